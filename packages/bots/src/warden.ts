import type { GameState } from '@veilhall/engine';
import { adept } from './adept.ts';
import { type Bot, makeBot, onlyMove } from './bot.ts';
import { freshRng } from './host.ts';
import { LookAhead } from './look-ahead.ts';

/** Picks played ahead for one decision, if the budget names no number. */
const PICKS_AHEAD = 1_500;

/**
 * Keeps an eye on everybody: reads from what the others do who they may be, sees what comes of its best picks in worlds
 * dealt by those beliefs, and takes care not to be read itself. Without a game of secrets it is an adept.
 */
export const warden: Bot = makeBot('warden', (ask) => {
  const { game, seat, prompt, facts, memory, rng } = ask;
  const { hints } = game;
  const deduction = hints?.deduction;
  if (!deduction) return adept.move(ask);
  const only = onlyMove(prompt);
  if (only !== undefined) return only;
  const world = ask.worlds(1)[0] as GameState;
  const notes = deduction.read(world, seat, facts, memory.notes);
  memory.notes = notes;
  const picks = ask.budget.iterations ?? PICKS_AHEAD;
  const considered = picks > 0 ? deduction.shortlist(world, seat, notes, prompt) : [];
  if (considered.length < 2) return deduction.choose(world, seat, notes, prompt, rng);
  const believed = (): GameState => {
    const dealt = ask.worlds(1)[0] as GameState;
    deduction.deal(dealt, seat, notes, freshRng(rng));
    return dealt;
  };
  return new LookAhead(ask, hints, picks, believed).best(considered);
});
