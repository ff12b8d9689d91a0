import { type Event, type Fact, type Handlers, int, machine, rngSchema, scriptedRng, text } from '@veilhall/engine';
import { z } from 'zod';
import {
  type Ability,
  type AbilityText,
  type Change,
  effectAsks,
  effectFrameList,
  effects,
  emit,
  emitTo,
  lastingListSchema,
  type Modified,
  modified,
  moments,
  type PartsOf,
  pushAbility,
  scriptBook,
  standing,
  type TotalVerbs,
  type Who,
  whomRules,
} from '../index.ts';
import { tableOf } from './table.ts';

/** Tricky cards of Veil of Ruin: two heroes and a boss, who is nobody's seat. */

export type Effect =
  | { readonly verb: 'spendBuffs' }
  | { readonly verb: 'strike'; readonly n: number; readonly perBuff?: true }
  | { readonly verb: 'dealLess'; readonly n: number }
  | { readonly verb: 'lessDamage'; readonly n: number }
  | { readonly verb: 'surviveAt'; readonly n: number; readonly roll: number }
  | { readonly verb: 'look'; readonly n: number }
  | { readonly verb: 'nextBossAttack'; readonly effects: readonly Effect[] }
  | { readonly verb: 'cancelCritical' };

const partsOf: PartsOf<Effect> = (effect) => (effect.verb === 'nextBossAttack' ? [effect.effects] : []);

export const CARDS: Readonly<Record<string, AbilityText<Effect>>> = {
  /** "Spend all Buff Counters, then deal 2 DMG for each you had": the amount is read at the start. */
  'all-or-nothing': { trigger: 'use', effects: [{ verb: 'spendBuffs' }, { verb: 'strike', n: 2, perBuff: true }] },
  /** Lies with the enemy it was played at and weakens its attacks. */
  'seeing-stars': { trigger: 'standing', effects: [{ verb: 'dealLess', n: 3 }] },
  /** A counter: "on roll, 2 DMG less". */
  sidestep: { trigger: 'onRoll', may: true, effects: [{ verb: 'lessDamage', n: 2 }] },
  /** "When you would fall, roll: on 4 or more you stay at 3 HP." */
  'last-ember': { trigger: 'wouldFall', effects: [{ verb: 'surviveAt', n: 3, roll: 4 }] },
  /** "Look at three cards of another hero." */
  'borrowed-eyes': { trigger: 'use', effects: [{ verb: 'look', n: 3 }] },
  /** "Cancel the critical text of the next boss attack." */
  'salt-mirror': { trigger: 'use', effects: [{ verb: 'nextBossAttack', effects: [{ verb: 'cancelCritical' }] }] },
};

const NOBODY = z.never();
const bossAttack = z.strictObject({
  do: z.literal('bossAttack'),
  target: z.int(),
  stage: z.enum(['aimed', 'rolled', 'hit', 'fall']),
  damage: z.int(),
  critical: z.boolean(),
});
type BossAttack = z.infer<typeof bossAttack>;
const frameSchema = z.discriminatedUnion('do', [
  ...effectFrameList<object>(NOBODY),
  bossAttack,
  z.strictObject({ do: z.literal('look'), who: z.int(), by: z.int(), n: z.int() }),
]);
type RuinFrame = z.infer<typeof frameSchema>;
interface Hero {
  hp: number;
  buffs: number;
  items: string[];
  hand: string[];
}
export const ruinSchema = z.strictObject({
  rng: rngSchema,
  heroes: z.array(
    z.strictObject({ hp: z.int(), buffs: z.int(), items: z.array(z.string()), hand: z.array(z.string()) }),
  ),
  boss: z.strictObject({ hp: z.int(), weakened: z.boolean(), recall: z.array(z.string()) }),
  lasting: lastingListSchema,
  work: z.array(frameSchema),
});
export type RuinState = z.infer<typeof ruinSchema>;

