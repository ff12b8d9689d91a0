import { highCard, longShot, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { OptionsError } from './faults.ts';
import type { AnyGame } from './game.ts';
import { Match } from './match.ts';
import { alone, board, json, refusal, seed, three } from './testing.ts';

describe('dealing', () => {
  it.each([0, 4, 1.5, Number.NaN])('[EN-DEAL-01] not for %d seats', (seats) => {
    expect(refusal(() => Match.deal(highCard, { id: 'm', seats, seed }))).toBe('bad-seats');
  });

  it('[EN-DEAL-02] checks options and fills in defaults', () => {
    expect(refusal(() => alone({ target: 'many' }))).toBe('bad-options');
    expect(refusal(() => alone({ goal: 5 }))).toBe('bad-options');
    expect(alone().head.start).toMatchObject({ options: { target: 20 } });
  });

  it('[EN-DEAL-03] hears what setup has to say about options', () => {
    const picky: AnyGame = {
      ...longShot,
      setup() {
        throw new OptionsError('these do not go together');
      },
    };
    const deal = () => Match.deal(picky, { id: 'm', seats: 1, seed });
    expect(refusal(deal)).toBe('bad-options');
    expect(deal).toThrow('these do not go together');
  });

  it.each([
    ['a short seed', { seed: '1' }],
    ['a seed that is not hex', { seed: 'x'.repeat(64) }],
    ['no id', { id: '' }],
    ['an endless nonce', { nonces: ['n'.repeat(300)] }],
  ])('[EN-DEAL-04] refuses %s', (_what, change) => {
    expect(refusal(() => Match.deal(longShot, { id: 'm', seats: 1, seed, ...change }))).toBe('bad-deal');
  });

  it('[EN-DEAL-05] tells what happened before the first decision, however the match was opened', () => {
    const telling: AnyGame = {
      ...longShot,
      setup(options, seats, rng, events = []) {
        const state = longShot.setup(options, seats, rng);
        events.push({ fact: { type: 'dealt', target: state.target } });
        return state;
      },
    };
    const match = Match.deal(telling, { id: 'm', seats: 1, seed, options: { target: 30 } });
    match.choose(0, 'stake:2');
    const told = [{ fact: { type: 'dealt', target: 30 } }];
    expect(match.opening()).toEqual(told);
    expect(Match.resume(telling, match.save(), match.snapshot()).opening()).toEqual(told);
    expect(match.fork('n').opening()).toEqual([]);
  });

  it('[EN-FAIR-02] gives another deal for another nonce, and the same for the same', () => {
    const deal = (nonces: string[]) => Match.deal(highCard, { id: 'm', seats: 2, seed, nonces }).hash;
    expect(deal(['a'])).toBe(deal(['a']));
    expect(deal(['a'])).not.toBe(deal(['b']));
  });
});

describe('picks', () => {
  it('[EN-REFUSE-01] are refused with a reason and without a trace', () => {
    const match = three();
    const before = [match.hash, match.seq];
    expect(refusal(() => match.choose(0, 'fly'))).toBe('not-an-option');
    expect(refusal(() => match.choose(7, 'fly'))).toBe('no-such-seat');
    expect(refusal(() => match.choose(-1, 'fly'))).toBe('no-such-seat');
    expect([match.hash, match.seq]).toEqual(before);
    match.choose(0, match.promptOf(0)?.options[0]?.id ?? '');
    expect(refusal(() => match.choose(0, 'lay'))).toBe('not-your-turn');
    const over = alone();
    over.choose(0, 'resign');
    expect(refusal(() => over.choose(0, 'roll'))).toBe('finished');
  });

  it('[EN-REFUSE-03] that end in an error leave nothing behind', () => {
    const fragile: AnyGame = {
      ...longShot,
      apply(state, seat, option) {
        const events = longShot.apply(state, seat, option);
        if (option === 'stake:3') throw new Error('three is too much');
        return events;
      },
    };
    const match = Match.deal(fragile, { id: 'm', seats: 1, seed });
    match.choose(0, 'stake:2');
    const before = match.hash;
    expect(() => match.choose(0, 'stake:3')).toThrow('three is too much');
    expect([match.hash, match.seq]).toEqual([before, 1]);
    expect(match.promptOf(0)?.options.map(({ id }) => id)).toContain('stake:3');
  });

  it('[EN-OPT-02] leave without what the handlers keep for themselves', () => {
    const match = three();
    expect(Object.keys(match.prompts()[0]?.options[0] ?? {}).sort()).toEqual(['about', 'id', 'on']);
    expect(Object.keys(match.prompts()[0] ?? {}).sort()).toEqual(['about', 'ask', 'moves', 'options', 'seat']);
    expect(alone().promptOf(0)?.options.at(-1)).toEqual({ id: 'resign', kind: 'resign' });
  });

  it('[EN-VIEW-01] are made by viewers there are', () => {
    const match = three();
    expect(match.view(1)).toEqual(highCard.view(match.state as never, 1));
    expect(match.view('spectator')).toEqual(highCard.view(match.state as never, 'spectator'));
    for (const seat of [3, -1, 0.5]) {
      expect(refusal(() => match.view(seat))).toBe('no-such-seat');
      expect(refusal(() => match.whyNot(seat))).toBe('no-such-seat');
      expect(refusal(() => match.undo(seat))).toBe('no-such-seat');
    }
  });
});

describe('undo', () => {
  it('[EN-UNDO-01] goes back pick by pick', () => {
    const match = alone();
    const hashes = [match.hash];
    for (const option of ['stake:2', 'stake:3', 'stake:1']) {
      match.choose(0, option);
      hashes.push(match.hash);
    }
    for (const [of, option] of [
      [3, 'stake:1'],
      [2, 'stake:3'],
      [1, 'stake:2'],
    ] as const) {
      hashes.pop();
      expect(match.undoOffer(0)).toEqual({ ok: true, of, option });
      expect(match.undo(0)).toMatchObject({ of, option, entry: { kind: 'undo', of } });
      expect(match.hash).toBe(hashes.at(-1));
    }
    expect(refusal(() => match.undo(0))).toBe('nothing-to-undo');
  });

  it('[EN-UNDO-02] [EN-UNDO-05] stops at chance', () => {
    const match = alone();
    match.choose(0, 'stake:2');
    match.choose(0, 'roll');
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'revealed' });
    match.choose(0, 'stake:3');
    match.undo(0);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'revealed' });
    const before = [match.hash, match.seq];
    expect(refusal(() => match.undo(0))).toBe('cannot-undo');
    expect([match.hash, match.seq]).toEqual(before);
  });

  it('[EN-UNDO-02] stops at a reveal without chance', () => {
    const peeking: AnyGame = {
      ...longShot,
      apply: (state, seat, option) => longShot.apply(state, seat, option).map((event) => ({ ...event, reveal: true })),
    };
    const match = Match.deal(peeking, { id: 'm', seats: 1, seed });
    match.choose(0, 'stake:2');
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'revealed' });
  });

  it('[EN-UNDO-03] [EN-UNDO-05] stops at what another seat did', () => {
    const match = board();
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'nothing' });
    match.choose(0, 'place:4');
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'nothing' });
    match.choose(1, 'place:0');
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
    expect(refusal(() => match.undo(0))).toBe('cannot-undo');
    match.undo(1);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'nothing' });
  });

  it('[EN-UNDO-05] says what stands in the way of each seat, not what happened last', () => {
    const peeking: AnyGame = {
      ...ticTacToe,
      apply: (state, seat, option) => {
        const events = ticTacToe.apply(state, seat, option);
        return seat === 1 ? events.map((event) => ({ ...event, reveal: true })) : events;
      },
    };
    const match = Match.deal(peeking, { id: 'm', seats: 2, seed });
    match.choose(0, 'place:4');
    match.choose(1, 'place:0');
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'revealed' });
    match.choose(0, 'place:8');
    match.undo(0);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
  });

  it('[EN-UNDO-04] [EN-UNDO-05] does not reopen a finished game', () => {
    const match = board();
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const)
      match.choose(seat, `place:${cell}`);
    expect(match.outcome()?.winners).toEqual([0]);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'finished' });
    expect(refusal(() => match.undo(0))).toBe('cannot-undo');
  });

  it('[EN-UNDO-06] remembers 256 picks', () => {
    const match = alone();
    for (let n = 0; n < 300; n++) match.choose(0, n % 2 === 0 ? 'stake:2' : 'stake:1');
    for (let n = 0; n < 256; n++) match.undo(0);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'nothing' });
    expect(Match.replay(longShot, json(match.save())).hash).toBe(match.hash);
  });
});

