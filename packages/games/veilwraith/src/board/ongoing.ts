import type { Seat } from '@veilhall/engine';
import type { Effect, Restriction } from '../content/schema.ts';
import type { CompiledAbility } from '../content-index.ts';
import type { State, Wraith } from '../state.ts';
import type { Slot } from '../vocabulary.ts';
import { holds } from './counters.ts';
import { type Sight, wraithAt } from './sight.ts';

/** The special ability may be switched off for the first game of a match (VW-SETUP-14). */
export const vignetteAbilityOn = (state: State): boolean =>
  state.options.vignetteAbility || state.campaign.history.length > 0;

/** Calls `use` for every effect that is in force as long as its card is in play; `card` 0 is the Vignette. */
export function eachOngoing(
  sight: Sight,
  seat: Seat,
  use: (effect: Effect, card: number, source: CompiledAbility) => void,
): void {
  for (const threat of wraithAt(sight.state, seat).threats) {
    for (const ability of sight.content.threat(threat.def).ongoing) apply(sight, seat, ability, threat.id, use);
  }
  if (!vignetteAbilityOn(sight.state)) return;
  for (const ability of sight.content.vignette(sight.state.campaign.vignette).ongoing)
    apply(sight, seat, ability, 0, use);
}

function apply(
  sight: Sight,
  seat: Seat,
  ability: CompiledAbility,
  card: number,
  use: (effect: Effect, card: number, source: CompiledAbility) => void,
): void {
  if (!holds(sight, seat, ability.when)) return;
  for (const effect of ability.script.effects) use(effect, card, ability);
}

/** Nothing in the area changes anything: true most of the time, and cheap to ask. */
export function nothingOngoing(sight: Sight, wraith: Wraith): boolean {
  for (const threat of wraith.threats) if (sight.content.threat(threat.def).ongoing.length > 0) return false;
  return !vignetteAbilityOn(sight.state) || sight.content.vignette(sight.state.campaign.vignette).ongoing.length === 0;
}

/** The card whose text forbids it, if any does. */
export function forbiddenBy(sight: Sight, seat: Seat, rule: Restriction): string | undefined {
  if (nothingOngoing(sight, wraithAt(sight.state, seat))) return undefined;
  let by: string | undefined;
  eachOngoing(sight, seat, (effect, _card, source) => {
    if (effect.verb === 'restrict' && effect.rule === rule) by ??= source.script.card;
  });
  return by;
}

export const forbidden = (sight: Sight, seat: Seat, rule: Restriction): boolean =>
  forbiddenBy(sight, seat, rule) !== undefined;

/** Most Memories that may be played this round. */
export function memoryLimit(sight: Sight, seat: Seat): number {
  let most = Number.POSITIVE_INFINITY;
  if (nothingOngoing(sight, wraithAt(sight.state, seat))) return most;
  eachOngoing(sight, seat, (effect) => {
    if (effect.verb === 'restrict' && effect.rule === 'maxMemories') most = Math.min(most, effect.n ?? 1);
  });
  return most;
}

/** Where the Draw option sends the Action: slot 1, unless the Vignette says otherwise. */
export function drawOptionSlot(sight: Sight, seat: Seat): Slot {
  let slot: Slot = 1;
  eachOngoing(sight, seat, (effect) => {
    if (effect.verb === 'drawOptionSlot') slot = effect.slot;
  });
  return slot;
}
