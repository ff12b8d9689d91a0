import type { Seat } from '@veilhall/engine';
import type { ThreatDef } from '../content/compile.ts';
import type { Filter } from '../content/schema.ts';
import { wraithAt } from '../state/access.ts';
import type { ThreatInPlay, Wraith } from '../state/state.ts';
import type { ActionType, ThreatKind } from '../vocabulary.ts';
import type { Board } from './board.ts';
import { counts } from './counters.ts';
import { eachOngoing } from './ongoing.ts';

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
  board: Board,
  seat: Seat,
  threat: ThreatInPlay,
  filter: Filter | undefined,
  { now = true, kinds = COMMON }: { now?: boolean; kinds?: readonly ThreatKind[] } = {},
): boolean {
  const def = board.content.threat(threat.def);
  if (!(filter?.kinds ?? kinds).includes(def.kind)) return false;
  if (!filter) return true;
  const { hasType, maxValue, maxCost, starred } = filter;
  if (hasType !== undefined && !hasOpenValue(def, threat, hasType)) return false;
  if (starred !== undefined && starred !== (def.stars !== 0)) return false;
  if (maxCost !== undefined && (now ? costNow(board, seat, threat) : def.cost) > maxCost) return false;
  return maxValue === undefined || lowestValue(board, seat, threat, now) <= maxValue;
}

export function isOpen(def: ThreatDef, threat: ThreatInPlay, index: number): boolean {
  return index < def.values.length && (threat.marks & (1 << index)) === 0;
}

function hasOpenValue(def: ThreatDef, threat: ThreatInPlay, type: ActionType): boolean {
  for (const [i, value] of def.values.entries()) if (value.type === type && isOpen(def, threat, i)) return true;
  return false;
}

function lowestValue(board: Board, seat: Seat, threat: ThreatInPlay, now: boolean): number {
  const def = board.content.threat(threat.def);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, value] of def.values.entries()) {
    if (isOpen(def, threat, i)) least = Math.min(least, now ? valueNow(board, seat, threat, i) : value.n);
  }
  return least;
}

export const portalExplore = (board: Board, wraith: Wraith): number =>
  board.content.vignette(board.state.campaign.vignette).card.portal + wraith.portalRise;

export function printedValue(board: Board, wraith: Wraith, threat: ThreatInPlay, index: number): number {
  const def = board.content.threat(threat.def);
  return def.kind === 'portal' ? portalExplore(board, wraith) : (def.values[index]?.n ?? 0);
}

/** The value to reach now (VW-VAL-08). */
export function valueNow(board: Board, seat: Seat, threat: ThreatInPlay, index: number): number {
  const wraith = wraithAt(board.state, seat);
  const type = board.content.threat(threat.def).values[index]?.type ?? 'explore';
  let n = printedValue(board, wraith, threat, index) + threat.valueChange[type];
  eachValueChange(board, seat, threat, type, (change) => {
    n += change;
  });
  return Math.max(0, n);
}

export function eachValueChange(
  board: Board,
  seat: Seat,
  threat: ThreatInPlay,
  type: ActionType,
  use: (change: number, card: string) => void,
): void {
  eachOngoing(board, seat, 'modifyValue', (effect, card, source) => {
    if ((effect.type ?? type) !== type) return;
    if ((effect.others && card === threat.id) || !fits(board, seat, threat, effect.filter, { now: false })) return;
    use(counts.amount(board, seat, effect), source.script.card);
  });
}

/** Spirit Cost now: 0 while ignored (VW-TERM-02, VW-SPIRIT-05). */
export function costNow(board: Board, seat: Seat, threat: ThreatInPlay): number {
  if (threat.ignored) return 0;
  let n = board.content.threat(threat.def).cost + threat.costChange;
  eachCostChange(board, seat, threat, (change) => {
    n += change;
  });
  return Math.max(0, n);
}

export function eachCostChange(
  board: Board,
  seat: Seat,
  threat: ThreatInPlay,
  use: (change: number, card: string) => void,
): void {
  eachOngoing(board, seat, 'modifyCost', (effect, card, source) => {
    if ((effect.others && card === threat.id) || !fits(board, seat, threat, effect.filter, { now: false })) return;
    use(counts.amount(board, seat, effect), source.script.card);
  });
}

/** VW-SPIRIT-01 */
export function spiritDue(board: Board, seat: Seat): number {
  let sum = 0;
  for (const threat of wraithAt(board.state, seat).threats) sum += costNow(board, seat, threat);
  return sum;
}