interface Turn {
  readonly state: RuinState;
  readonly events: Event<Fact>[];
  stack: RuinFrame[];
}
interface Ruin {
  readonly board: Pick<Turn, 'state'>;
  readonly turn: Turn;
  readonly effect: Effect;
  readonly act: object;
  readonly option: object;
  readonly scene: undefined;
  readonly ability: Ability<Effect>;
}

const book = scriptBook<Effect>(partsOf);
for (const [id, ability] of Object.entries(CARDS)) book.keep(book.addAbility(id, ability, 'card', id));

export const BOSS: Who = -1;
const heroAt = (state: RuinState, who: Who): Hero => {
  const hero = state.heroes[who];
  if (!hero) throw new Error(`there is no hero ${who}`);
  return hero;
};

const watch = {
  texts: () => book,
  lasting: ({ state }: Ruin['board']) => state.lasting,
  *inForce({ state }: Ruin['board'], of: Who) {
    for (const [who, { items }] of state.heroes.entries())
      for (const def of items) if (who === of || of === BOSS) yield { ability: book.ability(def), card: 0, who };
  },
};
export const ruinMoments = moments<Ruin>(watch);

/** What lies with the boss changes its attacks, whoever played it. */
const eachStanding = standing<Ruin['board'], Effect, 'dealLess', Ability<Effect>>({
  over({ state }, of, _verb, visit) {
    if (of === BOSS) visit(state.boss.recall.map(book.ability), 0);
  },
});

/** Additions first, then halving, rounded up once. */
export function bossDamage(t: Ruin['board'], rolled: number): Modified {
  const changes: Change[] = [];
  eachStanding(t, BOSS, 'dealLess', ({ n }, _card, { script }) => changes.push({ by: script.card, add: -n }));
  if (t.state.boss.weakened) changes.push({ by: 'weakened', times: 0.5 });
  return modified(rolled, changes);
}

const attackIn = (t: Turn): BossAttack | undefined =>
  t.stack.findLast((frame): frame is BossAttack => frame.do === 'bossAttack');

const verbs: TotalVerbs<Ruin> = {
  spendBuffs: {
    can: ({ state }, { who }) => heroAt(state, who).buffs > 0,
    run({ state }, { who }) {
      heroAt(state, who).buffs = 0;
    },
    text: () => 'spend all Buff Counters',
    value: () => -2,
  },
  strike: {
    can: () => true,
    reads: ({ state }, { who }) => heroAt(state, who).buffs,
    run(t, { saw, step }, { n, perBuff }) {
      const damage = perBuff ? n * (saw?.[step] ?? 0) : n;
      t.state.boss.hp -= damage;
      emit(t, { type: 'struck', damage });
    },
    text: ({ n, perBuff }) => text`deal ${n} DMG${perBuff ? ' for each Buff Counter you had' : ''}`,
    value: ({ n }) => n,
  },
  dealLess: { can: () => false, text: ({ n }) => text`deals ${n} DMG less`, value: ({ n }) => n },
  lessDamage: {
    can: () => true,
    run(t, _p, { n }) {
      const attack = attackIn(t);
      if (attack) attack.damage = Math.max(0, attack.damage - n);
    },
    text: ({ n }) => text`take ${n} DMG less`,
    value: ({ n }) => n,
  },
  surviveAt: {
    can: () => true,
    run(t, { who }, { n, roll }) {
      const die = int(t.state.rng, 'die', 6) + 1;
      emit(t, { type: 'rolled', who, die });
      if (die >= roll) heroAt(t.state, who).hp = n;
    },
    text: ({ n, roll }) => text`roll: on ${roll} or more stay at ${n} HP`,
    value: () => 3,
  },
  look: {
    can: ({ state }, { who }) => heroAt(state, who).hand.length > 0,
    run: (t, { who, by }, { n }) => t.stack.push({ do: 'look', who, by, n }),
    text: ({ n }) => text`look at ${n} cards of another hero`,
    value: () => 1,
  },
  nextBossAttack: {
    can: () => true,
    run(t, p, _e, inner) {
      const { by, card } = p;
      const script = inner.script(t, p, 0);
      ruinMoments.lasting(t, { script, who: BOSS, by, card, until: 'round', uses: 1, on: 'bossAttack' });
    },
    text: ({ effects: then }, source, inner) => text`on the next boss attack, ${inner.text(then, source)}`,
    value: ({ effects: then }, inner) => inner.value(then),
  },
  cancelCritical: {
    can: () => true,
    run(t) {
      const attack = attackIn(t);
      if (attack) attack.critical = false;
    },
    text: () => 'cancel its critical text',
    value: () => 2,
  },
};

