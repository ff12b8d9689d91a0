import {
  type Card,
  drawTop,
  type Event,
  type Fact,
  type Handlers,
  machine,
  rngSchema,
  scriptedRng,
  seatPiece,
  type Text,
  take,
  text,
  thing,
} from '@veilhall/engine';
import { z } from 'zod';
import {
  type Ability,
  type AbilityText,
  counters,
  effectAsks,
  effectFrameList,
  effects,
  emit,
  lastingListSchema,
  moments,
  negate,
  type PartsOf,
  pendingAbility,
  pickRules,
  plural,
  pushAbility,
  redirect,
  scriptBook,
  type TotalVerbs,
  type Who,
} from '../index.ts';
import { tableOf } from './table.ts';

/** Tricky cards of The Veil on a table just big enough for them: the last player is an automaton. */

export type Effect =
  | { readonly verb: 'damage'; readonly n: number; readonly per?: 'recruits' }
  | { readonly verb: 'banish' }
  | { readonly verb: 'draw'; readonly n: number }
  | { readonly verb: 'negate' }
  | { readonly verb: 'redirect' }
  | { readonly verb: 'until'; readonly until: string; readonly uses: number; readonly effects: readonly Effect[] }
  | { readonly verb: 'purchaseOnTop' }
  | { readonly verb: 'discard'; readonly chosenBy: 'holder' | 'next' };

const partsOf: PartsOf<Effect> = (effect) => (effect.verb === 'until' ? [effect.effects] : []);

export const CARDS: Readonly<Record<string, AbilityText<Effect>>> = {
  /** "Banish a card from hand: Damage 2 per Recruit to a target player." */
  'ember-rite': { trigger: 'use', cost: [{ verb: 'banish' }], effects: [{ verb: 'damage', n: 2, per: 'recruits' }] },
  /** An Aura: "Whenever you banish a card, draw a card." */
  'grey-tithe': { trigger: 'youBanish', effects: [{ verb: 'draw', n: 1 }] },
  'cold-hymn': { trigger: 'youBanish', may: true, effects: [{ verb: 'draw', n: 2 }] },
  /** Reveal cards, from hand in the others' turns. */
  'shut-gate': { trigger: 'reveal', effects: [{ verb: 'negate' }] },
  'bent-mirror': { trigger: 'reveal', effects: [{ verb: 'redirect' }] },
  /** "The next purchase this turn goes on top of your Deck." */
  'quick-courier': {
    trigger: 'use',
    effects: [{ verb: 'until', until: 'turn', uses: 1, effects: [{ verb: 'purchaseOnTop' }] }],
  },
  /** A Trap: bought by one player, played by another, and the player after the holder picks what is discarded. */
  'bramble-snare': { trigger: 'trap', effects: [{ verb: 'discard', chosenBy: 'next' }] },
  spark: { trigger: 'use', effects: [{ verb: 'damage', n: 1 }] },
  /** A target that is declared, and a choice that is not. */
  'bitter-spark': {
    trigger: 'use',
    effects: [
      { verb: 'damage', n: 1 },
      { verb: 'discard', chosenBy: 'holder' },
    ],
  },
};

const actSchema = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('player'), who: z.int() }),
  z.strictObject({ on: z.literal('card'), id: z.int(), def: z.string() }),
]);
type Act = z.infer<typeof actSchema>;

const cardSchema = z.strictObject({ id: z.int(), def: z.string() });
const frameSchema = z.discriminatedUnion('do', [
  ...effectFrameList(actSchema),
  z.strictObject({ do: z.literal('turn') }),
  z.strictObject({ do: z.literal('window'), seats: z.array(z.int()) }),
]);
type VeilFrame = z.infer<typeof frameSchema>;
export const veilSchema = z.strictObject({
  rng: rngSchema,
  nextId: z.int(),
  active: z.int(),
  players: z.array(
    z.strictObject({
      health: z.int(),
      recruits: z.int(),
      hand: z.array(cardSchema),
      deck: z.array(z.string()),
      discard: z.array(z.string()),
      route: z.array(cardSchema),
    }),
  ),
  lasting: lastingListSchema,
  work: z.array(frameSchema),
});
export type VeilState = z.infer<typeof veilSchema>;

interface Turn {
  readonly state: VeilState;
  readonly events: Event<Fact>[];
  stack: VeilFrame[];
}
interface Veil {
  readonly board: Pick<Turn, 'state'>;
  readonly turn: Turn;
  readonly effect: Effect;
  readonly act: Act;
  readonly option: Act;
  readonly scene: undefined;
  readonly ability: Ability<Effect>;
}

const book = scriptBook<Effect>(partsOf);
for (const [id, ability] of Object.entries(CARDS)) book.keep(book.addAbility(id, ability, 'card', id));

const playerAt = (state: VeilState, who: Who) => {
  const player = state.players[who];
  if (!player) throw new Error(`there is no player ${who}`);
  return player;
};
const isAutomaton = (state: VeilState, who: Who): boolean => who === state.players.length - 1;