describe('a run of picks', () => {
  it('[EN-RUN-01] is one entry, and one undo takes all of it back', () => {
    const match = alone();
    const before = match.hash;
    const { entry, events } = match.choose(0, ['stake:2', 'stake:3', 'stake:1']);
    expect(entry).toMatchObject({ seq: 1, option: 'stake:2', run: ['stake:3', 'stake:1'] });
    expect(events.map(({ fact }) => fact.stake)).toEqual([2, 3, 1]);
    expect(Match.replay(longShot, json(match.save())).hash).toBe(match.hash);
    expect(match.undo(0)).toMatchObject({ of: 1, option: 'stake:2' });
    expect(match.hash).toBe(before);
  });

  it('[EN-RUN-02] stands or falls together', () => {
    const match = alone();
    const before = match.hash;
    expect(refusal(() => match.choose(0, ['stake:2', 'stake:2']))).toBe('not-an-option');
    expect(refusal(() => match.choose(0, []))).toBe('not-an-option');
    expect(refusal(() => match.choose(0, new Array(65).fill('stake:2')))).toBe('not-an-option');
    expect([match.hash, match.seq]).toEqual([before, 0]);
  });

  it('[EN-RUN-03] ends where something comes to light, whatever is picked after it', () => {
    const match = alone();
    const before = match.hash;
    expect(refusal(() => match.choose(0, ['roll', 'stake:2']))).toBe('run-broken');
    expect(refusal(() => match.choose(0, ['roll', 'no-such-option']))).toBe('run-broken');
    expect(match.hash).toBe(before);
    match.choose(0, ['stake:2', 'roll']);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'revealed' });
  });
});

