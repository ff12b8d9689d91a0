import { highCard, longShot } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { commitmentTo, seedFrom } from './fairness.ts';
import { chained, firstLink, type Journal, MOST_ENTRIES } from './journal.ts';
import { Match } from './match.ts';
import { alone, json, play, refusal, seed, three } from './testing.ts';

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
