import type { Seat } from '@veilhall/engine';
import type { CompiledAbility } from '../content/compile.ts';
import type { OngoingVerb } from '../content/families.ts';
import type { Effect, Restriction } from '../content/schema.ts';
import { wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import type { Slot } from '../vocabulary.ts';
import type { Board } from './board.ts';
import { holds } from './counters.ts';

/** The special ability may be switched off for the first game of a match (VW-SETUP-14). */
export const vignetteAbilityOn = (state: State): boolean =>
  state.options.vignetteAbility || state.campaign.history.length > 0;

type EffectOf<V extends OngoingVerb> = Extract<Effect, { verb: V }>;
type Use<V extends OngoingVerb> = (effect: EffectOf<V>, card: number, source: CompiledAbility) => void;

/** Calls `use` for every effect of this kind that is in force as long as its card is in play; `card` 0 is the Vignette. */
export function eachOngoing<V extends OngoingVerb>(board: Board, seat: Seat, verb: V, use: Use<V>): void {
  for (const threat of wraithAt(board.state, seat).threats) {
    const abilities = board.content.threat(threat.def).ongoing[verb];
    if (abilities.length > 0) apply(board, seat, verb, abilities, threat.id, use);
  }
  const abilities = board.content.vignette(board.state.campaign.vignette).ongoing[verb];
  if (abilities.length > 0 && vignetteAbilityOn(board.state)) apply(board, seat, verb, abilities, 0, use);
}

function apply<V extends OngoingVerb>(
  board: Board,
  seat: Seat,
  verb: V,
  abilities: readonly CompiledAbility[],
  card: number,
  use: Use<V>,
): void {
  for (const ability of abilities) {
    if (!holds(board, seat, ability.when)) continue;
    for (const effect of ability.script.effects) if (does(effect, verb)) use(effect, card, ability);
  }
}

const does = <V extends OngoingVerb>(effect: Effect, verb: V): effect is EffectOf<V> => effect.verb === verb;

/** The card whose text forbids it, if any does. */
export function forbiddenBy(board: Board, seat: Seat, rule: Restriction): string | undefined {
  let by: string | undefined;
  eachOngoing(board, seat, 'restrict', (effect, _card, source) => {
    if (effect.rule === rule) by ??= source.script.card;
  });
  return by;
}

export const forbidden = (board: Board, seat: Seat, rule: Restriction): boolean =>
  forbiddenBy(board, seat, rule) !== undefined;

/** Most Memories that may be played this round. */
export function memoryLimit(board: Board, seat: Seat): number {
  let most = Number.POSITIVE_INFINITY;
  eachOngoing(board, seat, 'restrict', (effect) => {
    if (effect.rule === 'maxMemories') most = Math.min(most, effect.n ?? 1);
  });
  return most;
}

/** Where the Draw option sends the Action: slot 1, unless the Vignette says otherwise. */
export function drawOptionSlot(board: Board, seat: Seat): Slot {
  let slot: Slot = 1;
  eachOngoing(board, seat, 'drawOptionSlot', (effect) => {
    slot = effect.slot;
  });
  return slot;
}
