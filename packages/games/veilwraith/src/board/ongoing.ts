import type { Seat } from '@veilhall/engine';
import { standing } from '@veilhall/kit';
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

/** Calls `use` for every effect of this kind that is in force as long as its card is in play; `card` 0 is the Vignette. */
export const eachOngoing = standing<Board, Effect, OngoingVerb, CompiledAbility>({
  over({ state, content }, seat, verb, visit) {
    for (const { def, id } of wraithAt(state, seat).threats) {
      const abilities = content.threat(def).ongoing[verb];
      if (abilities.length > 0) visit(abilities, id);
    }
    const abilities = content.vignette(state.campaign.vignette).ongoing[verb];
    if (abilities.length > 0 && vignetteAbilityOn(state)) visit(abilities, 0);
  },
  holds: (board, seat, { when }) => holds(board, seat, when),
});

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
