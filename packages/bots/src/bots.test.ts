import { type AnyGame, fastRng, type GameState, type Prompt, type Worth } from '@veilhall/engine';
import { highCard, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { moves, optionAt } from './bot.ts';
import { fingerprint } from './fingerprint.ts';
import { askFor, BOT_IDS, type Bot, botNamed, botsFor, liveBudget, type Memory, wantsFacts } from './index.ts';

const opening = (...cells: number[]) => {
  const state = ticTacToe.setup({}, 2, fastRng('opening'));
  for (const cell of cells) ticTacToe.apply(state, state.toMove, `place:${cell}`);
  return state;
};
const decide = (bot: Bot, state: GameState, seat: number, seed = 1, memory: Memory = {}): string =>
  bot.decide(askFor(ticTacToe, state, seat, fastRng(seed), { memory }));

describe('every bot', () => {
  for (const id of BOT_IDS) {
    it(`${id} picks a listed move, the same one for the same seed and by place as by name, and leaves the game as it was`, () => {
      const state = opening(4, 0);
      const before = JSON.stringify(state);
      const first = decide(botNamed(id), state, 0, 7);
      expect(ticTacToe.prompts(state)[0]?.options.map((option) => option.id)).toContain(first);
      expect(decide(botNamed(id), state, 0, 7)).toBe(first);
      const move = botNamed(id).move(askFor(ticTacToe, state, 0, fastRng(7)));
      expect(ticTacToe.prompts(state)[0]?.options[move]?.id).toBe(first);
      expect(JSON.stringify(state)).toBe(before);
    });
  }

  for (const id of BOT_IDS) {
    it(`${id} decides the same wherever its seat cannot tell two states apart`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const real = highCard.setup({ rounds: 4 }, 3, fastRng(seed));
        const twin = highCard.determinize(real, 1, fastRng(`twin ${seed}`));
        const pick = (state: GameState) => botNamed(id).decide(askFor(highCard, state, 1, fastRng(seed)));
        expect(pick(twin)).toBe(pick(real));
      }
    });
  }

  it('is found by its name, and an unknown name lists the known ones', () => {
    expect(botNamed('wisp').id).toBe('wisp');
    expect(() => botNamed('oracle')).toThrow("there is no bot 'oracle'; the bots are wisp, imp, shade, adept, warden");
  });

  it('never takes an option that is not a move of the game', () => {
    const prompt: Prompt = {
      seat: 0,
      ask: 'play',
      moves: 2,
      options: [{ id: 'strike' }, { id: 'end' }, { id: 'stop:W4', kind: 'setting' }, { id: 'resign', kind: 'resign' }],
    };
    expect(moves(prompt)).toEqual([0, 1]);
    expect(optionAt(prompt, 1)).toBe('end');
    expect(() => optionAt(prompt, 2)).toThrow("'play' has no move 2");
    expect(() => moves({ ...prompt, moves: 0, options: prompt.options.slice(2) })).toThrow('no move of the game');
  });
});

describe('every bot above wisp', () => {
  const THINKERS = BOT_IDS.filter((id) => id !== 'wisp');
  const forbidding = (...moves: number[]): AnyGame => ({ ...ticTacToe, hints: { veto: () => moves } });

  for (const id of THINKERS) {
    it(`${id} never makes a pick that the game says nobody would, unless there is no other`, () => {
      const state = opening(0, 3, 1, 4);
      const decideIn = (game: AnyGame, seed: number) =>
        botNamed(id).move(askFor(game, state, 0, fastRng(seed), { budget: { iterations: 50 } }));
      const open = [0, 2, 4];
      for (let seed = 0; seed < 10; seed++) expect(open).toContain(decideIn(forbidding(1, 3), seed));
      expect(decideIn(forbidding(0, 1, 2, 4), 1)).toBe(3);
      expect(open.concat(1, 3)).toContain(decideIn(forbidding(0, 1, 2, 3, 4), 1));
    });
  }

  for (const id of THINKERS) {
    it(`${id} stops thinking when nobody waits any more`, () => {
      let asked = 0;
      const budget = { ms: 1e9, isMoot: () => ++asked > 20 };
      const state = highCard.setup({ rounds: 9 }, 3, fastRng('moot'));
      const pick = botNamed(id).decide(askFor(highCard, state, 0, fastRng(1), { budget }));
      expect(highCard.prompts(state)[0]?.options.map((option) => option.id)).toContain(pick);
      expect(asked).toBeLessThan(100);
    });
  }

  it('has a time to think at tables, the stronger the longer', () => {
    const times = BOT_IDS.map((id) => liveBudget(id).ms);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(() => liveBudget('oracle')).toThrow("how long 'oracle' may think");
  });
});

