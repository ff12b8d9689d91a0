import type { Text } from '@veilhall/engine';
import type { EffectTypes, Verb as KitVerb, Place as PlaceOf, Range, VerbPick } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import type { CompiledAbility } from '../content/compile.ts';
import type { Effect, Verb } from '../content/schema.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { CardRef, PickAct, PickOption, PilePick } from '../state/picks.ts';
import type { FaceDown } from '../state/state.ts';
import type { Scene } from './scene.ts';

/** What this game's texts are made of. */
export interface VeilTexts extends EffectTypes {
  readonly board: Board;
  readonly turn: Turn;
  readonly effect: Effect;
  readonly act: PickAct;
  readonly option: PickOption;
  readonly scene: Scene;
  readonly ability: CompiledAbility;
}

export type Place = PlaceOf<PickAct>;
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
/** `value` is in the points of the content brief: Gold 1 and Damage 1 are worth 1. */
export type VerbRules<E extends Effect> = KitVerb<VeilTexts, E>;
export type VerbOf<V extends Verb> = VerbRules<EffectOf<V>>;

/** The questions that choices of texts are put as. */
export type PickAsk = 'target' | 'pick';

type On = PickAct['on'];
type ActOn<K extends On> = Extract<PickAct, { on: K }>;
type OptionOn<K extends On> = Extract<PickOption, { on: K }>;

interface Picking<E extends Effect, K extends On> extends Pick<VerbPick<VeilTexts, E>, 'range' | 'always'> {
  acts(board: Board, place: Place, effect: E): readonly ActOn<K>[];
  chosen(turn: Turn, place: Place, effect: E, act: ActOn<K>): void;
  label(option: OptionOn<K>, scene: Scene, effect: E): Text;
}

const picked =
  (when: 'declared' | 'resolving', ask: PickAsk) =>
  <E extends Effect, K extends On>({ range, always, acts, chosen, label }: Picking<E, K>): VerbPick<VeilTexts, E> => ({
    when,
    ask,
    ...(range && { range }),
    ...(always && { always }),
    acts,
    chosen: (turn, place, effect, act) => chosen(turn, place, effect, act as ActOn<K>),
    label: (option, effect, scene) => label(option as OptionOn<K>, scene, effect),
  });

/** Declared before anything is carried out, so that it can be answered (TV-TGT-03). */
export const target = picked('declared', 'target');
/** Chosen while the text is carried out. */
export const choice = picked('resolving', 'pick');

export const upTo = (n: number): Range => ({ least: 0, most: n });
/** "You may … up to n"; in full where it pays for something. */
export const upToUnlessCost = (place: Place, n: number): Range => ({ least: place.cost ? n : 0, most: n });

export const refTo = ({ id, def }: CardRef): CardRef => ({ id, def });

/** One choice for all cards of one name and owner, except the one whose text it is. */
export function distinct(
  who: Who,
  zone: PilePick['zone'],
  cards: readonly (CardRef & FaceDown)[],
  fits: (def: string) => boolean = () => true,
): PilePick[] {
  const found: { owner: Who; card: CardRef; cards: CardRef[] }[] = [];
  for (const card of cards) {
    const same = found.find((entry) => entry.card.def === card.def && entry.owner === card.owner);
    if (same) same.cards.push(refTo(card));
    else if (fits(card.def)) found.push({ owner: card.owner, card: refTo(card), cards: [refTo(card)] });
  }
  return found.map(({ card, cards: same }) => ({ on: 'pile', zone, who, card, cards: same }));
}

/** A Hand of several cards: an answer given by itself would tell that they are equal. */
export const handTells = ({ state }: Board, { who }: Pick<Place, 'who'>): boolean =>
  playerAt(state, who).hand.length > 1;