describe('undo among allies', () => {
  const allied = (game: AnyGame): AnyGame => ({ ...game, allies: () => true });
  const firstOf = (match: Match, seat: number) => match.promptOf(seat)?.options[0]?.id ?? '';

  it("[EN-UNDO-07] keeps an ally's later picks that do not build on it", () => {
    const game = allied(highCard);
    const match = Match.deal(game, { id: 'm', seats: 3, seed });
    const [first, second] = [firstOf(match, 0), firstOf(match, 1)];
    match.choose(0, first);
    match.choose(1, second);
    expect(match.undoOffer(0)).toEqual({ ok: true, of: 1, option: first });
    expect(match.undo(0).entry).toMatchObject({ kind: 'undo', seat: 0, of: 1 });
    expect(match.waiting()).toEqual([0, 2]);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'nothing' });
    expect(match.undo(1)).toMatchObject({ of: 2, option: second });
    expect(match.hash).toBe(Match.deal(game, { id: 'm', seats: 3, seed }).hash);
    expect(Match.replay(game, json(match.save())).hash).toBe(match.hash);
  });

  it('[EN-UNDO-07] is refused where the ally has built on it', () => {
    const match = Match.deal(allied(ticTacToe), { id: 'm', seats: 2, seed });
    match.choose(0, 'place:4');
    match.choose(1, 'place:0');
    const before = match.hash;
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'built-on' });
    expect(refusal(() => match.undo(0))).toBe('cannot-undo');
    expect(match.hash).toBe(before);
    expect(match.undoOffer(1)).toMatchObject({ ok: true, of: 2 });
  });

  it('[EN-UNDO-07] survives a snapshot', () => {
    const game = allied(highCard);
    const match = Match.deal(game, { id: 'm', seats: 3, seed });
    match.choose(0, firstOf(match, 0));
    match.choose(1, firstOf(match, 1));
    const again = Match.resume(game, json(match.save()), json(match.snapshot()));
    again.undo(0);
    match.undo(0);
    expect(again.hash).toBe(match.hash);
  });
});

describe('the origin of a match', () => {
  it('[EN-ORIGIN-01] is dealt, brought or branched, and the journal is bound to it', () => {
    const match = alone();
    match.choose(0, 'stake:2');
    const brought = Match.fromPosition(longShot, 'b', json(match.position()));
    const branch = match.fork('f');
    expect([match, brought, branch].map(({ head }) => head.origin)).toEqual(['dealt', 'brought', 'branched']);
    expect(Match.replay(longShot, json(branch.save())).head.origin).toBe('branched');
    expect(refusal(() => Match.replay(longShot, { ...json(brought.save()), origin: 'dealt' }))).toBe('bad-journal');
  });
});

describe('packs', () => {
  it('[EN-PACK-02] are refused with every fault, or altogether', () => {
    const pack = {
      cards: [
        { id: 'stone-1', value: 1 },
        { id: 'stone-2', value: 2 },
      ],
    };
    const deal = (game: AnyGame, seats: number) => () => Match.deal(game, { id: 'm', seats, seed, packs: [pack] });
    expect(refusal(deal(highCard, 3))).toBe('bad-pack');
    expect(deal(highCard, 3)).toThrow(/stone-1 already\n.*stone-2 already/);
    expect(refusal(deal(longShot, 1))).toBe('bad-pack');
  });
});
