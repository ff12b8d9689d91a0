import { GAMES, gameListed } from '@veilhall/games';
import type { MatchResult } from '@veilhall/protocol';
import { describe, expect, it } from 'vitest';
import { accountOf, strongest } from './account.ts';

const METAS = GAMES.map(({ meta }) => meta);
const wraith = gameListed('veilwraith')?.meta;

/** What the game itself would have it: a part of its options is enough here. */
const OWN = { mode: 'single', table: 'coop', vignetteAbility: true };

const result = ({ options = {}, ...more }: Partial<MatchResult>): MatchResult => ({
  match: 'm',
  game: 'veilwraith',
  at: 1,
  playedMs: 600_000,
  picks: 40,
  options: { ...OWN, ...options },
  changed: Object.keys(options),
  humans: 1,
  bots: [],
  beaten: [],
  ...more,
});

describe('statistics', () => {
  it('are none where no match was finished', () => {
    expect(accountOf([], METAS)).toEqual([]);
  });

  it('count matches, wins and length, game by game in the order of the hall', () => {
    const account = accountOf(
      [
        result({ game: 'veiled-fate', won: true, bots: ['adept', 'imp'], beaten: ['imp', 'adept'] }),
        result({ won: true }),
        result({ won: false, playedMs: 1_200_000, picks: 60 }),
        result({}),
        result({ game: 'not-in-this-hall', won: true }),
      ],
      METAS,
    );
    expect(account.map(({ game }) => game)).toEqual(['veilwraith', 'veiled-fate']);
    expect(account[0]).toMatchObject({ matches: 3, decided: 2, won: 1 });
    expect(account[0]?.minutes).toBeCloseTo(40 / 3);
    expect(account[0]?.picks).toBeCloseTo(140 / 3);
    expect(account[0]).not.toHaveProperty('bestBeaten');
    expect(account[1]).toMatchObject({ bestBeaten: 'adept' });
  });

  it('call a set-up by its preset, and others by who plays', () => {
    const campaign = wraith?.presets.find(({ name }) => name === 'Campaign')?.options ?? {};
    const [account] = accountOf(
      [
        result({ options: { ...campaign } as MatchResult['options'], won: true }),
        result({ won: true }),
        result({ won: false }),
        result({ humans: 2 }),
        result({ humans: 2, bots: ['shade'] }),
        result({ options: { vignette: 3, level: 'endworld' } }),
        result({ options: { vignetteAbility: false } }),
      ],
      METAS,
    );
    expect(account?.setups).toEqual([
      { name: 'One Vignette', matches: 2, decided: 2, won: 1 },
      { name: 'Campaign', matches: 1, decided: 1, won: 1 },
      { name: 'Two together', matches: 1, decided: 0, won: 0 },
      { name: 'As the rules have it, 3 players', matches: 1, decided: 0, won: 0 },
      { name: 'A set-up of your own, alone', matches: 1, decided: 0, won: 0 },
      { name: 'Gentle start', matches: 1, decided: 0, won: 0 },
    ]);
  });

  it('know which bot is the strongest', () => {
    expect(strongest(['shade', 'warden', 'imp'])).toBe('warden');
    expect(strongest([])).toBeUndefined();
  });
});
