import type { Card, Text } from '@veilhall/engine';
import type { VerbPick } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import type { Effect } from '../content/schema.ts';
import type { CardRef, PickAct, PickOption } from '../state/picks.ts';
import type { Scene } from './scene.ts';
import type { Place, VwTexts } from './verb.ts';

export const refTo = ({ id, def }: Card): CardRef => ({ id, def });

/** Which question a choice is put as. */
export type PickAsk = 'pickAction' | 'pickThreat' | 'pickMemory' | 'pickKey';

/** How one verb lets something be chosen (VW-EFF-04), and how each choice reads: it is told of no other kind. */
interface Picking<E extends Effect, A extends PickAct, O extends PickOption>
  extends Pick<VerbPick<VwTexts, E>, 'range' | 'always'> {
  readonly ask: PickAsk;
  acts(board: Board, place: Place, effect: E): readonly A[];
  chosen(turn: Turn, place: Place, effect: E, act: A): void;
  label(option: O, effect: E, scene: Scene): Text;
}

/** The same as the kit takes it: every choice names the effect that leaves it. */
export function picking<E extends Effect, A extends PickAct, O extends PickOption = A & PickOption>(
  rules: Picking<E, A, O>,
): VerbPick<VwTexts, E> {
  const { ask, range, always } = rules;
  return {
    when: 'resolving',
    ask,
    ...(range && { range }),
    ...(always && { always }),
    acts(board, place, effect) {
      const { script, step } = place;
      return rules.acts(board, place, effect).map((choice) => ({ choice, script, step }));
    },
    chosen: (turn, place, effect, { choice }) => rules.chosen(turn, place, effect, choice as A),
    label: ({ choice }, effect, scene) => rules.label(choice as O, effect, scene),
  };
}
