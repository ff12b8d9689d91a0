import { agree, plain, seatPiece, seatsOwn, text } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../table/table.ts';
import { readerFor } from './reader.ts';

const seat = (n: number, name: string, mine: boolean): SeatInfo => ({
  seat: n,
  name,
  kind: 'human',
  mine,
  present: true,
});
const line = text`${seatPiece(1)} ${agree(1, 'draw', 'draws')} from ${seatsOwn(0)} deck. Player 2 is a card.`;

describe('whoever reads at the table', () => {
  it('is "you" where one seat is theirs and they look from it', () => {
    const seats = [seat(0, 'Maren', false), seat(1, 'Eneko', true)];
    expect(plain(line, readerFor(seats, 1))).toBe("You draw from Maren's deck. Player 2 is a card.");
    expect(plain(line, readerFor(seats, 0))).toBe("Eneko draws from Maren's deck. Player 2 is a card.");
    expect(plain(line, readerFor(seats, 'spectator'))).toBe("Eneko draws from Maren's deck. Player 2 is a card.");
  });

  it('reads of a player without a seat by the name of the automaton', () => {
    const seats = [seat(0, 'Maren', true)];
    expect(plain(line, readerFor(seats, 0, 'Solo Opponent'))).toBe(
      'Solo Opponent draws from your deck. Player 2 is a card.',
    );
  });

  it('is called by name where several share the device', () => {
    const seats = [seat(0, 'Maren', true), seat(1, 'Eneko', true)];
    expect(plain(line, readerFor(seats, 1))).toBe("Eneko draws from Maren's deck. Player 2 is a card.");
  });
});
