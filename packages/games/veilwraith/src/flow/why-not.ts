import { type Refusal, type Seat, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { holds } from '../board/counters.ts';
import { forbiddenBy, memoryLimit } from '../board/ongoing.ts';
import { isOpen } from '../board/threats.ts';
import type { CompiledAbility } from '../content/compile.ts';
import type { Restriction } from '../content/schema.ts';
import { isFreeMoment } from '../effects/actions.ts';
import { distinct } from '../effects/memories.ts';
import { texts } from '../effects/texts.ts';
import { tableOf, usedNow, wraithAt } from '../state/access.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import { tokensThing } from './asks.ts';
import { HAND_LIMIT } from './phases.ts';
import { openValues, reach } from './uses.ts';

/** Every way the table says no during a game, so that each has its words. */
export const REFUSALS = [
  'waiting',
  'notPlayPhase',
  'useTaken',
  'tiltTaken',
  'actionTilted',
  'actionExhausted',
  'actionInUse',
  'noTarget',
  'noTargetOfType',
  'valueMarked',
  'threatWithoutValue',
  'opponentsThreat',
  'keyNotCollected',
  'keyTurned',
  'keyFlipped',
  'noUprightAction',
  'turnDuringUse',
  'flipNoEffect',
  'combineOutsideUse',
  'combineNeedsTwo',
  'memoryNoEffect',
  'memoryNotNow',
  'memoryCost',
  'memoryCondition',
  'memoryLimit',
  'forbidden',
  'useLocked',
  'handFull',
  'tokensOfAnother',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

interface Because extends Refusal {
  readonly code: RefusalCode;
}

/** What this seat would try on the table and cannot, from what it knows. */
export function whyNot(board: Board, seat: Seat, ask: string | undefined): Refusal[] {
  const { state } = board;
  const wraith = wraithAt(state, seat);
  if (state.stage !== 'round' || wraith.status !== 'playing') return [];
  const found: Because[] = [];
  if (ask === undefined || ask === 'ready') found.push({ code: 'waiting', rule: 'VW-MULTI-04' });
  if (state.phase === 'play' && ask === 'play') playRefusals(board, wraith, seat, found);
  else if (ask === 'boost') boostRefusals(board, wraith, seat, found);
  else if (state.phase !== 'play') {
    for (const action of ACTION_TYPES) {
      found.push({ code: 'notPlayPhase', rule: 'VW-PLAY-06', on: `action:${action}`, args: { phase: state.phase } });
    }
  }
  if (ask === 'limit') {
    found.push({ code: 'handFull', rule: 'VW-END-02', args: { hand: wraith.hand.length, limit: HAND_LIMIT } });
  }
  if (ask === 'play' || ask === 'boost' || ask === 'window' || ask === 'limit') {
    memoryRefusals(board, wraith, seat, found);
  }
  keyRefusals(board, wraith, seat, ask, found);
  return found;
}

function playRefusals(board: Board, wraith: Wraith, seat: Seat, found: Because[]): void {
  if (wraith.usedRegular) found.push({ code: 'useTaken', rule: 'VW-USE-01' });
  if (wraith.tiltedRegular) found.push({ code: 'tiltTaken', rule: 'VW-TILT-01' });
  for (const action of ACTION_TYPES) {
    const { facing } = wraith.actions[action];
    const on = `action:${action}`;
    if (facing === 'tilted') found.push({ code: 'actionTilted', rule: 'VW-TILT-03', on });
    else if (facing === 'exhausted') found.push({ code: 'actionExhausted', rule: 'VW-USE-22', on });
    else if (!hasTarget(board, seat, action)) {
      found.push({ code: 'noTargetOfType', rule: 'VW-USE-03', on, args: { action } });
    }
  }
  const rules: readonly Restriction[] = ['noTilt', 'noDrawOption', 'noKeyTurn', 'noMemoryOutsidePlay'];
  for (const rule of rules) {
    const card = forbiddenBy(board, seat, rule);
    if (card !== undefined) found.push({ code: 'forbidden', rule: 'VW-TRIG-06', args: { rule, card } });
  }
  if (wraith.hand.length >= 2) found.push({ code: 'combineOutsideUse', rule: 'VW-COMB-01' });
  threatRefusals(board, wraith, seat, found);
}

function hasTarget(board: Board, seat: Seat, action: ActionType): boolean {
  return reach(board.state, seat).some((owner) =>
    wraithAt(board.state, owner).threats.some((threat) => openValues(board, threat, action).length > 0),
  );
}

function threatRefusals(board: Board, wraith: Wraith, seat: Seat, found: Because[]): void {
  for (const threat of wraith.threats) {
    const def = board.content.threat(threat.def);
    const on = thing(threat);
    if (def.values.length === 0) found.push({ code: 'threatWithoutValue', rule: 'VW-RULING-74', on });
    for (const [i, { type }] of def.values.entries()) {
      if (!isOpen(def, threat, i)) found.push({ code: 'valueMarked', rule: 'VW-VAL-05', on, args: { value: type } });
    }
    const types = [...new Set(def.values.filter((_value, i) => isOpen(def, threat, i)).map((value) => value.type))];
    if (types.length > 0 && types.every((type) => wraith.actions[type].facing !== 'upright')) {
      found.push({ code: 'noTarget', rule: 'VW-USE-01', on, args: { types } });
    }
  }
  if (tableOf(board.state) !== 'race') return;
  for (const [other, { threats, status }] of board.state.wraiths.entries()) {
    if (other === seat || status !== 'playing') continue;
    for (const threat of threats) found.push({ code: 'opponentsThreat', rule: 'VW-RULING-53', on: thing(threat) });
  }
}

function boostRefusals(board: Board, wraith: Wraith, seat: Seat, found: Because[]): void {
  const action = usedNow(wraith);
  if (action) found.push({ code: 'useLocked', rule: 'VW-RULING-10', on: `action:${action}` });
  for (const other of ACTION_TYPES) {
    if (other === action) continue;
    found.push({ code: 'actionInUse', rule: 'VW-RULING-05', on: `action:${other}` });
    const on = tokensThing(other);
    found.push({
      code: 'tokensOfAnother',
      rule: 'VW-USE-08',
      on,
      args: { action: other, ...(action && { used: action }) },
    });
  }
  const rules: readonly Restriction[] = ['noCombine', 'noTokenSpending'];
  for (const rule of rules) {
    const card = forbiddenBy(board, seat, rule);
    if (card === undefined) continue;
    const on = action && rule === 'noTokenSpending' ? { on: tokensThing(action) } : {};
    found.push({ code: 'forbidden', rule: 'VW-TRIG-06', ...on, args: { rule, card } });
  }
  if (wraith.hand.length === 1) found.push({ code: 'combineNeedsTwo', rule: 'VW-COMB-01', args: { hand: 1 } });
}

function memoryRefusals(board: Board, wraith: Wraith, seat: Seat, found: Because[]): void {
  const limit = memoryLimit(board, seat);
  const outside = board.state.phase === 'play' ? undefined : forbiddenBy(board, seat, 'noMemoryOutsidePlay');
  for (const { card, cards } of distinct(wraith.hand)) {
    for (const on of cards.map(thing)) {
      if (wraith.memoriesPlayed >= limit) {
        found.push({ code: 'memoryLimit', rule: 'VW-TRIG-06', on, args: { limit, played: wraith.memoriesPlayed } });
      } else if (outside !== undefined) {
        found.push({ code: 'forbidden', rule: 'VW-TRIG-06', on, args: { rule: 'noMemoryOutsidePlay', card: outside } });
      } else {
        const { abilities } = board.content.memory(card.def);
        if (abilities.some((ability) => texts.abilityCan(board, { who: seat, by: seat, card: card.id }, ability)))
          continue;
        const first = abilities[0];
        if (first) found.push({ ...whyNotAbility(board, seat, first, card.id, 'memoryNoEffect'), on });
      }
    }
  }
}

function whyNotAbility(
  board: Board,
  seat: Seat,
  ability: CompiledAbility,
  card: number,
  otherwise: 'memoryNoEffect' | 'flipNoEffect',
): Because {
  const args = { card: ability.script.card };
  if (!holds(board, seat, ability.when)) return { code: 'memoryCondition', rule: 'VW-EFF-03', args };
  if (ability.grants && !isFreeMoment(board, seat)) return { code: 'memoryNotNow', rule: 'VW-RULING-91', args };
  if (ability.cost && !texts.scriptPayable(board, { who: seat, by: seat, card }, ability.cost))
    return { code: 'memoryCost', rule: 'VW-RULING-63', args };
  return { code: otherwise, rule: 'VW-EFF-03', args };
}

function keyRefusals(board: Board, wraith: Wraith, seat: Seat, ask: string | undefined, found: Because[]): void {
  for (const threat of wraith.threats) {
    if (board.content.threat(threat.def).kind === 'key') {
      found.push({ code: 'keyNotCollected', rule: 'VW-KEY-03', on: thing(threat) });
    }
  }
  const upright = ACTION_TYPES.some((action) => wraith.actions[action].facing === 'upright');
  for (const key of wraith.keys) {
    const on = thing(key);
    const { flip } = board.content.threat(key.def);
    if (key.state === 'flipped') {
      found.push({ code: 'keyFlipped', rule: 'VW-KEY-09', on });
      continue;
    }
    if (board.state.phase !== 'play') {
      found.push({ code: 'notPlayPhase', rule: 'VW-RULING-07', on, args: { phase: board.state.phase } });
      continue;
    }
    if (key.state === 'turned') found.push({ code: 'keyTurned', rule: 'VW-KEY-10', on });
    else if (ask === 'boost') found.push({ code: 'turnDuringUse', rule: 'VW-RULING-05', on });
    else if (!upright) found.push({ code: 'noUprightAction', rule: 'VW-RULING-04', on });
    if (flip && !texts.abilityCan(board, { who: seat, by: seat, card: key.id }, flip)) {
      found.push({ ...whyNotAbility(board, seat, flip, key.id, 'flipNoEffect'), on });
    }
  }
}
