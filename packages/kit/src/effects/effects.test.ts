import { type Event, type Fact, type Frame, type Handlers, machine, rngSchema, scriptedRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tableOf } from '../testing/table.ts';
import { pushAbility, pushTriggers } from './abilities.ts';
import { pendingAbility, strike } from './aims.ts';
import { effectAsks, pickRules, whomRules } from './asks.ts';
import { effects } from './effects.ts';
import { effectFrameList } from './frames.ts';
import type { EffectParts } from './parts.ts';
import { type Ability, type AbilityText, allEffects, type PartsOf, scriptBook } from './script.ts';
import type { TotalVerbs } from './verb.ts';

/** A game of nothing but texts: marks are put on letters, for two or three players. */
type Effect =
  | { verb: 'gain'; n: number; who?: 'each' | 'another' }
  | { verb: 'mark'; least: number; most: number }
  | { verb: 'again' }
  | { verb: 'vanish'; card: number }
  | { verb: 'oneOf'; options: Effect[][] };

const partsOf: PartsOf<Effect> = (effect) => (effect.verb === 'oneOf' ? effect.options : []);
const act = z.strictObject({ letter: z.enum(['a', 'b', 'c']) });
type Act = z.infer<typeof act>;
const frameSchema = z.discriminatedUnion('do', [...effectFrameList(act), z.strictObject({ do: z.literal('window') })]);
const stateSchema = z.strictObject({
  rng: rngSchema,
  points: z.array(z.int()),
  marks: z.array(z.string()),
  cards: z.array(z.int()),
  work: z.array(frameSchema),
});
type State = z.infer<typeof stateSchema>;
interface Turn {
  readonly state: State;
  readonly events: Event<Fact>[];
  stack: z.infer<typeof frameSchema>[];
}
interface Letters {
  board: Pick<Turn, 'state'>;
  turn: Turn;
  effect: Effect;
  act: Act;
  option: Act;
  scene: undefined;
  ability: Ability<Effect>;
}

/** Whoever has so many points can gain no more. */
const FULL = 9;

const note = (t: Turn, text: string): void => {
  t.events.push({ fact: { type: text } });
};
const unmarked = ({ state }: Letters['board'], aims: readonly Act[] = []): Act[] =>
  (['a', 'b', 'c'] as const)
    .filter((letter) => !state.marks.includes(letter) && !aims.some((aim) => aim.letter === letter))
    .map((letter) => ({ letter }));

/** Whether its aims are declared is up to the test. */
const marking = (when: 'declared' | 'resolving'): TotalVerbs<Letters>['mark'] => ({
  can: (t) => unmarked(t).length > 0,
  pick: {
    when,
    ask: 'letter',
    range: (_t, _p, { least, most }) => ({ least, most }),
    acts: (t, p) => unmarked(t, p.aims?.[p.step]),
    chosen(t, p, _e, chosen) {
      p.about = chosen;
      t.state.marks.push(chosen.letter);
    },
    label: ({ letter }) => `mark ${letter}`,
  },
  text: () => 'mark a letter',
  value: () => 1,
});

