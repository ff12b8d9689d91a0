import { type Match, plain, type Reader } from '@veilhall/engine';
import type { SeatPlan, Summary } from './database.ts';

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
  const { words } = match.game;
  const { title, stage = '' } = words.sketch(view);
  return {
    title: plain(title, reader),
    status: plain(outcome ? words.outcome(view) : stage, reader),
    yourMove: !outcome && match.waiting().some((seat) => humans.includes(seat)),
    finished: outcome !== undefined,
    seq: match.seq,
  };
}
