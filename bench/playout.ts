import { type AnyGame, fastRng, type GameState, Match, seedFrom } from '@veilhall/engine';
import { dice } from './measure.ts';

export interface Deal {
  readonly options?: unknown;
  readonly seats: number;
}

/** A whole game at random on the bare machine, as search and simulation play it. Returns the number of decisions. */
export function playout(game: AnyGame, { options, seats }: Deal, seed: number): number {
  const roll = dice(seed);
  const state = game.setup(options, seats, fastRng(seed));
  let decisions = 0;
  for (let prompt = game.prompts(state)[0]; prompt; prompt = game.prompts(state)[0]) {
    game.apply(state, prompt.seat, roll(prompt.moves));
    decisions++;
  }
  return decisions;
}

/** The same through a match: journal with hash chain, undo, secret chance; what a table for people does. */
export function matchPlayout(game: AnyGame, { options, seats }: Deal, seed: number): Match {
  const roll = dice(seed);
  const match = Match.deal(game, { id: 'bench', seats, options, seed: seedFrom(String(seed)) });
  for (let prompt = match.prompts()[0]; prompt; prompt = match.prompts()[0]) {
    match.choose(prompt.seat, prompt.options[roll(prompt.moves)]?.id ?? '');
  }
  return match;
}

/** States from all through a few random games: what clones and views are measured on. */
export function samples(game: AnyGame, deal: Deal, every: number): GameState[] {
  const found: GameState[] = [];
  for (let seed = 0; seed < 10; seed++) {
    const roll = dice(seed);
    const state = game.setup(deal.options, deal.seats, fastRng(seed));
    let at = 0;
    for (let prompt = game.prompts(state)[0]; prompt; prompt = game.prompts(state)[0]) {
      if (at++ % every === 0) found.push(game.clone(state));
      game.apply(state, prompt.seat, roll(prompt.moves));
    }
  }
  return found;
}
