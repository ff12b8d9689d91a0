import type { Seat } from '@veilhall/engine';
import type { Filter } from '../content/schema.ts';
import type { ThreatDef } from '../content-index.ts';
import type { ThreatInPlay, Wraith } from '../state.ts';
import type { ActionType, ThreatKind } from '../vocabulary.ts';
import { amount } from './counters.ts';
import { eachOngoing } from './ongoing.ts';
import { type Sight, wraithAt } from './sight.ts';

export function newThreat(id: number, def: string): ThreatInPlay {
  return {
    id,
    def,
    marks: 0,
    ignored: false,
    valueChange: { explore: 0, fight: 0, influence: 0 },
    costChange: 0,
    beneath: [],
  };
}

/** Foes and Keys are spared by effects that do not name them (VW-RULING-23). */
const COMMON: readonly ThreatKind[] = ['anima', 'deja'];

/** Where `now` is false the printed numbers count: what changes numbers must not depend on changed ones. */
export function fits(
  sight: Sight,
  seat: Seat,
  threat: ThreatInPlay,
  filter: Filter | undefined,
  { now = true, kinds = COMMON }: { now?: boolean; kinds?: readonly ThreatKind[] } = {},
): boolean {
  const def = sight.content.threat(threat.def);
  if (!(filter?.kinds ?? kinds).includes(def.kind)) return false;
  if (!filter) return true;
  const { hasType, maxValue, maxCost, starred } = filter;
  if (hasType !== undefined && !hasOpenValue(def, threat, hasType)) return false;
  if (starred !== undefined && starred !== (def.stars !== 0)) return false;
  if (maxCost !== undefined && (now ? costNow(sight, seat, threat) : def.cost) > maxCost) return false;
  return maxValue === undefined || lowestValue(sight, seat, threat, now) <= maxValue;
}

export function isOpen(def: ThreatDef, threat: ThreatInPlay, index: number): boolean {
  return index < def.values.length && (threat.marks & (1 << index)) === 0;
}

function hasOpenValue(def: ThreatDef, threat: ThreatInPlay, type: ActionType): boolean {
  for (const [i, value] of def.values.entries()) if (value.type === type && isOpen(def, threat, i)) return true;
  return false;
}

function lowestValue(sight: Sight, seat: Seat, threat: ThreatInPlay, now: boolean): number {
  const def = sight.content.threat(threat.def);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, value] of def.values.entries()) {
    if (isOpen(def, threat, i)) least = Math.min(least, now ? valueNow(sight, seat, threat, i) : value.n);
  }
  return least;
}

export const portalExplore = (sight: Sight, wraith: Wraith): number =>
  sight.content.vignette(sight.state.campaign.vignette).card.portal + wraith.portalRise;

export function printedValue(sight: Sight, wraith: Wraith, threat: ThreatInPlay, index: number): number {
  const def = sight.content.threat(threat.def);
  return def.kind === 'portal' ? portalExplore(sight, wraith) : (def.values[index]?.n ?? 0);
}

/** The value to reach now (VW-VAL-08). */
export function valueNow(sight: Sight, seat: Seat, threat: ThreatInPlay, index: number): number {
  const wraith = wraithAt(sight.state, seat);
  const type = sight.content.threat(threat.def).values[index]?.type ?? 'explore';
  let n = printedValue(sight, wraith, threat, index) + threat.valueChange[type];
  eachValueChange(sight, seat, threat, type, (change) => {
    n += change;
  });
  return Math.max(0, n);
}

export function eachValueChange(
  sight: Sight,
  seat: Seat,
  threat: ThreatInPlay,
  type: ActionType,
  use: (change: number, card: string) => void,
): void {
  eachOngoing(sight, seat, 'modifyValue', (effect, card, source) => {
    if ((effect.type ?? type) !== type) return;
    if ((effect.others && card === threat.id) || !fits(sight, seat, threat, effect.filter, { now: false })) return;
    use(amount(sight, seat, effect.n, effect.per), source.script.card);
  });
}

/** Spirit Cost now: 0 while ignored (VW-TERM-02, VW-SPIRIT-05). */
export function costNow(sight: Sight, seat: Seat, threat: ThreatInPlay): number {
  if (threat.ignored) return 0;
  let n = sight.content.threat(threat.def).cost + threat.costChange;
  eachCostChange(sight, seat, threat, (change) => {
    n += change;
  });
  return Math.max(0, n);
}

export function eachCostChange(
  sight: Sight,
  seat: Seat,
  threat: ThreatInPlay,
  use: (change: number, card: string) => void,
): void {
  eachOngoing(sight, seat, 'modifyCost', (effect, card, source) => {
    if ((effect.others && card === threat.id) || !fits(sight, seat, threat, effect.filter, { now: false })) return;
    use(amount(sight, seat, effect.n, effect.per), source.script.card);
  });
}

/** VW-SPIRIT-01 */
export function spiritDue(sight: Sight, seat: Seat): number {
  let sum = 0;
  for (const threat of wraithAt(sight.state, seat).threats) sum += costNow(sight, seat, threat);
  return sum;
}
