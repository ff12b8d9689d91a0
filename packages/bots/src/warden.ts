import type { GameState, Move } from '@veilhall/engine';
import { openOf, planned, type Usual } from './adept.ts';
import type { Ask, Bot } from './bot.ts';
import { Effort } from './effort.ts';
import { freshRng } from './host.ts';
import { LookAhead } from './look-ahead.ts';
import { type Choice, makeSensibleBot } from './veto.ts';

/**
 * Keeps an eye on everybody: reads from what the others do who they may be, sees what comes of its best picks in worlds
 * dealt by those beliefs, and takes care not to be read itself. Without a game of secrets it is an adept.
 */
export const warden: Bot = makeSensibleBot('warden', (ask, choice) =>
  watched(ask, choice, { ahead: 1_500, turn: 1_500 }),
);

/** The best that is known of each game, with the time to do it well. */
export const archon: Bot = makeSensibleBot('archon', (ask, choice) =>
  watched(ask, choice, { ahead: 6_000, turn: 30_000 }),
);

function watched(ask: Ask, choice: Choice, usual: Usual): Move {
  const { game, seat, prompt, facts, memory, rng, budget } = ask;
  const { hints } = game;
  const deduction = hints?.deduction;
  if (!deduction) return planned(ask, choice, usual);
  const effort = new Effort(budget, usual.ahead);
  const notes = deduction.read(choice.world, seat, facts, memory.notes);
  memory.notes = notes;
  const considered = effort.isSpent() ? [] : openOf(deduction.shortlist(choice.world, seat, notes, prompt), choice);
  const [first, second, ...others] = considered;
  if (!first || !second) return deduction.choose(choice.world, seat, notes, prompt, rng);
  const believed = (): GameState => {
    const dealt = ask.worlds(1)[0] as GameState;
    deduction.deal(dealt, seat, notes, freshRng(rng));
    return dealt;
  };
  return new LookAhead(ask, hints, effort, believed).best([first, second, ...others]);
}
