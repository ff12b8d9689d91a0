import type { Match, Seat } from '@veilhall/engine';
import type { Summary } from './database.ts';

/** "Veilwraith: Lost Ruins, round 3, Play Phase" is the match "Lost Ruins", standing at "round 3, Play Phase". */
function titled(game: string, sketch: string): { title: string; status: string } {
  const own = sketch.startsWith(`${game}: `) ? sketch.slice(game.length + 2) : sketch;
  const comma = own.indexOf(', ');
  return comma < 0 ? { title: own, status: '' } : { title: own.slice(0, comma), status: own.slice(comma + 2) };
}

/** What the hall shows of a match, from what its first human sees. */
export function summaryOf(match: Match, humans: readonly Seat[]): Summary {
  const outcome = match.outcome();
  const view = match.view(humans[0] ?? 'spectator');
  const { title, status } = titled(match.game.title, match.game.words.sketch(view).title);
  return {
    title,
    status: outcome ? match.game.words.outcome(view) : status,
    yourMove: !outcome && match.waiting().some((seat) => humans.includes(seat)),
    finished: outcome !== undefined,
    seq: match.seq,
  };
}
