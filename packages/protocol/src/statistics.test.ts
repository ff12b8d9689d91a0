import { Match, seedFrom } from '@veilhall/engine';
import { highCard } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { type Finished, matchResult, playedMs, resultFor } from './statistics.ts';

const BOT = { kind: 'bot', bot: 'adept' } as const;
const HUMAN = { kind: 'human' } as const;

/** Three seats, one of them a bot's; the given seats win. */
function finished(winners: number[], more: Partial<Finished> = {}): Finished {
  const match = Match.deal(highCard, { id: 'm', seats: 3, options: { rounds: 2 }, seed: seedFrom('statistics') });
  const { game, head, entries } = match;
  const outcome = { result: 'won', winners };
  return { game, head, entries, outcome, seats: [HUMAN, BOT, HUMAN], at: 9, playedMs: 7, ...more };
}

describe('the result of a match', () => {
  it('says who won, which bots they beat, and which options were not the game’s own', () => {
    const result = resultFor(finished([0]), [0]);
    expect(result).toEqual({
      match: 'm',
      game: 'high-card',
      at: 9,
      playedMs: 7,
      picks: 0,
      options: { rounds: 2 },
      changed: ['rounds'],
      humans: 2,
      bots: ['adept'],
      won: true,
      beaten: ['adept'],
    });
    expect(matchResult.parse(result)).toEqual(result);
  });

  it('beats no bot that won as well, and none in a match that was lost', () => {
    expect(resultFor(finished([0, 1]), [0])).toMatchObject({ won: true, beaten: [] });
    expect(resultFor(finished([2]), [0])).toMatchObject({ won: false, beaten: [] });
  });

  it('is nobody’s win where one person played the winner and the loser', () => {
    expect(resultFor(finished([2]), [0, 2])).not.toHaveProperty('won');
    expect(resultFor(finished([0, 2]), [0, 2])).toMatchObject({ won: true });
  });

  it('knows which options are the game’s own', () => {
    const { head } = Match.deal(highCard, { id: 'm', seats: 3, options: {}, seed: seedFrom('own') });
    expect(resultFor(finished([], { head }), [0])).toMatchObject({ options: { rounds: 4 }, changed: [] });
  });

  it('counts picks that stood, and only what was dealt', () => {
    const { head } = finished([]);
    const pick = { kind: 'pick', seat: 0, option: 'x', hash: '', link: '' } as const;
    const undo = { kind: 'undo', seat: 0, of: 1, hash: '', link: '' } as const;
    const entries = [
      { ...pick, seq: 1 },
      { ...undo, seq: 2 },
      { ...pick, seq: 3 },
      { ...pick, seq: 4 },
    ];
    expect(resultFor(finished([], { entries }), [0])?.picks).toBe(2);
    expect(resultFor(finished([], { head: { ...head, origin: 'branched' } }), [0])).toBeUndefined();
    expect(resultFor(finished([]), [])).toBeUndefined();
  });
});

describe('the time of play', () => {
  it('leaves out what is too long to be thought', () => {
    const minute = 60_000;
    expect(playedMs([])).toBe(0);
    expect(playedMs([0, minute, 3 * minute])).toBe(3 * minute);
    expect(playedMs([0, 24 * 60 * minute, 24 * 60 * minute + minute])).toBe(6 * minute);
  });
});
