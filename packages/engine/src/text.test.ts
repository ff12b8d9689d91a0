import { describe, expect, it } from 'vitest';
import { agree, capital, joined, lineOf, numbered, plain, seatPiece, seatsOwn, text } from './text.ts';

const names = { name: (seat: number) => ['Mira', 'Oto'][seat] ?? '?' };
const dust = { card: 'dust-2', name: 'Player 2' };

describe('text', () => {
  it('[EN-TEXT-01] is a plain string where it holds nothing but words', () => {
    expect(text`Round ${3} of ${'five'}.`).toBe('Round 3 of five.');
    expect(text`${seatPiece(0)} draws ${dust}.`).toEqual([{ seat: 0 }, ' draws ', dust, '.']);
  });

  it('[EN-TEXT-02] calls seats as the reader knows them, and nothing else', () => {
    const line = text`${seatPiece(1)} ${agree(1, 'take', 'takes')} ${dust} from ${seatsOwn(0)} hand.`;
    expect(plain(line)).toBe("Player 2 takes Player 2 from Player 1's hand.");
    expect(plain(line, numbered('Wraith'))).toBe("Wraith 2 takes Player 2 from Wraith 1's hand.");
    expect(plain(line, { ...names, you: 1 })).toBe("You take Player 2 from Mira's hand.");
    expect(plain(line, { ...names, you: 0 })).toBe('Oto takes Player 2 from your hand.');
  });

  it('[EN-TEXT-02] says whose line it is', () => {
    const line = text`${lineOf(0)}Ends the turn.`;
    expect([plain(line), plain(line, names), plain(line, { ...names, you: 0 })]).toEqual([
      'Player 1: Ends the turn.',
      'Mira: Ends the turn.',
      'You: Ends the turn.',
    ]);
  });

  it('[EN-TEXT-03] writes you with a capital letter where a sentence begins', () => {
    const you = { ...names, you: 0 };
    expect(plain(text`Done. ${seatPiece(0)} and ${seatPiece(0)}`, you)).toBe('Done. You and you');
    expect(capital(text`both ${seatPiece(0)}`)).toEqual(['Both ', { seat: 0 }]);
    expect(capital('')).toBe('');
  });

  it('[EN-TEXT-04] joins texts without losing a piece', () => {
    expect(joined([dust, text`${seatsOwn(0)} ${2}`, 'end'], ', ')).toEqual([
      dust,
      ', ',
      { seat: 0, as: 'possessive' },
      ' 2, end',
    ]);
    expect(plain(text`${{ term: 'tilt', text: 'Tilt' }} (${{ rule: 'VW-TILT-01' }})`)).toBe('Tilt (VW-TILT-01)');
  });
});
