import { type Match, plain, type Reader } from '@veilhall/engine';
import type { SeatPlan, Summary } from './database.ts';

/** "Veilwraith: Lost Ruins, round 3, Play Phase" is the match "Lost Ruins", standing at "round 3, Play Phase". */
function titled(game: string, sketch: string): { title: string; status: string } {
  const own = sketch.startsWith(`${game}: `) ? sketch.slice(game.length + 2) : sketch;
  const comma = own.indexOf(', ');
  return comma < 0 ? { title: own, status: '' } : { title: own.slice(0, comma), status: own.slice(comma + 2) };
}

/** What the hall shows of a match, from what its first human sees. */
export function summaryOf(match: Match, seats: readonly SeatPlan[]): Summary {
  const humans = seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat] : []));
  const [first] = humans;
  const reader: Reader = {
    name: (seat) => seats[seat]?.name ?? '',
    ...(humans.length === 1 && first !== undefined && { you: first }),
  };
  const outcome = match.outcome();
  const view = match.view(first ?? 'spectator');
  const { words, title: game } = match.game;
  const { title, status } = titled(game, plain(words.sketch(view).title, reader));
  return {
    title,
    status: outcome ? plain(words.outcome(view), reader) : status,
    yourMove: !outcome && match.waiting().some((seat) => humans.includes(seat)),
    finished: outcome !== undefined,
    seq: match.seq,
  };
}
