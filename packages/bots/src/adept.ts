import type { Considered, GameState, Habits, Hints, Move } from '@veilhall/engine';
import type { Ask, Bot } from './bot.ts';
import { Effort } from './effort.ts';
import { keenPick } from './keen.ts';
import { LookAhead } from './look-ahead.ts';
import { takePlanned } from './plan.ts';
import { searchTurn } from './turn-search.ts';
import { type Choice, makeSensibleBot } from './veto.ts';

/** Picks tried for one decision where nothing else is said: by playing ahead with everybody, and in the own turn. */
export interface Usual {
  readonly ahead: number;
  readonly turn: number;
}

/**
 * Plans its whole turn up to the next thing it cannot foresee, then plays the plan and plans again. Where the game knows
 * rules of thumb, it sees instead what comes of its best picks when everybody goes by them.
 */
export const adept: Bot = makeSensibleBot('adept', (ask, choice) => planned(ask, choice, { ahead: 200, turn: 1_500 }));

export function planned(ask: Ask, choice: Choice, usual: Usual): Move {
  const { game, prompt, memory, budget } = ask;
  const { hints } = game;
  if (hints?.habits) return foreseen(ask, choice, hints, hints.habits, new Effort(budget, usual.ahead));
  const next = takePlanned(memory, prompt);
  if (next !== undefined) return next;
  const { move, later } = searchTurn(ask, new Effort(budget, usual.turn));
  memory.plan = later;
  return move;
}

function foreseen(ask: Ask, choice: Choice, hints: Hints<GameState>, habits: Habits<GameState>, effort: Effort): Move {
  const { seat, prompt } = ask;
  const considered = effort.isSpent() ? [] : openOf(habits.shortlist(choice.world, seat, prompt), choice);
  const [first, second, ...others] = considered;
  if (!first || !second) return keenPick(habits, choice.world, ask);
  const world = (): GameState => ask.worlds(1)[0] as GameState;
  return new LookAhead(ask, hints, effort, world).best([first, second, ...others]);
}

/** Of the picks that deserve a closer look, those that are open. */
export const openOf = (considered: readonly Considered[], { open }: Choice): readonly Considered[] =>
  considered.filter(({ move }) => open.includes(move));