function game(cards: Record<string, AbilityText<Effect>>, over: Partial<EffectParts<Letters>> = {}, declared = false) {
  const book = scriptBook<Effect>(partsOf);
  for (const [id, text] of Object.entries(cards)) book.keep(book.addAbility(id, text, 'card', id));
  const verbs: TotalVerbs<Letters> = {
    gain: {
      can: ({ state: { points } }, { who }) => (points[who] ?? 0) < FULL,
      run(t, { who }, { n }) {
        t.state.points[who] = (t.state.points[who] ?? 0) + n;
        note(t, `gain ${n} for ${who}`);
      },
      text: ({ n }) => `gain ${n}`,
      value: ({ n }) => n,
    },
    mark: marking(declared ? 'declared' : 'resolving'),
    again: {
      can: () => true,
      run: (t, { about }) => note(t, `again ${about?.letter}`),
      text: () => 'again',
      value: () => 0,
    },
    vanish: {
      can: () => true,
      run({ state }, _p, { card }) {
        state.cards = state.cards.filter((id) => id !== card);
      },
      text: () => 'vanish',
      value: () => 0,
    },
    oneOf: {
      can: (t, p, { options }, inner) => options.some((_option, part) => inner.can(t, p, part)),
      run: (t, p, _e, inner) => inner.choose(t, p),
      text: ({ options }, source, inner) => options.map((option) => inner.text(option, source)).join(' or '),
      value: ({ options }, inner) => Math.max(...options.map((option) => inner.value(option))),
    },
  };
  const kit = effects<Letters>({
    verbs,
    texts: () => book,
    seatOf: (_t, who) => who,
    concerned({ state }, { who }, effect) {
      if (effect.verb !== 'gain' || !effect.who) return undefined;
      const others = state.points.map((_points, at) => at).filter((at) => at !== who);
      return effect.who === 'each' ? { each: [who, ...others] } : { oneOf: others, ask: 'teammate' };
    },
    inPlay: ({ state }, _who, card) => state.cards.includes(card),
    ...over,
  });
  const handlers: Handlers<Turn, z.infer<typeof frameSchema>> = {
    ...kit.handlers,
    window: { run: () => ({ seat: 0, ask: 'window', acts: ['pass', 'strike'] }), answer: answerWindow },
  };
  const rules = machine<State, Fact, Turn, z.infer<typeof frameSchema>>({
    handlers,
    asks: {
      ...effectAsks,
      letter: pickRules({ id: ({ letter }: Act) => letter, about: ({ letter }: Act) => ({ letter }) }),
      teammate: whomRules,
      window: { id: (answer: string) => answer },
    },
    turn: (state, events, stack) => ({ state, events, stack }),
    stacks: ({ work }) => [work],
    finished: ({ work }) => work.length === 0,
    clone: (state) => structuredClone(state),
  });
  return { kit, rules };
}

function answerWindow(t: Turn, _frame: Frame, answer: string): void {
  t.stack.pop();
  const ability = pendingAbility<Act>(t);
  if (ability && answer === 'strike') strike(ability, [0]);
}

type Rules = ReturnType<typeof game>['rules'];
const state = (players: number): State => ({
  rng: scriptedRng({}),
  points: Array.from({ length: players }, () => 0),
  marks: [],
  cards: [7, 8],
  work: [],
});

/** Player 1 uses one ability. */
function using(rules: Rules, ability: string, players = 3) {
  const start = state(players);
  pushAbility({ stack: start.work }, { who: 1, by: 1, card: 0 }, ability);
  return tableOf(rules, start);
}

/** Player 1's abilities trigger together. */
function triggering(rules: Rules, list: readonly [string, number][], inPlay = true) {
  const start = state(2);
  const entries = list.map(([text, card]) => ({ text, card }));
  pushTriggers({ stack: start.work }, { who: 1, by: 0 }, entries, inPlay);
  return tableOf(rules, start);
}

const types = (table: { told: readonly Fact[] }): string[] => table.told.map(({ type }) => type);
const gain = (n: number, who?: 'each' | 'another'): Effect => ({ verb: 'gain', n, ...(who && { who }) });
const on = (...list: Effect[]): AbilityText<Effect> => ({ trigger: 'now', effects: list });

describe('texts that trigger together', () => {
  const cards = { one: on(gain(1)), two: on(gain(2)), gone: on({ verb: 'vanish', card: 8 }) };

  it('are ordered by their owner', () => {
    const t = triggering(game(cards).rules, [
      ['one', 7],
      ['two', 8],
    ]);
    expect(t.asked()).toEqual(['1 order']);
    expect(t.pick('first:two#8').told.map(({ type }) => type)).toEqual(['gain 2 for 1', 'gain 1 for 1']);
  });

  it('need no order when they are equal', () => {
    const t = triggering(game(cards).rules, [
      ['one', 7],
      ['one', 8],
    ]);
    expect(types(t)).toEqual(['gain 1 for 1', 'gain 1 for 1']);
  });

  it.each([
    [true, []],
    [false, ['gain 2 for 1']],
  ])('do not happen once their card has left play, where that counts (%s)', (inPlay, told) => {
    const list: [string, number][] = [
      ['gone', 7],
      ['two', 8],
    ];
    expect(types(triggering(game(cards).rules, list, inPlay).pick('first:gone#7'))).toEqual(told);
  });
});

