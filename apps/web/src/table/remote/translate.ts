import type * as wire from '@veilhall/protocol';
import type { ChatLine, PastEntry, SeatInfo, UndoState } from '../table.ts';
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

export function seatsOf({ seats }: wire.MatchSummary, presence: wire.Presence): SeatInfo[] {
  return seats.map(({ seat, kind, name, bot, yours }) => ({
    seat,
    name,
    kind,
    mine: yours,
    present: kind === 'bot' || presence.seats.includes(seat),
    ...(bot && { bot }),
  }));
}
