import type { Move, Prompt, Seat } from '@veilhall/engine';
import { MOST_TOKENS, slotPower, standingPower } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { valueNow } from '../board/threats.ts';
import type { GamePrompt } from '../campaign/match-asks.ts';
import type { Content } from '../content/compile.ts';
import type { Effect } from '../content/schema.ts';
import { memoryPowerFor } from '../effects/power.ts';
import type { UseAct } from '../flow/asks.ts';
import { threatById, wraithAt } from '../state/access.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import { memoryValue } from './value.ts';

/** Pairs of Memories worth Combining: the cheapest few. */
const MOST_PAIRS = 3;

/**
 * The moves that somebody who knows the game would think about: no Use that cannot succeed, no tokens spent in vain, no
 * Power laid down before it is needed, one Key for another. At least one move is always left.
 */
export function candidates(board: Board, seat: Seat, prompt: Prompt): readonly Move[] {
  const all = Array.from({ length: prompt.moves }, (_, move) => move);
  if (all.length < 3) return all;
  const kept = sensible(board, seat, prompt as GamePrompt);
  return kept.length > 0 ? kept : all;
}

/** Nothing where any move may make sense. */
function sensible(board: Board, seat: Seat, prompt: GamePrompt): Move[] {
  if (prompt.ask === 'play' || prompt.ask === 'use') return playing(board, seat, prompt);
  return prompt.ask === 'boost' ? boosting(board, seat, prompt) : [];
}

function playing(board: Board, seat: Seat, { moves, options }: GamePrompt<'play' | 'use'>): Move[] {
  const wraith = wraithAt(board.state, seat);
  const extra = extras(board, wraith);
  const turns: UseAct[] = [];
  const kept: Move[] = [];
  for (let move = 0; move < moves; move++) {
    const option = options[move];
    if (!option || option.kind) continue;
    const { about } = option;
    switch (about.do) {
      case 'use':
        if (about.key) {
          if (turns.some((other) => isSameUse(other, about))) break;
          turns.push(about);
        }
        if (isSensibleUse(board, wraith, extra, about, !about.key || wraith.threats.length === 0)) kept.push(move);
        break;
      case 'tilt':
        if (wraith.actions[about.action].tokens < MOST_TOKENS) kept.push(move);
        break;
      case 'play':
        if (!isPowerOnly(board.content, about.card.def)) kept.push(move);
        break;
      case 'flip':
      case 'end':
        kept.push(move);
        break;
    }
  }
  return kept;
}

const isSameUse = (a: UseAct, b: UseAct): boolean =>
  a.action === b.action && a.target?.card.id === b.target?.card.id && a.target?.value === b.target?.value;

function isSensibleUse(
  board: Board,
  wraith: Wraith,
  extra: Extras,
  { action, target }: UseAct,
  draws: boolean,
): boolean {
  if (!target) return draws;
  const threat = threatById(wraithAt(board.state, target.owner), target.card.id);
  if (!threat) return true;
  const power = standingPower(board, wraith, action) + extra[action];
  return valueNow(board, target.owner, threat, target.value) <= power;
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
  const { verb } = effect;
  if (verb === 'addToken') return effect.n ?? 1;
  if (verb === 'moveAction' || verb === 'swapActions') return slotPower(wraith, 3) - slotPower(wraith, slot);
  if (verb === 'modifyValue') return Math.max(0, -effect.n);
  let most = 0;
  if (verb === 'choose')
    for (const inner of effect.options.flat()) most = Math.max(most, helpOfEffect(inner, wraith, slot));
  return most;
}

/** Nothing but Power for the Action it is played for: that waits for the Use (VW-MEM-10). */
export function isPowerOnly(content: Content, def: string): boolean {
  for (const { script } of content.memory(def).abilities) {
    for (const { verb } of script.effects) if (verb !== 'addPower') return false;
  }
  return true;
}

function boosting(board: Board, seat: Seat, { about, moves, options }: GamePrompt<'boost'>): Move[] {
  const wraith = wraithAt(board.state, seat);
  const { action, need, power, tokens } = about;
  const short = Math.max(0, need - power);
  const spend: Move[] = [];
  const plays = new Map<number, Move>();
  const flips: Move[] = [];
  const pairs = new Map<string, Move>();
  for (let move = 0; move < moves; move++) {
    const option = options[move];
    if (!option || option.kind) continue;
    const act = option.about;
    switch (act.do) {
      case 'proceed':
        if (act.tokens === short && short <= tokens) spend.push(move);
        break;
      case 'play':
        plays.set(act.card.id, move);
        break;
      case 'flip':
        flips.push(move);
        break;
      case 'combine':
        pairs.set(pairOf(act.first.id, act.second.id), move);
        break;
    }
  }
  if (short === 0) return spend;
  const kept: Move[] = spend;
  const spare: Spare[] = [];
  for (const { id, def } of wraith.hand) {
    const help = helpOf(board.content, def, wraith, wraith.actions[action].slot);
    const play = plays.get(id);
    if (memoryPowerFor(board.content, def, action) + help === 0)
      spare.push({ id, value: memoryValue(board.content, def) });
    else if (play !== undefined) kept.push(play);
  }
  return [...kept, ...cheapPairs(spare, pairs), ...flips];
}

/** A Memory of no other use here. */
interface Spare {
  readonly id: number;
  readonly value: number;
}

/** Whichever of the two is named first. */
const pairOf = (a: number, b: number): string => (a < b ? `${a}+${b}` : `${b}+${a}`);

function cheapPairs(spare: Spare[], offered: ReadonlyMap<string, Move>): Move[] {
  spare.sort((a, b) => a.value - b.value);
  const pairs: Move[] = [];
  for (const [j, second] of spare.entries()) {
    for (const first of spare.slice(0, j)) {
      const move = pairs.length < MOST_PAIRS ? offered.get(pairOf(first.id, second.id)) : undefined;
      if (move !== undefined) pairs.push(move);
    }
  }
  return pairs;
}
