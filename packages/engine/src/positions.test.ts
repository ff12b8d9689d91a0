import { highCard, longShot } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { Match } from './match.ts';
import { alone, json, play, refusal, seed, three } from './testing.ts';

describe('positions', () => {
  const back = (value: unknown, game: AnyGame = highCard) => Match.fromPosition(game, 'p', value);
  const position = () => json(play(three(), 4).position());
  const withState = (change: object) => ({ ...position(), state: { ...(position().state as object), ...change } });

  it('[EN-POS-01] go out and come back', () => {
    const match = play(three(), 4);
    const copy = back(json(match.position()));
    expect([copy.hash, copy.prompts()]).toEqual([match.hash, match.prompts()]);
  });

  it.each([
    ['no position', {}, 'bad-position'],
    ['another format', { ...position(), format: 'veilhall-position/9' }, 'bad-position'],
    ['a member too many', { ...position(), more: 1 }, 'bad-position'],
    ['another game', { ...position(), game: 'chess' }, 'bad-position'],
    ['other rules', { ...position(), rules: '0' }, 'rules-changed'],
    ['other cards', { ...position(), content: seed }, 'rules-changed'],
    ['too many seats', { ...position(), seats: 9 }, 'bad-seats'],
    ['a state of another shape', withState({ deck: 7 }), 'bad-position'],
    ['a state with more in it', withState({ more: 7 }), 'bad-position'],
  ])('[EN-POS-02] refuse %s', (_what, value, code) => {
    expect(refusal(() => back(value))).toBe(code);
  });

  it('[EN-POS-03] refuse what cannot be', () => {
    expect(() => back(withState({ deck: ['stone-1', 'stone-1'] }))).toThrow(
      'it is impossible: the cards are not the 12',
    );
  });

  it('[EN-POS-04] refuse a table that is not at rest', () => {
    const moving = (work: { do: string }[]) => {
      const input = json(position());
      const state = input.state as { players: { work: unknown[] }[]; work: unknown[] };
      for (const player of state.players) player.work = [];
      state.work = work;
      return input;
    };
    expect(() => back(moving([{ do: 'round' }]))).toThrow('it is not at rest');
    expect(() => back(moving([{ do: 'round' }, { do: 'reveal' }]))).toThrow('a state at rest moved on by itself');
  });

  it('[EN-POS-04] refuse a seat there is not, and work nobody knows', () => {
    expect(() => back({ ...json(three().position()), seats: 2 })).toThrow('it asks seat 2, which there is not');
    const lax: AnyGame = { ...longShot, state: { safeParse: (data: unknown) => ({ success: true, data }) } as never };
    const alien = { ...json(alone().position()), state: { ...json(alone().state), work: [{ do: 'constructor' }] } };
    expect(() => back(alien, lax)).toThrow("no handler for frame 'constructor'");
  });

  it('[EN-POS-05] share nothing with the match', () => {
    const input = position();
    const match = back(input);
    const saved = JSON.stringify(match.save());
    const hash = match.hash;
    (input.state as { deck: string[] }).deck.length = 0;
    (match.position().state as { deck: string[] }).deck.length = 0;
    expect(match.hash).toBe(hash);
    play(match, 3);
    expect(JSON.stringify({ ...match.save(), entries: [] })).toBe(saved);
  });

  it('[EN-POS-05] share nothing even where the schema passes parts through', () => {
    const lax: AnyGame = { ...highCard, state: { safeParse: (data: unknown) => ({ success: true, data }) } as never };
    const match = back(position(), lax);
    const before = JSON.stringify(match.head);
    play(match, 3);
    expect(JSON.stringify(match.head)).toBe(before);
  });

  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
  it.each([
    ['a deep nest', deep],
    ['a deep nest as state', { ...position(), state: deep }],
    ['a key to every object', JSON.parse('{"__proto__":{"format":"veilhall-position/1"}}')],
    ['a key to every object in the state', withState(JSON.parse('{"a":{"__proto__":1}}'))],
    ['broken chance', withState({ rng: { kind: 'secret', seed: 1, at: {} } })],
    ['chance beyond its end', withState({ rng: { kind: 'secret', seed: 'x', at: { deck: 1e15 } } })],
    ['names that every object knows', withState({ deck: ['__proto__', 'constructor'] })],
  ])('[EN-POS-06] refuse %s', (_what, value) => {
    expect(refusal(() => back(value))).toBe('bad-position');
    expect(({} as Record<string, unknown>).format).toBeUndefined();
  });

  it('[EN-POS-06] refuse what makes the audit, the view or the chance stumble', () => {
    const stumble = () => {
      throw new TypeError('undefined is not a function');
    };
    const lax = { safeParse: (data: unknown) => ({ success: true, data }) } as never;
    for (const part of [{ audit: stumble }, { view: stumble }, { prompts: stumble }, { clone: stumble }])
      expect(refusal(() => back(position(), { ...highCard, ...part } as AnyGame))).toBe('bad-position');
    const chance = withState({ rng: { kind: 'fast', seed: 5, at: {} } });
    expect(refusal(() => back(chance, { ...highCard, state: lax } as AnyGame))).toBe('bad-position');
  });

  it('[EN-POS-07] are committed to, and replay once they are open', () => {
    const match = play(back(position()), 100);
    const journal = json(match.journal());
    expect(Match.replay(highCard, journal).hash).toBe(match.hash);
    const start = journal.start as unknown as { position: { state: { nextId: number } } };
    start.position.state.nextId++;
    expect(() => Match.replay(highCard, journal)).toThrow('not the one that was committed to');
  });
});

describe('forks', () => {
  it('[EN-FORK-01] start at any entry and go their own way', () => {
    const match = alone();
    for (const option of ['stake:2', 'roll', 'stake:3']) match.choose(0, option);
    const fork = match.fork('f', 1);
    expect(fork.hash).toBe(match.entries[0]?.hash);
    expect(match.fork('g').hash).toBe(match.hash);
    const before = match.hash;
    fork.choose(0, 'resign');
    expect(match.hash).toBe(before);
    expect(fork.undoOffer(0)).toMatchObject({ ok: false });
  });

  it('[EN-FORK-02] [EN-PACK-01] keep the packs', () => {
    const pack = { cards: [{ id: 'boulder', value: 40 }] };
    const match = play(Match.deal(highCard, { id: 'm', seats: 3, seed, packs: [pack] }), 5);
    expect(match.head.content).not.toBe(highCard.content.hash);
    expect(JSON.stringify(match.state)).toContain('boulder');
    for (const seq of [2, 5]) {
      const fork = match.fork('f', seq);
      expect([fork.hash, fork.head.content]).toEqual([match.entries[seq - 1]?.hash, match.head.content]);
    }
    expect(Match.replay(highCard, json(match.save())).hash).toBe(match.hash);
  });

  it.each([-1, 4, 1.5])('[EN-FORK-03] do not start at entry %d', (seq) => {
    expect(refusal(() => play(alone(), 3).fork('f', seq))).toBe('bad-journal');
  });
});
