import { highCard, longShot, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { commitmentTo, seedFrom } from './fairness.ts';
import { MatchError, OptionsError } from './faults.ts';
import { type AnyGame, Refused } from './game.ts';
import { chained, firstLink, type Journal, MOST_ENTRIES } from './journal.ts';
import { Match } from './match.ts';

const seed = seedFrom('match');
const alone = (options: object = {}) => Match.deal(longShot, { id: 'm', seats: 1, seed, options });
const three = (id = 'm') => Match.deal(highCard, { id, seats: 3, seed });
const board = () => Match.deal(ticTacToe, { id: 'm', seats: 2, seed });
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The code of the refusal that `act` ends in. */
function refusal(act: () => unknown): string {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof MatchError || error instanceof Refused) return error.code;
    throw error;
  }
}

/** Plays the first option of whoever is asked, so many times. */
function play(match: Match, picks: number): Match {
  for (let n = 0; n < picks; n++) {
    const prompt = match.prompts()[0];
    if (!prompt) break;
    match.choose(prompt.seat, prompt.options[0]?.id ?? '');
  }
  return match;
}

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
    expect(Object.keys(match.prompts()[0]?.options[0] ?? {}).sort()).toEqual(['id', 'on']);
    expect(Object.keys(match.prompts()[0] ?? {}).sort()).toEqual(['about', 'ask', 'options', 'seat']);
    expect(alone().promptOf(0)?.options.at(-1)).toEqual({ id: 'resign', aside: 'resign' });
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

describe('the journal', () => {
  it('[EN-JOURNAL-01] has an entry for every pick and every undo', () => {
    const match = alone();
    match.choose(0, 'stake:2');
    const { entry } = match.undo(0);
    expect(match.entries.map(({ kind, seq, seat }) => ({ kind, seq, seat }))).toEqual([
      { kind: 'pick', seq: 1, seat: 0 },
      { kind: 'undo', seq: 2, seat: 0 },
    ]);
    expect(entry.hash).toBe(match.hash);
    expect(new Set(match.entries.map(({ link }) => link)).size).toBe(2);
  });

  it.each(['seq', 'seat', 'option', 'hash', 'link'])('[EN-JOURNAL-02] cannot be changed in %s', (member) => {
    const journal = json(play(three(), 8).save());
    const changed = { seq: 9, seat: 2, option: 'other', hash: seed, link: seed }[member];
    Object.assign(journal.entries[4] ?? {}, { [member]: changed });
    expect(() => Match.replay(highCard, journal)).toThrow('entry 5 does not follow');
  });

  it('[EN-JOURNAL-02] cannot lose or swap entries', () => {
    const journal = json(play(three(), 8).save());
    const without = { ...journal, entries: journal.entries.toSpliced(3, 1) };
    const swapped = {
      ...journal,
      entries: journal.entries.toSpliced(3, 2, journal.entries[4] as never, journal.entries[3] as never),
    };
    for (const tampered of [without, swapped]) expect(() => Match.replay(highCard, tampered)).toThrow('entry 4');
  });

  it('[EN-JOURNAL-03] starts at what was fixed before the first prompt', () => {
    const { head } = three();
    const hidden = { ...head, start: { ...head.start } } as typeof head & { start: { seed?: string } };
    delete hidden.start.seed;
    expect(firstLink(hidden)).toBe(firstLink(head));
    expect(firstLink({ ...head, seats: 2 })).not.toBe(firstLink(head));
    expect(firstLink({ ...head, id: 'other' })).not.toBe(firstLink(head));
    expect(head.start.commitment).toBe(commitmentTo(seed, 'm'));
  });

  it('[EN-JOURNAL-04] tells nothing hidden while the game runs', () => {
    const match = play(three(), 5);
    expect(match.journal()).toMatchObject({
      entries: [],
      start: { from: 'deal', commitment: commitmentTo(seed, 'm') },
    });
    expect(JSON.stringify(match.journal())).not.toContain(seed);
    const fork = match.fork('f');
    fork.choose(fork.prompts()[0]?.seat ?? 0, fork.prompts()[0]?.options[0]?.id ?? '');
    expect(JSON.stringify(fork.journal())).not.toContain('stone');
    expect(fork.journal().start).toEqual({ from: 'position', commitment: fork.head.start.commitment });
  });

  it('[EN-JOURNAL-05] tells everything when it is over', () => {
    const match = play(three(), 100);
    expect(match.outcome()).toBeDefined();
    expect(match.journal()).toEqual(match.save());
    expect(Match.replay(highCard, json(match.journal())).hash).toBe(match.hash);
  });

  it('[EN-JOURNAL-06] has an end', () => {
    const match = alone();
    match.choose(0, 'stake:2');
    match.entries.length = MOST_ENTRIES;
    expect(refusal(() => match.choose(0, 'stake:3'))).toBe('journal-full');
    expect(refusal(() => match.undo(0))).toBe('journal-full');
  });
});

