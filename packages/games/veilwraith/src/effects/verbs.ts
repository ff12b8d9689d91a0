import type { Board } from '../board/board.ts';
import type { Source } from '../content/compile.ts';
import type { Effect, Verb } from '../content/schema.ts';
import { isPlaying, push, tableOf } from '../state/access.ts';
import type { State } from '../state/state.ts';
import * as actions from './actions.ts';
import * as keys from './keys.ts';
import * as memories from './memories.ts';
import { peekThreat } from './peek.ts';
import type { Place } from './place.ts';
import * as spirit from './spirit.ts';
import * as standing from './standing.ts';
import * as threats from './threats.ts';
import * as tokens from './tokens.ts';
import type { VerbOf, VerbRules } from './verb.ts';

/** The Veilwraith picks one branch; its frame asks. */
const choose: VerbOf<'choose'> = {
  can(board, place, effect) {
    const branches = board.content.script(place.script).branches[place.step] ?? [];
    return effect.options.some((_branch, i) => branchCan(board, place, branches[i] ?? ''));
  },
  run: (turn, { at, seat, script, step, card, cost, about }) =>
    push(turn, { do: 'choose', at, seat, script, step, card, cost, ...(about && { about }) }),
  text: ({ options }, source) => {
    const branches = options.map((branch) => branch.map((effect) => verbText(effect, source)).join(', then '));
    return `choose one: ${branches.join('; or ')}`;
  },
  value({ options }) {
    let best = Number.NEGATIVE_INFINITY;
    for (const branch of options) {
      let sum = 0;
      for (const effect of branch) sum += verbValue(effect);
      best = Math.max(best, sum);
    }
    return best + 0.2;
  },
};

export function branchCan(board: Board, place: Place, script: string): boolean {
  const { effects } = board.content.script(script);
  return effects.some((effect, step) => effectCan(board, { ...place, script, step }, effect));
}

/** Each verb's rules take its own effects; which effect goes to which verb is settled by the key. */
const VERBS: Readonly<Record<Verb, VerbRules<Effect>>> = {
  gainSpirit: spirit.gainSpirit,
  loseSpirit: spirit.loseSpirit,
  drawMemory: memories.drawMemory,
  discardMemory: memories.discardMemory,
  millMemory: memories.millMemory,
  recoverMemory: memories.recoverMemory,
  removeMemory: memories.removeMemory,
  addToken: tokens.addToken,
  discardToken: tokens.discardToken,
  moveToken: tokens.moveToken,
  addPower: actions.addPower,
  tiltAction: actions.tiltAction,
  exhaustAction: actions.exhaustAction,
  resetAction: actions.resetAction,
  moveAction: actions.moveAction,
  swapActions: actions.swapActions,
  grantUse: actions.grantUse,
  grantTilt: actions.grantTilt,
  exhaustKey: keys.exhaustKey,
  resetKey: keys.resetKey,
  flipKey: keys.flipKey,
  defeatThreat: threats.defeatThreat,
  defeatStar: threats.defeatStar,
  discardThreat: threats.discardThreat,
  returnThreat: threats.returnThreat,
  ignoreThreat: threats.ignoreThreat,
  playThreat: threats.playThreat,
  peekThreat,
  modifyValue: threats.modifyValue,
  modifyCost: threats.modifyCost,
  capture: memories.capture,
  shuffleSelf: threats.shuffleSelf,
  returnSelf: threats.returnSelf,
  restrict: standing.restrict,
  drawOptionSlot: standing.drawOptionSlot,
  portalRises: standing.portalRises,
  gainRibbon: standing.gainRibbon,
  loseRibbon: standing.loseRibbon,
  upgradeAction: standing.upgradeAction,
  upgradeToken: standing.upgradeToken,
  nextGameSpirit: standing.nextGameSpirit,
  choose,
};

export const rulesOf = (effect: Effect): VerbRules<Effect> => VERBS[effect.verb];
export const verbText = (effect: Effect, source: Source): string => rulesOf(effect).text(effect, source);
export const verbValue = (effect: Effect): number => rulesOf(effect).value(effect);

/** Whom an effect can concern, the first named first; `another` leaves a choice where several are named. */
export function concerned(state: State, seat: number, effect: Effect): readonly number[] {
  const who = 'who' in effect ? effect.who : undefined;
  if (who !== 'another' && who !== 'each') return [seat];
  // Alone and in a race it is the Veilwraith themselves (VW-TERM-01, VW-RULING-54).
  if (tableOf(state) !== 'coop') return [seat];
  const others: number[] = [];
  for (let step = 1; step < state.wraiths.length; step++) {
    const other = (seat + step) % state.wraiths.length;
    if (isPlaying(state, other)) others.push(other);
  }
  if (who === 'each') return isPlaying(state, seat) ? [seat, ...others] : others;
  return others.length > 0 ? others.sort((a, b) => a - b) : [seat];
}

/** It would change something for at least one of those it can concern. */
export function effectCan(board: Board, place: Place, effect: Effect): boolean {
  const seats = concerned(board.state, place.seat, effect);
  const rules = rulesOf(effect);
  if (seats.length === 1 && seats[0] === place.seat) return rules.can(board, place, effect);
  return seats.some((seat) => rules.can(board, { ...place, seat }, effect));
}

export function effectPayable(board: Board, place: Place, effect: Effect): boolean {
  const rules = rulesOf(effect);
  return rules.pay ? rules.pay(board, place, effect) : rules.can(board, place, effect);
}