const { amount, perText } = counters<Veil['board'], 'recruits'>({
  recruits: { one: 'Recruit', many: 'Recruits', count: ({ state }, who) => playerAt(state, who).recruits },
});

const watch = {
  texts: () => book,
  lasting: ({ state }: Veil['board']) => state.lasting,
  *inForce({ state }: Veil['board'], of: Who) {
    for (const { id, def } of playerAt(state, of).route) yield { ability: book.ability(def), card: id, who: of };
  },
};
export const veilMoments = moments<Veil>(watch);

const handOf = (state: VeilState, who: Who, except: number): Act[] =>
  playerAt(state, who)
    .hand.filter(({ id }) => id !== except)
    .map(({ id, def }) => ({ on: 'card', id, def }));

const aimText = (act: Act): Text => (act.on === 'player' ? text`${seatPiece(act.who)}` : text`${act.def} ${act.id}`);

const verbs: TotalVerbs<Veil> = {
  damage: {
    can: () => true,
    pick: {
      when: 'declared',
      ask: 'target',
      acts: ({ state }) => state.players.map((_player, who): Act => ({ on: 'player', who })),
      chosen(t, p, e, act) {
        if (act.on !== 'player') return;
        const n = amount(t, p.who, e);
        playerAt(t.state, act.who).health -= n;
        emit(t, { type: 'damaged', who: act.who, n });
      },
      label: (option) => text`damage ${aimText(option)}`,
    },
    text: (e) => text`Damage ${e.n}${perText(e)} to a target player`,
    value: ({ n, per }) => n * (per ? 2 : 1),
  },
  banish: {
    can: ({ state }, { who, card }) => handOf(state, who, card).length > 0,
    pick: {
      when: 'resolving',
      ask: 'card',
      acts: ({ state }, { who, card }) => handOf(state, who, card),
      chosen(t, { who }, _e, act) {
        const card = act.on === 'card' && take(playerAt(t.state, who).hand, act.id);
        if (!card) return;
        emit(t, { type: 'banished', who, card: card.def });
        veilMoments.fire(t, 'youBanish', who);
      },
      label: (option) => text`banish ${aimText(option)}`,
    },
    text: () => 'banish a card from hand',
    value: () => -1,
  },
  draw: {
    can: ({ state }, { who }) => playerAt(state, who).deck.length > 0,
    run(t, { who }, { n }) {
      const { hand, deck } = playerAt(t.state, who);
      for (let i = 0; i < n; i++) {
        const card = drawTop(t.state, deck);
        if (card) hand.push(card);
      }
      emit(t, { type: 'drew', who, n });
    },
    text: ({ n }) => text`draw ${plural(n, 'card')}`,
    value: ({ n }) => n,
  },
  negate: {
    can: () => true,
    run(t) {
      const ability = pendingAbility<Act>(t);
      if (ability) negate(t, ability);
    },
    text: () => 'negate a targeted effect',
    value: () => 2,
  },
  redirect: {
    can: () => true,
    pick: {
      when: 'resolving',
      ask: 'target',
      /** Any other target that was open to the effect and its user. */
      acts(t) {
        const ability = pendingAbility<Act>({ stack: t.state.work });
        const aims = ability?.aims?.[0];
        if (!ability || !aims) return [];
        const place = { ...ability, script: ability.ability, step: 0, cost: false };
        return kit.actsFor(t, place).filter((act) => !aims.some((aim) => sameAct(aim, act)));
      },
      chosen(t, _p, _e, act) {
        const ability = pendingAbility<Act>(t);
        if (ability) redirect(ability, 0, [act]);
      },
      label: (option) => text`aim at ${aimText(option)} instead`,
    },
    text: () => 'change a target',
    value: () => 2,
  },
  until: {
    can: () => true,
    run(t, p, { until, uses }, inner) {
      const { who, by, card } = p;
      veilMoments.lasting(t, { script: inner.script(t, p, 0), who, by, card, until, uses });
    },
    text: ({ until, effects: lasting }, source, inner) =>
      text`until the end of the ${until}, ${inner.text(lasting, source)}`,
    value: ({ uses, effects: lasting }, inner) => uses * inner.value(lasting),
  },
  purchaseOnTop: { can: () => false, text: () => 'a purchase goes on top of your Deck', value: () => 1 },
  discard: {
    can: ({ state }, { who, card }) => handOf(state, who, card).length > 0,
    pick: {
      when: 'resolving',
      ask: 'card',
      chooser: ({ state }, { who }, { chosenBy }) => (chosenBy === 'holder' ? who : (who + 1) % state.players.length),
      acts: ({ state }, { who, card }) => handOf(state, who, card),
      /** Hands are hidden: an answer given by itself would tell. */
      always: () => true,
      chosen(t, { who, by }, _e, act) {
        const card = act.on === 'card' && take(playerAt(t.state, who).hand, act.id);
        if (!card) return;
        playerAt(t.state, who).discard.push(card.def);
        emit(t, { type: 'discarded', who, by, card: card.def });
      },
      label: (option) => text`discard ${aimText(option)}`,
    },
    text: () => 'discard a card',
    value: () => -1,
  },
};