describe('replay', () => {
  const played = () => {
    const match = alone();
    for (const option of ['stake:2', 'stake:3', 'roll', 'stake:1']) match.choose(0, option);
    match.undo(0);
    match.choose(0, 'roll');
    return match;
  };

  it('[EN-REPLAY-01] gives the same match', () => {
    const match = played();
    const again = Match.replay(longShot, json(match.save()));
    expect([again.hash, again.entries]).toEqual([match.hash, match.entries]);
  });

  it('[EN-REPLAY-02] stops where it is told to', () => {
    const match = played();
    for (const seq of [0, 1, 4, 5]) {
      const again = Match.replay(longShot, json(match.save()), seq);
      expect(again.seq).toBe(seq);
      if (seq > 0) expect(again.hash).toBe(match.entries[seq - 1]?.hash);
    }
  });

  it.each([
    ['game', 'high-card'],
    ['rules', '2'],
    ['content', seed],
  ])('[EN-REPLAY-03] refuses another %s', (member, value) => {
    expect(refusal(() => Match.replay(longShot, { ...played().save(), [member]: value, entries: [] }))).toBe(
      'rules-changed',
    );
  });

  it('[EN-REPLAY-04] waits for the seed', () => {
    expect(refusal(() => Match.replay(longShot, json(played().journal())))).toBe('no-seed');
    expect(refusal(() => Match.replay(longShot, json(played().fork('f').journal())))).toBe('no-seed');
  });

  it('[EN-FAIR-04] takes only the seed that was committed to', () => {
    const journal = json(played().save());
    expect(() => Match.replay(longShot, { ...journal, start: { ...journal.start, seed: seedFrom('other') } })).toThrow(
      'not the one that was committed to',
    );
  });

  /** A journal forged with a whole chain. */
  function forged(journal: Journal, change: (option: string, index: number) => string, hash?: string): Journal {
    let link = firstLink(journal);
    const entries = journal.entries.map((entry, index) => {
      const { link: _, ...body } = entry;
      const next = chained(link, {
        ...body,
        ...('option' in body && { option: change(body.option, index) }),
        ...(hash && index === 1 && { hash }),
      });
      link = next.link;
      return next;
    });
    return { ...journal, entries };
  }

  it('[EN-REPLAY-05] refuses a chain that is whole and wrong', () => {
    const journal = json(played().save());
    expect(
      Match.replay(
        longShot,
        forged(journal, (option) => option),
      ).seq,
    ).toBe(6);
    expect(() =>
      Match.replay(
        longShot,
        forged(journal, (option) => option, seed),
      ),
    ).toThrow('entry 2 leads to another state');
    const other = forged(journal, (option, index) => (index === 1 ? 'stake:1' : option));
    expect(() => Match.replay(longShot, other)).toThrow('entry 2');
    const illegal = forged(journal, (option, index) => (index === 3 ? 'fly' : option));
    expect(() => Match.replay(longShot, illegal)).toThrow('entry 4 cannot be played');
  });

  it('[EN-REPLAY-05] refuses options that were not played under', () => {
    const journal = json(played().save());
    const bare = forged(
      { ...journal, entries: [], start: { ...journal.start, options: {} } as never },
      (option) => option,
    );
    expect(() => Match.replay(longShot, bare)).toThrow('the head of this journal');
  });

  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'journal'],
    ['an empty object', {}],
    ['a deep nest', deep],
    ['a deep nest in the right place', { ...json(played().save()), packs: [deep] }],
    ['a member too many', { ...json(played().save()), more: 1 }],
    ['an entry of another kind', { ...json(played().save()), entries: [{ kind: 'cheat', seq: 1 }] }],
    ['a key to every object', JSON.parse('{"__proto__":{"format":"veilhall-journal/1"}}')],
  ])('[EN-REPLAY-06] refuses %s', (_what, value) => {
    expect(refusal(() => Match.replay(longShot, value))).toBe('bad-journal');
  });
});

describe('resuming', () => {
  it('[EN-RESUME-01] goes on from a snapshot as if nothing had happened', () => {
    const match = alone();
    for (const option of ['roll', 'stake:2', 'stake:3']) match.choose(0, option);
    const snapshot = json(match.snapshot());
    match.undo(0);
    match.choose(0, 'stake:1');
    const back = Match.resume(longShot, json(match.save()), snapshot);
    expect([back.hash, back.entries]).toEqual([match.hash, match.entries]);
    expect(back.undo(0).option).toBe('stake:1');
    expect(back.undo(0).option).toBe('stake:2');
    expect(back.undoOffer(0)).toEqual({ ok: false, why: 'revealed' });
  });

  it('[EN-RESUME-02] refuses a snapshot of something else', () => {
    const match = play(three(), 6);
    const snapshot = json(match.snapshot());
    const resume = (change: object) => refusal(() => Match.resume(highCard, match.save(), { ...snapshot, ...change }));
    expect(resume({})).toBe('none');
    expect(resume({ seq: 5 })).toBe('bad-journal');
    expect(resume({ link: seed })).toBe('bad-journal');
    expect(resume({ state: { ...snapshot.state, nextId: 99 } })).toBe('bad-journal');
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
    for (const option of ['stake:1', 'stake:3', 'stake:2']) {
      hashes.pop();
      expect(match.undoOffer(0)).toEqual({ ok: true, option });
      expect(match.undo(0).option).toBe(option);
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
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'other-seat' });
    match.choose(1, 'place:0');
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
    expect(refusal(() => match.undo(0))).toBe('cannot-undo');
    match.undo(1);
    expect(match.undoOffer(0)).toEqual({ ok: false, why: 'other-seat' });
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'other-seat' });
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
