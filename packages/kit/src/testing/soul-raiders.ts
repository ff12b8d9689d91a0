import { type Event, type Fact, type Handlers, machine, rngSchema, scriptedRng, text } from '@veilhall/engine';
import { z } from 'zod';
import {
  type Ability,
  counters,
  cut,
  effectAsks,
  effectFrameList,
  effects,
  emit,
  lastingListSchema,
  listed,
  moments,
  type PartsOf,
  scriptBook,
  type TotalVerbs,
  type Who,
} from '../index.ts';
import { tableOf } from './table.ts';

/** Tricky cards of Soul Raiders: icons of a Location, read from left to right. */

type Tier = 'green' | 'red';
export type Effect =
  | { readonly verb: 'ifTier'; readonly tier: Tier; readonly so: readonly Effect[]; readonly else: readonly Effect[] }
  | {
      readonly verb: 'payOr';
      readonly pay: readonly Effect[];
      readonly so: readonly Effect[];
      readonly else: readonly Effect[];
    }
  | { readonly verb: 'threat'; readonly n: number; readonly per?: 'hourglasses' }
  | { readonly verb: 'hourglass' }
  | { readonly verb: 'spendHeroism'; readonly n: number }
  | { readonly verb: 'loseVitae'; readonly n: number }
  | { readonly verb: 'flip' }
  | { readonly verb: 'groupTest'; readonly need: number; readonly won: readonly Effect[] }
  | { readonly verb: 'castShield' };

const partsOf: PartsOf<Effect> = (effect) => {
  if (effect.verb === 'ifTier') return [effect.so, effect.else];
  if (effect.verb === 'payOr') return [effect.pay, effect.so, effect.else];
  return effect.verb === 'groupTest' ? [effect.won] : [];
};

/** The two sides of a Location, each with its row of icons. */
export const ROWS: Readonly<Record<string, readonly Effect[]>> = {
  'gate-a': [
    { verb: 'ifTier', tier: 'red', so: [{ verb: 'loseVitae', n: 3 }], else: [{ verb: 'threat', n: 1 }] },
    {
      verb: 'payOr',
      pay: [{ verb: 'spendHeroism', n: 2 }],
      so: [{ verb: 'threat', n: -1 }],
      else: [{ verb: 'loseVitae', n: 4 }],
    },
  ],
  /** A flip in the middle: what stands to its right on this side is gone. */
  'mill-a': [{ verb: 'hourglass' }, { verb: 'flip' }, { verb: 'loseVitae', n: 9 }, { verb: 'hourglass' }],
  'mill-b': [{ verb: 'threat', n: 2, per: 'hourglasses' }],
  'bridge-a': [{ verb: 'groupTest', need: 5, won: [{ verb: 'flip' }] }],
  'bridge-b': [{ verb: 'threat', n: 1 }],
  'ward-a': [{ verb: 'castShield' }],
};

const frameSchema = z.discriminatedUnion('do', [
  ...effectFrameList<object>(z.never()),
  z.strictObject({ do: z.literal('loss'), who: z.int(), n: z.int() }),
  z.strictObject({
    do: z.literal('help'),
    who: z.int(),
    script: z.string(),
    step: z.int(),
    need: z.int(),
    given: z.array(z.int()),
    ready: z.array(z.int()),
  }),
]);
type RaidFrame = z.infer<typeof frameSchema>;
export const raidSchema = z.strictObject({
  rng: rngSchema,
  vitae: z.int(),
  threat: z.int(),
  heroism: z.int(),
  tier: z.enum(['green', 'red']),
  location: z.string(),
  side: z.enum(['a', 'b']),
  hourglasses: z.int(),
  heroes: z.array(z.strictObject({ control: z.int(), cards: z.array(z.int()) })),
  lasting: lastingListSchema,
  work: z.array(frameSchema),
});
export type RaidState = z.infer<typeof raidSchema>;

interface Turn {
  readonly state: RaidState;
  readonly events: Event<Fact>[];
  stack: RaidFrame[];
}
interface Raid {
  readonly board: Pick<Turn, 'state'>;
  readonly turn: Turn;
  readonly effect: Effect;
  readonly act: object;
  readonly option: object;
  readonly scene: undefined;
  readonly ability: Ability<Effect>;
}

const book = scriptBook<Effect>(partsOf);
for (const [id, row] of Object.entries(ROWS)) book.addScript(id, row, 'location', id);

const { amount, perText } = counters<Raid['board'], 'hourglasses'>({
  hourglasses: { one: 'Hourglass', many: 'Hourglasses', count: ({ state }) => state.hourglasses },
});
const watch = { texts: () => book, lasting: ({ state }: Raid['board']) => state.lasting };
export const raidMoments = moments<Raid>(watch);

/** A spell ends when its caster leaves the Location it was cast in. */
export const leave = (t: Turn, who: Who) => raidMoments.expire(t, ({ by, until }) => by === who && until === 'caster');

