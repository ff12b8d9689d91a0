import type { GameState } from '@veilhall/engine';
import { type Ask, questionTo } from './bot.ts';

/** More picks than any turn takes to end. */
const MOST_PICKS = 48;

/** Which of its turns the seat is in, where the game counts them. */
export const turnOf = ({ game, seat }: Ask, state: GameState): number => game.hints?.search?.turn(state, seat) ?? 0;

/**
 * The value of a state once turn `turn` is over, with nothing more done in it: lines that stop in the middle of a turn
 * must not look better for what is still to be paid. Plays the given state on.
 */
export function valueAfterTurn(ask: Ask, state: GameState, turn: number, onPick?: () => void): number {
  const { game, seat } = ask;
  const search = game.hints?.search;
  if (!search) return game.evaluate(state, seat);
  for (let picks = 0; picks < MOST_PICKS && search.turn(state, seat) === turn; picks++) {
    const prompt = questionTo(game, state, seat);
    if (!prompt) break;
    game.apply(state, seat, search.defaultPick(state, seat, prompt));
    onPick?.();
  }
  return game.evaluate(state, seat);
}
