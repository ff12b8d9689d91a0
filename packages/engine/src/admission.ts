import { z } from 'zod';
import { MatchError, type MatchFault } from './faults.ts';
import type { AnyGame } from './game.ts';
import { hashOf } from './hash.ts';
import { type Journal, journalSchema, type Position, positionSchema } from './journal.ts';
import { hostileFault, type Json } from './json.ts';
import { PackError } from './packs.ts';
import { type GameState, rngSchema } from './rng.ts';

/** What journals and positions say they were made under, and the doors through which they come back in. */
export function identityOf(game: AnyGame, packs: readonly unknown[]) {
  return { game: game.id, rules: game.rules, content: game.content.hash, packs: packs as Json[] as never };
}

export function withPacks(base: AnyGame, packs: readonly unknown[]): AnyGame {
  let game = base;
  for (const pack of packs) {
    if (!game.extend) throw new MatchError('bad-pack', `${game.title} takes no packs`);
    try {
      game = game.extend(pack);
    } catch (error) {
      if (error instanceof PackError) throw new MatchError('bad-pack', error.message);
      throw error;
    }
  }
  return game;
}

export function checkIdentity(
  game: AnyGame,
  from: { game: string; rules: string; content: string },
  code: MatchFault,
): void {
  if (from.game !== game.id) throw new MatchError(code, `this is of the game '${from.game}', not '${game.id}'`);
  if (from.rules !== game.rules)
    throw new MatchError('rules-changed', `this was made under rules ${from.rules}; here are rules ${game.rules}`);
  if (from.content !== game.content.hash)
    throw new MatchError('rules-changed', 'this was made with other cards than the ones here');
}

export function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new MatchError('bad-seats', `${game.title} is for ${min} to ${max} seats, not ${seats}`);
}

export function readJournal(input: unknown): Journal {
  const hostile = hostileFault(input);
  if (hostile) throw new MatchError('bad-journal', `this is not a journal: ${hostile}`);
  const parsed = journalSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new MatchError('bad-journal', `this is not a journal: ${z.prettifyError(parsed.error)}`);
}

export function readPosition(input: unknown): Position {
  const hostile = hostileFault(input);
  if (hostile) throw new MatchError('bad-position', `this is not a position: ${hostile}`);
  const parsed = positionSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new MatchError('bad-position', `this is not a position: ${z.prettifyError(parsed.error)}`);
}

/** The state of a position from outside: well-formed, possible, at rest, and shown to every seat once. */
export function stateOf(game: AnyGame, position: Position): GameState {
  const parsed = game.state.safeParse(position.state);
  if (!parsed.success)
    throw new MatchError('bad-position', `the state has the wrong shape: ${z.prettifyError(parsed.error)}`);
  const chance = rngSchema.safeParse(parsed.data.rng);
  if (!chance.success)
    throw new MatchError('bad-position', `the chance has the wrong shape: ${z.prettifyError(chance.error)}`);
  try {
    const faults = game.audit(parsed.data);
    if (faults.length > 0) throw new Error(`it is impossible: ${faults.join('; ')}`);
    // A schema may pass parts through as they are; the match must own every part of its state.
    const state = game.clone(parsed.data);
    const before = hashOf(state);
    for (const prompt of game.prompts(state)) {
      if (prompt.seat >= position.seats) throw new Error(`it asks seat ${prompt.seat}, which there is not`);
    }
    if (hashOf(state) !== before) throw new Error('it is not at rest');
    for (let seat = 0; seat < position.seats; seat++) game.view(state, seat);
    game.view(state, 'spectator');
    return state;
  } catch (error) {
    throw new MatchError('bad-position', `the position cannot be played: ${(error as Error).message}`);
  }
}
