import { join } from 'node:path';
import { askFor, shade } from '@veilhall/bots';
import { type AnyGame, factsFor, fastRng, type Journal, Match, seedFrom } from '@veilhall/engine';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scratch } from '../testing.ts';
import type { Reader } from './input.ts';
import { Session } from './session.ts';

/** The person sits here; every other seat is a bot's. */
const PERSON = 0;

afterEach(() => {
  vi.restoreAllMocks();
});

interface Sitting {
  readonly printed: string;
  readonly match: Match;
}

/** Plays on from a journal at the terminal; the person types these lines and leaves. */
async function sitting(game: AnyGame, journal: Journal, lines: readonly string[], seed: string): Promise<Sitting> {
  const match = Match.replay(game, journal);
  const left = [...lines];
  const input: Reader = { ask: async () => left.shift(), close: () => {} };
  const chairs = Array.from({ length: journal.seats }, (_, seat) => (seat === PERSON ? 'person' : 'wisp'));
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await new Session({ match, chairs, input, path: join(folder, 'play.json'), passing: false, seed }).run();
  } finally {
    out.mockRestore();
  }
  return { printed, match };
}

const folder = scratch();

/** Moments of a match at which a bot is about to pick what it keeps to itself. */
function secretMoments(most: number): Journal[] {
  const match = Match.deal(veiledFate, { id: 'leaks', seats: 2, options: {}, seed: seedFrom('leaks') });
  const rng = fastRng('leaks');
  const found: Journal[] = [];
  for (let prompt = match.prompts()[0]; prompt && found.length < most; prompt = match.prompts()[0]) {
    const { seat, ask } = prompt;
    if (seat !== PERSON && (ask === 'vote' || ask === 'pay') && prompt.options.length > 1) found.push(match.save());
    match.choose(seat, shade.decide(askFor(veiledFate, match.state, seat, rng, { prompt })));
  }
  return found;
}

/** All that the person may know of what was played since the journal: the facts for this seat, and its view of the end. */
function known(journal: Journal, played: Match): string {
  const again = Match.replay(veiledFate, journal);
  const facts = played.entries.slice(journal.entries.length).flatMap((entry) => {
    if (entry.kind !== 'pick') throw new Error('nobody takes anything back here');
    return factsFor(again.choose(entry.seat, entry.option).events, PERSON);
  });
  return JSON.stringify([facts, again.view(PERSON), again.promptOf(PERSON)]);
}

interface Search {
  /** Pairs of texts that differ although the person can tell nothing apart. */
  readonly leaks: number;
  /** Worlds that differ in what bots picked, and in nothing that the person may know; none would make this worthless. */
  readonly alike: number;
}

async function search(game: AnyGame): Promise<Search> {
  let leaks = 0;
  let alike = 0;
  for (const journal of secretMoments(8)) {
    const worlds = new Map<string, { printed: string; picks: string }>();
    for (let n = 0; n < 12; n++) {
      const { printed, match } = await sitting(game, journal, [], `world ${n}`);
      const picks = JSON.stringify(match.entries.slice(journal.entries.length));
      const knowledge = known(journal, match);
      const other = worlds.get(knowledge);
      worlds.set(knowledge, other ?? { printed, picks });
      if (!other || other.picks === picks) continue;
      alike++;
      if (other.printed !== printed) leaks++;
    }
  }
  return { leaks, alike };
}

describe('nothing hidden reaches the terminal', () => {
  it('prints the same in worlds that the person cannot tell apart', async () => {
    const { leaks, alike } = await search(veiledFate);
    expect(alike).toBeGreaterThan(5);
    expect(leaks).toBe(0);
  });

  it('and the search would find it if it did', async () => {
    const leaky: AnyGame = {
      ...veiledFate,
      apply: (state, seat, option) => [...veiledFate.apply(state, seat, option), { fact: { type: 'peek', option } }],
      words: {
        ...veiledFate.words,
        fact: (fact) => (fact.type === 'peek' ? String(fact.option) : veiledFate.words.fact(fact)),
      },
    };
    const { leaks } = await search(leaky);
    expect(leaks).toBeGreaterThan(5);
  });

  it('never names the pick of a bot by its id', async () => {
    const match = Match.deal(veiledFate, { id: 'ids', seats: 4, options: {}, seed: seedFrom('ids') });
    const { printed, match: played } = await sitting(veiledFate, match.save(), Array(60).fill('1'), 'ids');
    const picks = played.entries.flatMap((entry) =>
      entry.kind === 'pick' && entry.seat !== PERSON ? [entry.option] : [],
    );
    const ids = picks.filter((option) => option.includes(':'));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => printed.includes(id))).toEqual([]);
  });
});