describe('where all answer at once', () => {
  const worth = new Map(highCard.content.cards.map(({ id, data }) => [id, (data as { value: number }).value]));

  for (const id of ['shade', 'adept']) {
    it(`${id} judges a pick by what the others may answer: of the last cards it lays the one that must win`, () => {
      let seen = 0;
      for (let seed = 0; seed < 200; seed++) {
        const state = highCard.setup({ rounds: 1 }, 3, fastRng(`at once ${seed}`));
        const hand = state.players[0]?.hand.toSorted((a, b) => (worth.get(b.def) ?? 0) - (worth.get(a.def) ?? 0)) ?? [];
        const [best, second] = hand;
        if (!best || !second || worth.get(best.def) !== 12 || (worth.get(second.def) ?? 0) > 6) continue;
        seen++;
        expect(botNamed(id).decide(askFor(highCard, state, 0, fastRng(seed)))).toBe(`lay:${best.def}#${best.id}`);
      }
      expect(seen).toBeGreaterThan(3);
    });
  }
});

describe('wisp', () => {
  it('reaches every move', () => {
    const picks = new Set<string>();
    for (let seed = 0; seed < 200; seed++) picks.add(decide(botNamed('wisp'), opening(), 0, seed));
    expect(picks.size).toBe(9);
  });
});

describe('shade and adept', () => {
  it('take the win that is one pick away', () => {
    const state = opening(0, 3, 1, 4);
    expect(decide(botNamed('shade'), state, 0)).toBe('place:2');
    expect(decide(botNamed('adept'), state, 0)).toBe('place:2');
  });

  it('adept plays on from its plan while the prompt is the planned one, and plans anew when it is not', () => {
    const state = opening(0, 3, 1, 4);
    const prompt = ticTacToe.prompts(state)[0] as Prompt;
    const key = [prompt.ask, ...prompt.options.map((option) => option.id)].join('|');
    const kept: Memory = { plan: [{ prompt: key, option: 'place:8' }] };
    expect(decide(botNamed('adept'), state, 0, 1, kept)).toBe('place:8');
    expect(kept.plan).toEqual([]);
    const stale: Memory = { plan: [{ prompt: 'another|prompt', option: 'place:8' }] };
    expect(decide(botNamed('adept'), state, 0, 1, stale)).toBe('place:2');
  });
});

describe('choices of known worth', () => {
  const worths = (effects: readonly number[], often: readonly number[]) =>
    effects.map((effect, i) => ({ effect, error: 0, often: often[i] ?? 1 }));
  const game = (table: readonly Worth[]) => ({ ...ticTacToe, hints: { ...ticTacToe.hints, worths: () => table } });
  const picks = (table: readonly Worth[]) => {
    const counts: number[] = new Array(table.length).fill(0);
    for (let seed = 0; seed < 600; seed++) {
      const move = botNamed('adept').move(askFor(game(table), opening(), 0, fastRng(seed)));
      counts[move] = (counts[move] ?? 0) + 1;
    }
    return counts;
  };

  it('are made without search: the better the more often, and of equals rather the rare one', () => {
    const [best = 0, near = 0, bad = 0] = picks(worths([0.05, 0.03, -0.1], [1, 1, 1]));
    expect(best).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(100);
    expect(bad).toBeLessThan(5);
    const [common = 0, rare = 0] = picks(worths([0, 0], [1, 0.25]));
    expect(rare).toBeGreaterThan(3 * common);
  });
});

describe('fingerprint', () => {
  it('is equal for equal data, differs for different data, and leaves out what it is told to', () => {
    const a = { rng: { at: 1 }, hand: ['x', 'y'], n: 3, deep: [{ id: 1 }] };
    expect(fingerprint({ ...a, rng: { at: 9 } }, 'rng')).toBe(fingerprint(a, 'rng'));
    const others = [
      { ...a, n: 4 },
      { ...a, hand: ['y', 'x'] },
      { ...a, hand: ['xy'] },
      { ...a, deep: [{ id: 2 }] },
      { ...a, deep: [{ id: 1 }, { id: 1 }] },
    ];
    for (const other of others) expect(fingerprint(other, 'rng')).not.toBe(fingerprint(a, 'rng'));
  });
});

describe('warden', () => {
  it('is offered where there are secrets to read, and is an adept elsewhere', () => {
    expect(botsFor(ticTacToe)).toEqual(['wisp', 'shade', 'adept']);
    expect(wantsFacts(ticTacToe, 'warden')).toBe(false);
    const state = opening(0, 3, 1, 4);
    expect(decide(botNamed('warden'), state, 0)).toBe(decide(botNamed('adept'), state, 0));
  });
});