describe('an ability', () => {
  it('that may be declined is asked for and told', () => {
    const told: string[] = [];
    const { rules } = game(
      { one: { ...on(gain(1)), may: true } },
      { told: (_t, _f, { id }, what) => told.push(`${id} ${what}`) },
    );
    expect(types(using(rules, 'one').pick('no'))).toEqual([]);
    expect(types(using(rules, 'one').pick('yes'))).toEqual(['gain 1 for 1']);
    expect(told).toEqual(['one declined', 'one begins']);
  });

  it('that may be declined is not asked for at a moment in which it does nothing', () => {
    const { rules } = game({ one: { ...on(gain(1)), may: true } }, { timely: () => false });
    expect(using(rules, 'one').asked()).toEqual([]);
  });

  it('is not begun when it cannot be paid for or its condition fails', () => {
    const paid: AbilityText<Effect> = { ...on(gain(1)), cost: [{ verb: 'mark', least: 1, most: 1 }] };
    const start = state(2);
    start.marks = ['a', 'b', 'c'];
    pushAbility({ stack: start.work }, { who: 1, by: 1, card: 0 }, 'one');
    expect(tableOf(game({ one: paid }).rules, start).told).toEqual([]);
    expect(using(game({ one: on(gain(1)) }, { holds: () => false }).rules, 'one').told).toEqual([]);
  });

  it('shows its aims before they count, and an effect can be struck out', () => {
    const cards = { one: on({ verb: 'mark', least: 1, most: 2 }, gain(1)) };
    const opened: EffectParts<Letters>['opened'] = (t) => {
      t.stack.push({ do: 'window' });
    };
    const { rules } = game(cards, { opened }, true);
    const t = using(rules, 'one').pick('b');
    expect(t.offers()).toEqual(['a', 'c', 'done']);
    t.pick('c');
    expect(t.asked()).toEqual(['0 window']);
    expect(t.state.marks).toEqual([]);
    expect(stateSchema.safeParse(t.state).success).toBe(true);
    expect(t.pick('pass').state.marks).toEqual(['b', 'c']);
    const struck = using(rules, 'one').pick('b', 'done', 'strike');
    expect(struck.state.marks).toEqual([]);
    expect(types(struck)).toEqual(['gain 1 for 1']);
  });
});

