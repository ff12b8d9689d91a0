import type { Match, Seat } from '@veilhall/engine';
import type { Summary } from './database.ts';

/** What the hall shows of a match, from what its first human sees. */
export function summaryOf(match: Match, humans: readonly Seat[]): Summary {
  const outcome = match.outcome();
  const view = match.view(humans[0] ?? 'spectator');
  const { title, status } = match.game.words.sketch(view);
  return {
    title,
    status: outcome ? match.game.words.outcome(view) : (status[0] ?? ''),
    yourMove: !outcome && match.prompts().some((prompt) => humans.includes(prompt.seat)),
    finished: outcome !== undefined,
    seq: match.seq,
  };
}
