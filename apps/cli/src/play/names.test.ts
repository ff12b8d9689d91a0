import { agree, plain, seatPiece, text } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { readerAt } from './names.ts';

const line = text`${seatPiece(0)} ${agree(0, 'wait', 'waits')} for ${seatPiece(1)}.`;

describe('names at the terminal', () => {
  it('are "you" for the only person and their own for bots', () => {
    expect(plain(line, readerAt('Gambler', ['person', 'warden']))).toBe('You wait for warden 2.');
  });

  it('are numbers where several people share the screen, or nobody does', () => {
    expect(plain(line, readerAt('Gambler', ['person', 'person']))).toBe('Gambler 1 waits for Gambler 2.');
    expect(plain(line, readerAt('Gambler', ['shade', 'wisp']))).toBe('shade 1 waits for wisp 2.');
  });

  it('are the automaton’s for a player without a chair', () => {
    expect(plain(line, readerAt('Gambler', ['person'], 'Solo Opponent'))).toBe('You wait for Solo Opponent.');
  });
});