describe('an effect', () => {
  it('can be done when it would change something for one of those it may concern', () => {
    const { kit } = game({});
    const place = { who: 1, by: 1, card: 0, script: 'one', step: 0, cost: false };
    const others = { ...state(3), points: [FULL, 0, FULL] };
    const full = { ...state(3), points: [0, FULL, FULL] };
    expect(kit.can({ state: others }, place, gain(1, 'another'))).toBe(false);
    expect(kit.can({ state: others }, place, gain(1, 'each'))).toBe(true);
    expect(kit.can({ state: full }, place, gain(1, 'another'))).toBe(true);
    expect(kit.can({ state: full }, place, gain(1))).toBe(false);
  });

  it('for each concerns the one whose text it is first, and says whom it reaches', () => {
    const reached: number[] = [];
    const { rules } = game({ one: on(gain(1, 'each')) }, { reaching: (_t, _p, who) => reached.push(who) });
    expect(types(using(rules, 'one'))).toEqual(['gain 1 for 1', 'gain 1 for 0', 'gain 1 for 2']);
    expect(reached).toEqual([2, 0, 1]);
  });

  it('for another asks for whom, unless there is only one', () => {
    const { rules } = game({ one: on(gain(1, 'another'), gain(5)) });
    const t = using(rules, 'one');
    expect(t.asked()).toEqual(['1 teammate']);
    expect(t.offers()).toEqual(['seat:0', 'seat:2']);
    expect(t.pick('seat:2').state.points).toEqual([0, 5, 1]);
    expect(using(rules, 'one', 2).state.points).toEqual([1, 5]);
  });

  it('tells the rest of its text what was chosen', () => {
    const { rules } = game({ one: on({ verb: 'mark', least: 1, most: 1 }, { verb: 'again' }) });
    expect(types(using(rules, 'one').pick('b'))).toEqual(['again b']);
  });

  it('of up to so many ends when its owner is done, or when nothing is left', () => {
    const { rules } = game({
      one: on({ verb: 'mark', least: 0, most: 2 }),
      all: on({ verb: 'mark', least: 9, most: 9 }),
    });
    const t = using(rules, 'one');
    expect(t.offers()).toEqual(['a', 'b', 'c', 'done']);
    expect(t.pick('c', 'done').state.marks).toEqual(['c']);
    // The last letter is nobody's choice.
    expect(using(rules, 'all').pick('b', 'a').state.marks).toEqual(['b', 'a', 'c']);
  });

  it('of several parts offers those that can be done', () => {
    const options: Effect[][] = [[gain(1)], [{ verb: 'mark', least: 1, most: 1 }], [gain(3), gain(4)]];
    const { rules, kit } = game({ one: on({ verb: 'oneOf', options }) });
    const start = state(2);
    start.marks = ['a', 'b', 'c'];
    pushAbility({ stack: start.work }, { who: 1, by: 1, card: 0 }, 'one');
    const t = tableOf(rules, start);
    expect(t.offers()).toEqual(['choose:0', 'choose:2']);
    expect(t.pick('choose:2').state.points).toEqual([0, 7]);
    expect(kit.valueOf([{ verb: 'oneOf', options }])).toBe(7);
  });

  it('is followed by the checks, after all that follows from it', () => {
    const seen: number[] = [];
    const { rules } = game(
      { one: on({ verb: 'mark', least: 2, most: 2 }, gain(1)) },
      { checks: ({ state: { marks } }) => void seen.push(marks.length) },
    );
    using(rules, 'one').pick('a', 'b');
    expect(seen).toEqual([2, 2]);
  });

  it('stops when the one concerned is out', () => {
    const { rules } = game(
      { one: on(gain(1), gain(2)) },
      { active: ({ state: { points } }, who) => points[who] === 0 },
    );
    expect(using(rules, 'one').state.points).toEqual([0, 1, 0]);
  });

  it('is decided by rule for those who have no seat', () => {
    const { rules } = game(
      { one: on({ verb: 'mark', least: 1, most: 1 }, gain(1, 'another')) },
      { seatOf: () => undefined, decide: (_t, { acts }) => acts.length - 1 },
    );
    const t = using(rules, 'one');
    expect(t.state).toMatchObject({ marks: ['c'], points: [0, 0, 1], work: [] });
  });
});

describe('a book of scripts', () => {
  const nested: Effect = { verb: 'oneOf', options: [[gain(1)], [{ verb: 'oneOf', options: [[gain(2)]] }]] };

  it('names the texts inside a text', () => {
    const book = scriptBook<Effect>(partsOf);
    book.addScript('card/0', [gain(9), nested], 'card', 'card');
    expect(book.script('card/0').parts).toEqual([[], ['card/0.1.0', 'card/0.1.1']]);
    expect(book.script('card/0.1.1.0.0').effects).toEqual([gain(2)]);
    expect(book.hasScript('card/0.1.2')).toBe(false);
    expect(() => book.script('card/9')).toThrow("there is no script 'card/9'");
    expect(() => book.addScript('card/0', [], 'card', 'card')).toThrow('two scripts');
  });

  it('walks over all of them', () => {
    expect([...allEffects([nested, gain(3)], partsOf)].map(({ verb }) => verb)).toEqual([
      'oneOf',
      'gain',
      'oneOf',
      'gain',
      'gain',
    ]);
  });
});
