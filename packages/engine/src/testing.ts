import { highCard, longShot, ticTacToe } from '@veilhall/testkit';
import { seedFrom } from './fairness.ts';
import { MatchError } from './faults.ts';
import { Refused } from './game.ts';
import { Match } from './match.ts';

/** What the engine's own tests play with. */
export const seed = seedFrom('match');
export const alone = (options: object = {}) => Match.deal(longShot, { id: 'm', seats: 1, seed, options });
export const three = (id = 'm') => Match.deal(highCard, { id, seats: 3, seed });
export const board = () => Match.deal(ticTacToe, { id: 'm', seats: 2, seed });
export const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The code of the refusal that `act` ends in. */
export function refusal(act: () => unknown): string {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof MatchError || error instanceof Refused) return error.code;
    throw error;
  }
}

/** Plays the first option of whoever is asked, so many times. */
export function play(match: Match, picks: number): Match {
  for (let n = 0; n < picks; n++) {
    const prompt = match.prompts()[0];
    if (!prompt) break;
    match.choose(prompt.seat, prompt.options[0]?.id ?? '');
  }
  return match;
}