export const kit = effects<Ruin>({
  verbs,
  ...watch,
  seatOf: (_t, who) => (who === BOSS ? undefined : who),
  decide: () => 0,
  concerned({ state }, { who }, { verb }) {
    if (verb !== 'look') return undefined;
    return { oneOf: [...state.heroes.keys()].filter((other) => other !== who), ask: 'whom' };
  },
});

const handlers: Handlers<Turn, RuinFrame> = {
  ...kit.handlers,
  look: {
    run: ({ state }, { who, by, n }) => ({
      seat: by,
      ask: 'look',
      about: { cards: heroAt(state, who).hand.slice(0, n) },
      acts: ['seen'],
      always: true,
    }),
    answer(t, { who, by, n }) {
      t.stack.pop();
      const cards = heroAt(t.state, who).hand.slice(0, n);
      emitTo(t, [by], { type: 'looked', who, cards }, { type: 'looked', who }, 'reveal');
    },
  },
  /** Aimed, rolled, hit: counters come in between. */
  bossAttack: {
    run(t, frame) {
      const hero = heroAt(t.state, frame.target);
      switch (frame.stage) {
        case 'aimed':
          frame.stage = 'rolled';
          ruinMoments.fire(t, 'bossAttack', BOSS);
          return;
        case 'rolled': {
          const die = int(t.state.rng, 'die', 6) + 1;
          frame.damage = bossDamage(t, die + 4).now + (frame.critical ? 5 : 0);
          frame.stage = 'hit';
          ruinMoments.fire(t, 'onRoll', frame.target);
          return;
        }
        case 'hit':
          hero.hp -= frame.damage;
          frame.stage = 'fall';
          if (hero.hp <= 0) ruinMoments.fire(t, 'wouldFall', frame.target);
          return;
        case 'fall':
          t.stack.pop();
          emit(t, { type: hero.hp > 0 ? 'stands' : 'falls', who: frame.target });
      }
    },
  },
};

const ruinRules = machine<RuinState, Fact, Turn, RuinFrame>({
  handlers,
  asks: { ...effectAsks, whom: whomRules, look: { id: (act: string) => act } },
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: ({ work }) => [work],
  finished: ({ work }) => work.length === 0,
  clone: (state) => structuredClone(state),
});

export interface RuinScene {
  readonly heroes?: readonly Partial<Hero>[];
  readonly boss?: Partial<RuinState['boss']>;
  readonly dice?: readonly number[];
  /** A card of the first hero, or the boss attacking the second. */
  readonly use?: string;
  readonly attack?: { readonly critical: boolean };
}

/** What comes first lies on top: the card, then the attack. */
export function ruin({ heroes = [], boss = {}, dice = [], use, attack }: RuinScene) {
  const hero = (who: number): Hero => ({
    hp: 10 + who,
    buffs: 0,
    items: [],
    hand: ['a', 'b', 'c', 'd'],
    ...heroes[who],
  });
  const state: RuinState = {
    rng: scriptedRng({ die: dice.map((die) => die - 1) }),
    heroes: [hero(0), hero(1), hero(2)],
    boss: { hp: 30, weakened: false, recall: [], ...boss },
    lasting: { next: 1, list: [] },
    work: [],
  };
  if (attack) state.work.push({ do: 'bossAttack', target: 1, stage: 'aimed', damage: 0, ...attack });
  if (use) pushAbility({ stack: state.work }, { who: 0, by: 0, card: 0 }, use);
  return tableOf(ruinRules, state);
}
