import { askFor, type Bot, shade, warden, wisp } from '@veilhall/bots';
import { type Deduction, type Fact, factsFor, fastRng, type Prompt, type RngState } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import type { VfFact } from '../board/facts.ts';
import { compile } from '../content/compile.ts';
import { BASE_CARDS } from '../content/families.ts';
import type { VfPrompt } from '../flow/asks.ts';
import { veiledFate } from '../index.ts';
import type { State } from '../state/state.ts';
import { hand, table, type VfPlay } from '../testing/table.ts';
import { DEMIS, type DemiId } from '../vocabulary.ts';
import { type Chronicle, readFact } from './chronicle.ts';
import { deductionWith } from './deduction.ts';
import { opening } from './opening.ts';

const content = compile(BASE_CARDS);
const deduction = deductionWith(content);

/** What seat 0 thinks of seat 1 after these picks of seat 1. */
function chanceAfter(play: VfPlay, picks: readonly string[], demi: DemiId): number {
  const told: Fact[] = [];
  for (const pick of picks) told.push(...factsFor(play.choose(1, pick).events, 0));
  const notes = deduction.read(play.state, 0, told);
  return deduction.beliefs(play.state, 0, notes).rows[1]?.[DEMIS.indexOf(demi)] ?? 0;
}

/** A game of quick bots, as far as it has come after so many picks, and what every seat was told. */
function played(seats: number, seed: string, picks: number, bot: Bot = shade): { state: State; told: Fact[][] } {
  const memories = Array.from({ length: seats }, () => ({}));
  const budget = { iterations: 0 };
  const state = veiledFate.setup({}, seats, fastRng(seed));
  const told: Fact[][] = Array.from({ length: seats }, () => []);
  for (let n = 0; n < picks; n++) {
    const prompt = veiledFate.prompts(state)[0];
    if (!prompt) break;
    const { seat } = prompt;
    const extras = { prompt, budget, facts: told[seat] ?? [], memory: memories[seat] ?? {} };
    const option = bot.decide(askFor(veiledFate, state, seat, fastRng(`${seed}/${n}`), extras));
    const events = veiledFate.apply(state, seat, option);
    for (const [to, facts] of told.entries()) facts.push(...factsFor(events, to));
  }
  return { state, told };
}

describe('the chronicle', () => {
  it('arrives at the table as it stands, from what was told alone', () => {
    for (const picks of [25, 90, 150]) {
      const { state, told } = played(4, 'chronicle', picks);
      const facts = (told[2] ?? []) as VfFact[];
      const start = opening(veiledFate.determinize(state, 2, fastRng(1)), facts);
      const chronicle: Chronicle = { open: start, owed: undefined, shown: [] };
      for (const fact of facts) readFact(chronicle, fact, { deed: () => {}, count: () => {} });
      const { open } = chronicle;
      expect(open.demis).toEqual(state.demis);
      expect(open.renown).toEqual(state.renown);
      const byRegion = (of: State) =>
        of.quests.map(({ region, card, pile }) => `${region} ${card} ${pile.length}`).sort();
      expect(byRegion(open)).toEqual(byRegion(state));
      expect(open.age.number).toBe(state.age.number);
      if (state.stage === 'turns') expect(open.turn.seat).toBe(state.turn.seat);
      expect(open.players.map((one) => one.rested)).toEqual(state.players.map((one) => one.rested));
    }
  });
});

