import { JOURNAL_FORMAT } from '@veilhall/engine';
import type { MatchSummary, SeatInfo } from '@veilhall/protocol';
import type { Principal } from '../identity.ts';
import { botName } from '../registry.ts';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { isHost, seatsOf } from './access.ts';

interface Around {
  gameTitle: string;
  connected: readonly number[];
  quarantined: boolean;
}

/** Its journal was written by an older Veilhall, and is no longer read. */
export const isOlder = ({ head }: MatchRow): boolean => head !== undefined && head.format !== JOURNAL_FORMAT;

/** A match in a list, as one guest sees it. Nothing of the game's state but whose turn it is. */
export function summaryFor(row: MatchRow, principal: Principal, around: Around): MatchSummary {
  const mine = seatsOf(row, principal);
  const summary: MatchSummary = {
    id: row.id,
    name: row.name,
    game: row.game,
    gameTitle: around.gameTitle,
    status: around.quarantined || isOlder(row) ? 'quarantined' : row.status,
    seats: row.seats.map((held, seat) => seatInfo(held, seat, mine.includes(seat), around.connected.includes(seat))),
    waiting: row.last.waiting,
    seq: row.last.seq,
    createdAt: row.createdAt,
    updatedAt: row.last.at,
    host: isHost(row, principal),
    spectators: row.spectators,
    hints: row.hints,
    botDelayMs: row.botDelayMs,
    options: optionsOf(row),
    // Only what is to be dealt waits in the lobby.
    origin: row.head?.origin ?? (row.forkOf ? 'branched' : 'dealt'),
    packs: (row.head?.packs ?? row.deal?.packs ?? []).length,
  };
  const commitment = row.head?.start.commitment ?? row.deal?.commitment;
  if (commitment) summary.commitment = commitment;
  if (row.outcome) {
    const { result, winners, scores } = row.outcome;
    summary.outcome = { result, winners: [...winners], ...(scores && { scores: [...scores] }) };
  }
  if (row.forkOf) summary.forkOf = row.forkOf;
  return summary;
}

function seatInfo(held: SeatRow, seat: number, yours: boolean, connected: boolean): SeatInfo {
  const name = held.kind === 'bot' ? botName(held.bot ?? '') : (held.name ?? `Seat ${seat + 1}`);
  const info: SeatInfo = { seat, kind: held.kind, name, yours, connected: connected || held.kind === 'bot' };
  if (held.bot) info.bot = held.bot;
  return info;
}

function optionsOf({ head, deal }: MatchRow): MatchSummary['options'] {
  if (head) return head.start.from === 'deal' ? head.start.options : {};
  return (deal?.options ?? {}) as MatchSummary['options'];
}
