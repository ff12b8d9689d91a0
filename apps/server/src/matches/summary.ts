import { JOURNAL_FORMAT } from '@veilhall/engine';
import type { MatchSummary, SeatInfo } from '@veilhall/protocol';
import type { Principal } from '../identity.ts';
import { botName } from '../registry.ts';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { isHost, mayReturn, seatsOf } from './access.ts';

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
    seats: row.seats.map((held, seat): SeatInfo => {
      const isHere = held.kind === 'bot' || around.connected.includes(seat);
      return {
        seat,
        kind: held.kind,
        name: seatName(held, seat),
        yours: mine.includes(seat),
        connected: isHere,
        ...(held.bot && { bot: held.bot }),
        ...(isLeft(held) && { left: { name: held.name ?? '', you: mayReturn(held, principal) } }),
      };
    }),
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
    packs: packsOf(row),
    handovers: row.handovers,
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

/** A bot plays on for somebody who left. */
const isLeft = ({ kind, guest }: SeatRow): boolean => kind === 'bot' && guest !== undefined;

export function seatName(held: SeatRow, seat: number): string {
  if (held.kind !== 'bot') return held.name ?? `Seat ${seat + 1}`;
  const bot = botName(held.bot ?? '');
  return isLeft(held) ? `${bot} for ${held.name}` : bot;
}

export const packsOf = ({ head, deal }: MatchRow): number => (head?.packs ?? deal?.packs ?? []).length;

export function optionsOf({ head, deal }: MatchRow): MatchSummary['options'] {
  if (head) return head.start.from === 'deal' ? head.start.options : {};
  return (deal?.options ?? {}) as MatchSummary['options'];
}