describe('beliefs', () => {
  const quests = { forest: 'the-golden-snare', coast: 'two-doors-one-key' } as const;

  it('are even before anything has happened, and every row sums to 1', () => {
    for (const seats of [2, 4, 6, 7, 8]) {
      const { state } = table({ seats });
      const { rows } = deduction.beliefs(state, 0, deduction.read(state, 0, []));
      expect(rows).toHaveLength(seats);
      for (const row of rows) expect(row.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      const others = (rows[1] ?? []).filter((_, i) => DEMIS[i] !== state.players[0]?.demi);
      for (const chance of others)
        expect(Math.abs(chance - (seats < 6 ? 1 / 8 : (seats - 2) / (seats - 1) / 8))).toBeLessThan(0.06);
    }
  });

  it('rise for the Demi that a player helps, and fall for the one it strikes', () => {
    const owners: DemiId[] = ['isabel', 'belan', 'tovik', 'aponi'];
    const helping = ['move:belan>quest:forest/1', 'vote:f1'];
    expect(chanceAfter(table({ quests, owners, turn: 1 }), helping, 'belan')).toBeGreaterThan(1 / 8);
    expect(chanceAfter(table({ quests, owners, turn: 1 }), helping, 'tovik')).toBeLessThan(0.125);
    const leading = { at: { aponi: 'forest/1' }, track: '2:[aponi]' } as const;
    const struck = table({ quests, owners, turn: 1, ...leading });
    expect(chanceAfter(struck, ['smite:aponi', 'pay:f1', 'pay:s1'], 'aponi')).toBeLessThan(0.1);
  });

  it('never hold what the own card excludes: nobody else has it, or at most one partner', () => {
    for (const [seats, most] of [
      [3, 0],
      [5, 0],
      [6, 1],
      [7, 1],
      [8, 1],
    ] as const) {
      const { state, told } = played(seats, `own ${seats}`, 40);
      const own = DEMIS.indexOf(state.players[0]?.demi ?? 'isabel');
      const notes = deduction.read(state, 0, told[0] ?? []);
      const { rows } = deduction.beliefs(state, 0, notes);
      const partners = rows.slice(1).reduce((sum, row) => sum + (row[own] ?? 0), 0);
      if (seats === 7) expect(partners).toBeLessThanOrEqual(1 + 1e-9);
      else expect(partners).toBeCloseTo(most, 1);
      for (let n = 0; n < 20; n++) {
        const world = veiledFate.determinize(state, 0, fastRng(n));
        const view = veiledFate.view(world, 0);
        deduction.deal(world, 0, notes, fastRng(n));
        expect(veiledFate.view(world, 0)).toEqual(view);
        expect(veiledFate.audit(world)).toEqual([]);
      }
    }
  });

  it('go on from earlier notes, and start again when something was taken back', () => {
    const { state, told } = played(3, 'notes', 60);
    const all = told[0] ?? [];
    const fresh = deduction.read(state, 0, all);
    const before = played(3, 'notes', 25);
    const half = deduction.read(before.state, 0, before.told[0] ?? []);
    expect(half.read).toBeLessThan(all.length);
    expect(deduction.read(state, 0, all, half).chronicle).toEqual(fresh.chronicle);
    const other = deduction.read(state, 0, [...all.slice(0, 39), { type: 'passed', seat: 1 }]);
    expect(deduction.read(state, 0, all, other).evidence).toEqual(fresh.evidence);
  });
});

describe('notes', () => {
  it('say the same whether they are begun at the start or in a later Age', () => {
    for (const seats of [2, 4, 7]) {
      const early = played(seats, `begun ${seats}`, 9);
      const begun = deduction.read(early.state, 0, early.told[0] ?? []);
      const { state, told } = played(seats, `begun ${seats}`, 70 + 20 * seats);
      expect(state.age.number).toBeGreaterThan(1);
      const facts = told[0] ?? [];
      expect(deduction.read(state, 0, facts, begun)).toEqual(deduction.read(state, 0, facts));
    }
  });
});

describe('warden', () => {
  const decided = (state: State, told: readonly Fact[], seat: number, iterations = 200, seed = 'w') => {
    const prompt = veiledFate.prompts(state).find((entry) => entry.seat === seat) as Prompt;
    return warden.decide(
      askFor(veiledFate, state, seat, fastRng(seed), { prompt, facts: told, budget: { iterations } }),
    );
  };

  it('[VF-INV-10] decides the same wherever its seat cannot tell two states apart', () => {
    for (const [seats, picks] of [
      [2, 21],
      [4, 50],
      [6, 70],
      [8, 33],
    ] as const) {
      const { state, told } = played(seats, `peek ${seats}`, picks);
      const seat = veiledFate.prompts(state)[0]?.seat ?? 0;
      const pick = decided(state, told[seat] ?? [], seat);
      expect(decided(state, told[seat] ?? [], seat)).toBe(pick);
      for (let n = 0; n < 3; n++) {
        const twin = veiledFate.determinize(state, seat, fastRng(`twin ${n}`));
        expect(decided(twin, told[seat] ?? [], seat)).toBe(pick);
      }
    }
  });

  it('reads and decides the same input the same, whatever was read in between', () => {
    const used = deductionWith(content);
    for (const seats of [4, 5, 7]) {
      // Picks at random are often such as no reading has weighed beforehand.
      for (let picks = 12; picks <= 45; picks += 3) {
        const { state, told } = played(seats, `again ${seats}`, picks, wisp);
        const prompt = veiledFate.prompts(state)[0] as Prompt;
        const { seat } = prompt;
        const facts = told[seat] ?? [];
        const answer = (of: Deduction<State>) => {
          const game = { ...veiledFate, hints: { ...veiledFate.hints, deduction: of } };
          const extras = { prompt, facts, budget: { iterations: 0 } };
          const option = warden.decide(askFor(game, state, seat, fastRng('again'), extras));
          return { option, beliefs: of.beliefs(state, seat, of.read(state, seat, facts)) };
        };
        const fresh = answer(deductionWith(content));
        expect([answer(used), answer(used)]).toEqual([fresh, fresh]);
      }
    }
  });

  it('votes for its own Demi on a Quest that its vote decides', () => {
    const play = table({
      quests: { forest: 'the-golden-snare', coast: 'the-broken-oath' },
      owners: ['belan', 'tovik', 'isabel', 'aponi'],
      at: { belan: 'forest/1', namari: 'forest/2' },
      hands: { 0: 'f1 f2 s1 s2 s1' },
    }).choose(0, 'move:caldis>quest:forest/3');
    expect(hand(play, 0)).toBe('f1 f2 s1 s2 s1');
    expect(decided(play.state, [], 0)).toMatch(/^vote:f/);
  });

  it('is seen through less often than somebody who does not hide', () => {
    const named = (bot: Bot): number => {
      let right = 0;
      for (let n = 0; n < 5; n++) {
        const { state, told } = played(4, `hide ${n}`, 130, bot);
        const { rows } = deduction.beliefs(state, 0, deduction.read(state, 0, told[0] ?? []));
        for (const [seat, row] of rows.entries()) {
          if (seat > 0 && DEMIS[row.indexOf(Math.max(...row))] === state.players[seat]?.demi) right++;
        }
      }
      return right;
    };
    expect(named(warden)).toBeLessThan(named(shade));
  });

  it('goes by rule of thumb when it has no time to look ahead', () => {
    const { state, told } = played(3, 'thumb', 30);
    const seat = veiledFate.prompts(state)[0]?.seat ?? 0;
    const prompt = veiledFate.prompts(state)[0] as Prompt;
    const notes = deduction.read(state, seat, told[seat] ?? []);
    const rng = fastRng('w');
    const world = askFor(veiledFate, state, seat, rng, { prompt }).worlds(1)[0] as State;
    expect(decided(state, told[seat] ?? [], seat, 0)).toBe(
      prompt.options[deduction.choose(world, seat, notes, prompt, rng)]?.id,
    );
  });
});

describe('plain play', () => {
  const easy = (state: State, prompt: Prompt, rng: RngState) =>
    (prompt as VfPrompt<'act'>).options[veiledFate.hints?.habits?.easyPick(state, prompt.seat, prompt, rng) ?? -1];
  const quests = {
    forest: 'the-golden-snare',
    coast: 'two-doors-one-key',
    desert: 'debate-of-the-two-lamps',
    volcano: 'song-under-the-ice',
  } as const;

  it('uses no power but Smite', () => {
    for (let n = 0; n < 30; n++) {
      const { state } = played(3, `plain ${n}`, 4 * n);
      const prompt = veiledFate.prompts(state)[0];
      if (prompt?.ask !== 'act') continue;
      const { about } = easy(state, prompt, fastRng(n)) ?? {};
      expect(['move', 'smite', 'rest', 'pass']).toContain(about?.do);
    }
  });

  it('puts the own Demi on a Quest that pays', () => {
    const { state } = table({ quests, owners: ['belan', 'tovik', 'isabel', 'aponi'] });
    const prompt = veiledFate.prompts(state)[0] as Prompt;
    const { about } = easy(state, prompt, fastRng(1)) ?? {};
    expect(about).toMatchObject({ do: 'move', demi: 'belan' });
    expect(about?.do === 'move' && about.to.slot).toBeGreaterThan(0);
  });
});