const sameAct = (a: Act, b: Act): boolean => JSON.stringify(a) === JSON.stringify(b);

export const kit = effects<Veil>({
  verbs,
  ...watch,
  seatOf: ({ state }, who) => (isAutomaton(state, who) ? undefined : who),
  /** The automaton aims at whoever has least Health, and otherwise takes what comes first. */
  decide({ state }, { ask, acts }) {
    if (ask !== 'target') return 0;
    const health = acts.map((act) => playerAt(state, (act as { who: Who }).who).health);
    return health.indexOf(Math.min(...health));
  },
  inPlay: ({ state }, who, card) => playerAt(state, who).route.some(({ id }) => id === card),
  opened(t, { who, aims }) {
    if (!aims?.some((acts) => acts.length > 0)) return;
    const seats = t.state.players.flatMap((_player, seat) =>
      seat === who || isAutomaton(t.state, seat) ? [] : [seat],
    );
    t.stack.push({ do: 'window', seats });
  },
});

type TurnAct = { use: Card } | 'end';
type WindowAct = { reveal: Card } | 'pass';

const handlers: Handlers<Turn, VeilFrame> = {
  ...kit.handlers,
  turn: {
    run({ state }) {
      const acts: TurnAct[] = ['end'];
      for (const card of playerAt(state, state.active).hand)
        if (book.ability(card.def).trigger === 'use') acts.push({ use: card });
      return { seat: state.active, ask: 'turn', acts, always: true };
    },
    answer(t, _frame, act: TurnAct) {
      if (act === 'end') t.stack.pop();
      else pushAbility(t, { who: t.state.active, by: t.state.active, card: act.use.id }, act.use.def);
    },
  },
  /** Everybody else may answer, one after the other, and is asked whatever they hold. */
  window: {
    run(t, { seats }) {
      const [seat] = seats;
      if (seat === undefined || !pendingAbility(t)) {
        t.stack.pop();
        return;
      }
      const acts: WindowAct[] = ['pass'];
      for (const card of playerAt(t.state, seat).hand)
        if (book.ability(card.def).trigger === 'reveal') acts.push({ reveal: card });
      return { seat, ask: 'window', acts, always: true };
    },
    answer(t, frame, act: WindowAct, seat) {
      frame.seats = frame.seats.slice(1);
      if (act !== 'pass') pushAbility(t, { who: seat, by: seat, card: act.reveal.id }, act.reveal.def);
    },
  },
};

const named = (card: Card): string => thing(card);

const veilRules = machine<VeilState, Fact, Turn, VeilFrame>({
  handlers,
  asks: {
    ...effectAsks,
    target: pickRules({
      id: (act: Act) => (act.on === 'player' ? `player:${act.who}` : `card:${act.def}`),
      about: (act: Act) => ({ on: act.on }),
    }),
    card: pickRules({
      id: (act: Act) => (act.on === 'card' ? `card:${act.def}#${act.id}` : `player:${act.who}`),
      about: (act: Act) => ({ on: act.on }),
    }),
    turn: { id: (act: TurnAct) => (act === 'end' ? act : `use:${named(act.use)}`) },
    window: { id: (act: WindowAct) => (act === 'pass' ? act : `reveal:${named(act.reveal)}`) },
  },
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: ({ work }) => [work],
  finished: ({ work }) => work.length === 0,
  clone: (state) => structuredClone(state),
});

/** Three players and an automaton, the second of whom has the turn. */
export function veil(hands: readonly (readonly string[])[], change: (state: VeilState) => void = () => {}) {
  let nextId = 1;
  const state: VeilState = {
    rng: scriptedRng({}),
    nextId: 100,
    active: 1,
    players: [0, 1, 2, 3].map((seat) => ({
      health: 20 - seat,
      recruits: seat + 1,
      hand: (hands[seat] ?? []).map((def) => ({ id: nextId++, def })),
      deck: ['spark', 'spark', 'spark', 'spark'],
      discard: [],
      route: [],
    })),
    lasting: { next: 1, list: [] },
    work: [{ do: 'turn' }],
  };
  change(state);
  return tableOf(veilRules, state);
}

/** A purchase, which a lasting effect may send elsewhere. */
export function purchase(t: Turn, who: Who, def: string): void {
  for (const { lasting, effect } of veilMoments.lastingFor(t, who)) {
    if (effect.verb !== 'purchaseOnTop') continue;
    veilMoments.use(t, lasting.id);
    playerAt(t.state, who).deck.push(def);
    return;
  }
  playerAt(t.state, who).discard.push(def);
}

/** A turn on the table as it stands, for what tests do themselves. */
export const veilTurn = (state: VeilState): Turn => ({ state, events: [], stack: state.work });
