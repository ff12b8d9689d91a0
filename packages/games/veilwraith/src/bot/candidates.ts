import { movesOf, type OptionId, type Prompt, type Seat, thing } from '@veilhall/engine';
import { MOST_TOKENS, slotPower, standingPower } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { valueNow } from '../board/threats.ts';
import type { Content } from '../content/compile.ts';
import type { Effect } from '../content/schema.ts';
import { wraithAt } from '../state/access.ts';
import type { CardInPlay, ThreatInPlay, Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import { memoryPowerFor, memoryValue } from './value.ts';

/** Pairs of Memories worth Combining: the cheapest few. */
const MOST_PAIRS = 3;

/**
 * The moves that somebody who knows the game would think about: no Use that cannot succeed, no tokens spent in vain, no
 * Power laid down before it is needed, one Key for another. At least one move is always left.
 */
export function candidates(board: Board, seat: Seat, prompt: Prompt): OptionId[] {
  const moves = movesOf(prompt);
  if (moves.length < 3) return moves;
  switch (prompt.ask) {
    case 'play':
    case 'use':
      return some(playing(board, seat, moves), moves);
    case 'boost':
      return some(boosting(board, seat, prompt, moves), moves);
    default:
      return moves;
  }
}

const some = (kept: OptionId[], all: OptionId[]): OptionId[] => (kept.length > 0 ? kept : all);

function playing(board: Board, seat: Seat, moves: readonly OptionId[]): OptionId[] {
  const wraith = wraithAt(board.state, seat);
  const extra = extras(board, wraith);
  const turns = new Set<string>();
  const kept: OptionId[] = [];
  for (const id of moves) {
    const colon = id.indexOf(':');
    const rest = id.slice(colon + 1);
    switch (id.slice(0, colon)) {
      case 'use':
        if (isSensibleUse(board, wraith, extra, rest, true)) kept.push(id);
        break;
      case 'turn': {
        const use = rest.slice(rest.indexOf('>') + 1);
        if (turns.has(use)) break;
        turns.add(use);
        if (isSensibleUse(board, wraith, extra, use, wraith.threats.length === 0)) kept.push(id);
        break;
      }
      case 'tilt':
        if (wraith.actions[rest as ActionType].tokens < MOST_TOKENS) kept.push(id);
        break;
      case 'play':
        if (!isPowerOnly(board.content, rest.slice(0, rest.indexOf('#')))) kept.push(id);
        break;
      default:
        kept.push(id);
    }
  }
  return kept;
}

/** `use` is `<action>:draw` or `<action>><thing>[.<value>]`. */
function isSensibleUse(board: Board, wraith: Wraith, extra: Extras, use: string, draws: boolean): boolean {
  if (use.endsWith(':draw')) return draws;
  const arrow = use.indexOf('>');
  const action = use.slice(0, arrow) as ActionType;
  const [target = '', index] = use.slice(arrow + 1).split('.');
  for (const [owner, { threats }] of board.state.wraiths.entries()) {
    for (const threat of threats) {
      if (thing(threat) !== target) continue;
      const value = index === undefined ? valueOfType(board, threat, action) : Number(index);
      return valueNow(board, owner, threat, value) <= standingPower(board, wraith, action) + extra[action];
    }
  }
  return true;
}

function valueOfType(board: Board, threat: ThreatInPlay, action: ActionType): number {
  const { values } = board.content.threat(threat.def);
  for (const [i, value] of values.entries()) {
    if (value.type === action && (threat.marks & (1 << i)) === 0) return i;
  }
  return 0;
}

type Extras = Record<ActionType, number>;

/** The most Power each Action could be given beyond what it has: tokens, Memories, Combines, a better slot. */
function extras(board: Board, wraith: Wraith): Extras {
  const extra: Extras = { explore: 0, fight: 0, influence: 0 };
  for (const action of ACTION_TYPES) {
    const { tokens, slot } = wraith.actions[action];
    let sum = tokens;
    let others = 0;
    for (const { def } of wraith.hand) {
      const power = memoryPowerFor(board.content, def, action) + helpOf(board.content, def, wraith, slot);
      if (power > 0) sum += power;
      else others++;
    }
    extra[action] = sum + Math.floor(others / 2);
  }
  return extra;
}

/** Power that a Memory gives by other means than adding it. */
function helpOf(content: Content, def: string, wraith: Wraith, slot: 1 | 2 | 3): number {
  let most = 0;
  for (const { script } of content.memory(def).abilities) {
    for (const effect of script.effects) most = Math.max(most, helpOfEffect(effect, wraith, slot));
  }
  return most;
}

function helpOfEffect(effect: Effect, wraith: Wraith, slot: 1 | 2 | 3): number {
  switch (effect.verb) {
    case 'addToken':
      return effect.n ?? 1;
    case 'moveAction':
    case 'swapActions':
      return slotPower(wraith, 3) - slotPower(wraith, slot);
    case 'modifyValue':
      return Math.max(0, -effect.n);
    case 'choose': {
      let most = 0;
      for (const branch of effect.options) {
        for (const inner of branch) most = Math.max(most, helpOfEffect(inner, wraith, slot));
      }
      return most;
    }
    default:
      return 0;
  }
}

/** Nothing but Power for the Action it is played for: that waits for the Use (VW-MEM-10). */
function isPowerOnly(content: Content, def: string): boolean {
  for (const { script } of content.memory(def).abilities) {
    for (const { verb } of script.effects) if (verb !== 'addPower') return false;
  }
  return true;
}

function boosting(board: Board, seat: Seat, { about }: Prompt, moves: readonly OptionId[]): OptionId[] {
  const wraith = wraithAt(board.state, seat);
  const action = about?.action as ActionType;
  const short = Number(about?.need) - Number(about?.power);
  if (short <= 0) return ['proceed:0'];
  const kept: OptionId[] = [];
  if (short <= Number(about?.tokens)) kept.push(`proceed:${short}`);
  const spare: CardInPlay[] = [];
  for (const card of wraith.hand) {
    const help = helpOf(board.content, card.def, wraith, wraith.actions[action].slot);
    if (memoryPowerFor(board.content, card.def, action) + help === 0) spare.push(card);
    else if (moves.includes(`play:${thing(card)}`)) kept.push(`play:${thing(card)}`);
  }
  kept.push(...cheapPairs(board.content, spare, moves));
  for (const id of moves) if (id.startsWith('flip:')) kept.push(id);
  return kept;
}

function cheapPairs(content: Content, spare: CardInPlay[], moves: readonly OptionId[]): OptionId[] {
  spare.sort((a, b) => memoryValue(content, a.def) - memoryValue(content, b.def));
  const pairs: OptionId[] = [];
  for (let j = 1; j < spare.length && pairs.length < MOST_PAIRS; j++) {
    for (let i = 0; i < j && pairs.length < MOST_PAIRS; i++) {
      const [a, b] = [spare[i], spare[j]];
      if (!a || !b) continue;
      const id = moves.find(
        (move) => move === `combine:${thing(a)}+${thing(b)}` || move === `combine:${thing(b)}+${thing(a)}`,
      );
      if (id !== undefined) pairs.push(id);
    }
  }
  return pairs;
}
