import type { EffectTypes, Verb as KitVerb, Place as PlaceOf, Range } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import type { CompiledAbility } from '../content/compile.ts';
import type { Effect, Verb } from '../content/schema.ts';
import type { EffectPick, PickOption } from '../state/picks.ts';
import type { ActionType } from '../vocabulary.ts';
import type { Scene } from './scene.ts';

/** What this game's texts are made of. */
export interface VwTexts extends EffectTypes {
  readonly board: Board;
  readonly turn: Turn;
  readonly effect: Effect;
  readonly act: EffectPick;
  readonly option: EffectPick<PickOption>;
  readonly scene: Scene;
  readonly ability: CompiledAbility;
}

/** `by` is the seat whose stack it is worked on, `who` the Veilwraith concerned. */
export type Place = PlaceOf<EffectPick>;

export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
/** `value` is in resources: 1 is worth a Spirit, a Memory, a Power Token or an Action. */
export type VerbRules<E extends Effect> = KitVerb<VwTexts, E>;
export type VerbOf<V extends Verb> = VerbRules<EffectOf<V>>;

export const exactly = (n: number): Range => ({ least: n, most: n });
export const NO_CHOICE: Range = exactly(0);

/** The Action the text is about so far. */
export const actionAt = ({ about }: Place): ActionType | undefined =>
  about?.choice.do === 'action' ? about.choice.action : undefined;

/** The rest of the text is about this Action. */
export function turnTo(place: Place, action: ActionType): void {
  place.about = { choice: { do: 'action', action }, script: place.script, step: place.step };
}