const verbs: TotalVerbs<Raid> = {
  ifTier: {
    can: (t, p, { tier }, inner) => inner.can(t, p, t.state.tier === tier ? 0 : 1),
    run: (t, p, { tier }, inner) => inner.push(t, p, t.state.tier === tier ? 0 : 1),
    text: (e, source, inner) => text`at ${e.tier}: ${inner.text(e.so, source)}; else ${inner.text(e.else, source)}`,
    value: (e, inner) => (inner.value(e.so) + inner.value(e.else)) / 2,
  },
  payOr: {
    can: () => true,
    run(t, p, _e, inner) {
      if (inner.payable(t, p, 0)) inner.choose(t, p, [0, 2]);
      else inner.push(t, p, 2);
    },
    branch(t, p, _e, part, inner) {
      if (part === 2) return inner.push(t, p, 2);
      inner.push(t, p, 1);
      inner.push(t, p, 0, true);
    },
    text: (e, source, inner) =>
      text`${listed([inner.text(e.pay, source), inner.text(e.so, source)])}, or else ${inner.text(e.else, source)}`,
    value: (e, inner) => Math.max(inner.value(e.pay) + inner.value(e.so), inner.value(e.else)),
  },
  threat: {
    can: () => true,
    run(t, { who }, e) {
      const n = amount(t, who, e);
      t.state.threat += n;
      emit(t, { type: 'threat', n });
    },
    text: (e) => text`Threat ${e.n}${perText(e)}`,
    value: ({ n }) => -n,
  },
  hourglass: {
    can: () => true,
    run({ state }) {
      state.hourglasses++;
    },
    text: () => 'place an Hourglass',
    value: () => -1,
  },
  spendHeroism: {
    can: ({ state }) => state.heroism > 0,
    pay: ({ state }, _p, { n }) => state.heroism >= n,
    run({ state }, _p, { n }) {
      state.heroism -= n;
    },
    text: ({ n }) => text`spend ${n} Heroism`,
    value: ({ n }) => -n,
  },
  loseVitae: {
    can: () => true,
    run: (t, { who }, { n }) => t.stack.push({ do: 'loss', who, n }),
    text: ({ n }) => text`lose ${n} Vitae`,
    value: ({ n }) => -n,
  },
  flip: {
    can: ({ state }) => state.side === 'a',
    run(t, p) {
      const { state } = t;
      if (state.side === 'b') return;
      state.side = 'b';
      cut(t, ({ script }) => script === `${state.location}-a`);
      kit.pushScript(t, p, book.script(`${state.location}-b`));
    },
    text: () => 'flip the Location',
    value: () => 0,
  },
  groupTest: {
    can: () => true,
    run: (t, { who, script, step }, { need }) =>
      t.stack.push({ do: 'help', who, script, step, need, given: [], ready: [] }),
    text: ({ need, won }, source, inner) => text`together reach ${need}: ${inner.text(won, source)}`,
    value: ({ won }, inner) => inner.value(won),
  },
  castShield: {
    can: () => true,
    run(t, { who, by, card, script }) {
      raidMoments.lasting(t, { script, who, by, card, until: 'caster' });
    },
    text: () => 'shield the group',
    value: () => 2,
  },
};

export const kit = effects<Raid>({ verbs, ...watch, seatOf: (_t, who) => who });

type HelpAct = { seat: number; at: number } | 'ready';

const handlers: Handlers<Turn, RaidFrame> = {
  ...kit.handlers,
  /** The Hero who causes the loss may let Control tokens take some of it. */
  loss: {
    run({ state }, { who, n }) {
      const most = Math.min(n, state.heroes[who]?.control ?? 0);
      return { seat: who, ask: 'absorb', acts: Array.from({ length: most + 1 }, (_, tokens) => tokens) };
    },
    answer(t, { who, n }, tokens: number) {
      t.stack.pop();
      const hero = t.state.heroes[who];
      if (hero) hero.control -= tokens;
      t.state.vitae -= n - tokens;
      emit(t, { type: 'lost', who, n: n - tokens });
    },
  },
  /** Everybody may lay cards at once; it is over when all are ready. */
  help: {
    run({ state }, { ready }) {
      const seats = [...state.heroes.keys()].filter((seat) => !ready.includes(seat));
      return seats.map((seat) => {
        const acts: HelpAct[] = [...(state.heroes[seat]?.cards.keys() ?? [])].map((at) => ({ seat, at }));
        return { seat, ask: 'help', acts: [...acts, 'ready'] };
      });
    },
    answer(t, frame, act: HelpAct, seat) {
      if (act === 'ready') frame.ready = [...frame.ready, seat];
      else frame.given = [...frame.given, ...(t.state.heroes[act.seat]?.cards.splice(act.at, 1) ?? [])];
      if (frame.ready.length < t.state.heroes.length) return;
      t.stack.pop();
      const sum = frame.given.reduce((a, b) => a + b, 0);
      const { who, script, step } = frame;
      if (sum >= frame.need) kit.inner.push(t, { who, by: who, card: 0, script, step, cost: false }, 0);
    },
  },
};

const raidRules = machine<RaidState, Fact, Turn, RaidFrame>({
  handlers,
  asks: {
    ...effectAsks,
    absorb: { id: (tokens: number) => `absorb:${tokens}` },
    help: { id: (act: HelpAct) => (act === 'ready' ? act : `lay:${act.seat}.${act.at}`) },
  },
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: ({ work }) => [work],
  finished: ({ work }) => work.length === 0,
  clone: (state) => structuredClone(state),
});

/** The second Hero enters a Location. */
export function raid(location: string, change: Partial<RaidState> = {}) {
  const state: RaidState = {
    rng: scriptedRng({}),
    vitae: 20,
    threat: 3,
    heroism: 1,
    tier: 'green',
    location,
    side: 'a',
    hourglasses: 1,
    heroes: [
      { control: 0, cards: [2] },
      { control: 2, cards: [3, 1] },
    ],
    lasting: { next: 1, list: [] },
    work: [],
    ...change,
  };
  kit.pushScript(raidTurn(state), { who: 1, by: 1, card: 0 }, book.script(`${location}-a`));
  return tableOf(raidRules, state);
}

export const raidTurn = (state: RaidState): Turn => ({ state, events: [], stack: state.work });
