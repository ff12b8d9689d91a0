import type * as wire from '@veilhall/protocol';
import type { ChatLine, HintRight, Notice, PastEntry, SeatInfo, UndoState } from '../table.ts';
import { UNDO_WHY } from '../undo-words.ts';

/** From the words of the wire to those of the table. */

export function undoFrom({ undo, viewer }: wire.Look): UndoState {
  if (undo?.ok && typeof viewer === 'number') return { can: true, seat: viewer, label: undo.label };
  return { can: false, why: undo && !undo.ok ? UNDO_WHY[undo.why] : 'You are watching.' };
}

/** Entries after those that are known already, with the picks marked that one of them took back. */
export function pastEntries(entries: readonly wire.LogEntry[], known: readonly PastEntry[] = []): PastEntry[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.of] : [])));
  const past: PastEntry[] = [...known];
  for (const { seq, seat, kind, facts } of entries) past.push({ seq, seat, kind, facts });
  return past.map((entry) => (undone.has(entry.seq) ? { ...entry, undone: true } : entry));
}

export const chatLine = ({ n, at, from, text }: wire.ChatMessage): ChatLine => ({
  id: String(n),
  at,
  from: from.name,
  ...(from.seat !== undefined && { seat: from.seat }),
  text,
});

/** Whoever plays alone may ask; among several people only where the match was set up so. */
export function hintsOf({ seats, hints, status }: wire.MatchSummary): HintRight | undefined {
  const people = seats.filter(({ kind, left }) => kind !== 'bot' || left);
  if (status !== 'playing' || !people.some(({ yours }) => yours)) return undefined;
  if (hints || people.every(({ yours }) => yours)) return { can: true };
  return { can: false, why: 'Others play too, and this match was set up without hints.' };
}

export function seatsOf({ seats }: wire.MatchSummary, presence: wire.Presence): SeatInfo[] {
  return seats.map(({ seat, kind, name, bot, yours, left }) => ({
    seat,
    name,
    kind,
    mine: yours,
    present: kind === 'bot' || presence.seats.includes(seat),
    ...(bot && { bot }),
    ...(left && { left }),
  }));
}

type Seating = Pick<wire.MatchSummary, 'seats' | 'handovers'>;

/** What is told when a seat of somebody else has changed hands since. */
export function handoverNotice(before: Seating, now: Seating): Notice | undefined {
  const last = now.handovers.at(-1);
  if (!last || last.at === before.handovers.at(-1)?.at) return undefined;
  const seat = now.seats[last.seat];
  return seat?.yours || seat?.left?.you ? undefined : { kind: 'seat', at: last.at, text: handoverWords(last) };
}

function handoverWords({ kind, name, left, seat }: wire.Handover): string {
  if (left) return `${left} has left. A bot plays on for them; only they can take the seat back.`;
  if (kind === 'open') return `Seat ${seat + 1} is open now.`;
  return kind === 'human' ? `${name} has sat down.` : `${name} plays seat ${seat + 1} now.`;
}
