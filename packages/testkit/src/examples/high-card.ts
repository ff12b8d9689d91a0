import {
  type AskTable,
  agree,
  type Card,
  cloneCards,
  cloneRng,
  drawTop,
  type Fact,
  type Game,
  hashOf,
  machine,
  PackError,
  type PromptOf,
  type RngState,
  rngSchema,
  type Seat,
  seatPiece,
  shuffle,
  shuffleIn,
  type Turn,
  take,
  text,
  thing,
  type Viewer,
} from '@veilhall/engine';
import { z } from 'zod';

/**
 * Everybody holds three cards and lays one face down at the same time; the highest takes the trick. Before laying, a card
 * may be shuffled back into the deck for another. Hidden hands, a hidden commitment, a hidden order, seats that act at once.
 */
const BASIC = Array.from({ length: 12 }, (_, i) => ({ id: `stone-${i + 1}`, value: i + 1 }));
const packSchema = z.strictObject({
  cards: z.array(z.strictObject({ id: z.string().regex(/^[a-z-]+[0-9]*$/), value: z.int().min(0).max(99) })).max(20),
});
type Stone = { id: string; value: number };

const optionsSchema = z.strictObject({
  rounds: z.int().min(1).max(9).default(4).describe('How many tricks are played.'),
});

const cardSchema = z.strictObject({ id: z.int().min(0), def: z.string().max(40) });
const frameSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['round', 'reveal']) }),
  z.strictObject({ do: z.literal('lay'), seat: z.int().min(0) }),
]);
type Frame = z.infer<typeof frameSchema>;
const playerSchema = z.strictObject({
  hand: z.array(cardSchema),
  laid: z.array(cardSchema).max(1),
  swapped: z.boolean(),
  score: z.int().min(0),
  work: z.array(frameSchema),
});
const stateSchema = z.strictObject({
  rng: rngSchema,
  rounds: z.int().min(1),
  round: z.int().min(0),
  nextId: z.int().min(0),
  deck: z.array(z.string().max(40)),
  discard: z.array(cardSchema),
  players: z.array(playerSchema).min(2).max(3),
  work: z.array(frameSchema),
});
export type HighCardState = z.infer<typeof stateSchema>;
type Player = z.infer<typeof playerSchema>;

type HighCardFact =
  | { type: 'drew'; seat: number; card?: string }
  | { type: 'swapped'; seat: number }
  | { type: 'laid'; seat: number; card?: string }
  | { type: 'trick'; seat: number; cards: string[] };

export interface HighCardView {
  seat: Viewer;
  round: number;
  rounds: number;
  deck: number;
  discard: Card[];
  players: { hand: number; laid: number; score: number; swapped: boolean }[];
  hand?: Card[];
  laid?: Card[];
}

interface Acts extends Turn<HighCardState, HighCardFact & Fact, Frame> {
  readonly values: ReadonlyMap<string, number>;
}

type LayAct = { do: 'lay' | 'swap'; card: Card };
type Asks = {
  lay: { act: LayAct; about: { round: number }; option: { do: 'lay' | 'swap'; card: string; number: number } };
};

const asks: AskTable<Asks> = {
  lay: {
    id: (act) => `${act.do}:${thing(act.card)}`,
    on: ({ card }) => [thing(card)],
    about: ({ do: what, card }) => ({ do: what, card: card.def, number: card.id }),
  },
};

const HAND = 3;
const over = (state: HighCardState): boolean => state.round >= state.rounds;
const me = (state: HighCardState, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
};

function draw({ state, events }: Pick<Acts, 'state' | 'events'>, seat: Seat): void {
  if (state.deck.length === 0) shuffleIn(state.rng, 'deck', state.deck, state.discard.splice(0));
  const card = drawTop(state, state.deck);
  if (!card) return;
  me(state, seat).hand.push(card);
  events.push({
    fact: { type: 'drew', seat, card: thing(card) },
    to: [seat],
    public: { type: 'drew', seat },
    reveal: true,
  });
}

const round = {
  run({ state }: Acts): void {
    state.work.push({ do: 'reveal' });
    for (const [seat, player] of state.players.entries()) {
      player.swapped = false;
      player.work.push({ do: 'lay', seat });
    }
  },
};

const lay = {
  run({ state }: Acts, { seat }: Extract<Frame, { do: 'lay' }>) {
    const { hand, swapped } = me(state, seat);
    const acts: LayAct[] = hand.map((card) => ({ do: 'lay', card }));
    if (!swapped) for (const card of hand) acts.push({ do: 'swap', card });
    return { seat, ask: 'lay', about: { round: state.round + 1 }, acts, always: true as const };
  },
  answer(turn: Acts, _frame: Frame, act: LayAct, seat: Seat): void {
    const { state, events, stack } = turn;
    const player = me(state, seat);
    const card = take(player.hand, act.card.id);
    if (!card) return;
    if (act.do === 'swap') {
      player.swapped = true;
      shuffleIn(state.rng, 'deck', state.deck, [card]);
      events.push({ fact: { type: 'swapped', seat } });
      draw(turn, seat);
      return;
    }
    player.laid.push(card);
    stack.pop();
    events.push({ fact: { type: 'laid', seat, card: thing(card) }, to: [seat], public: { type: 'laid', seat } });
  },
};

const reveal = {
  run(turn: Acts): void {
    const { state, events, values, stack } = turn;
    stack.pop();
    let winner = 0;
    let best = -1;
    const cards: string[] = [];
    for (const [seat, player] of state.players.entries()) {
      for (const card of player.laid.splice(0)) {
        cards.push(thing(card));
        state.discard.push(card);
        const value = values.get(card.def) ?? 0;
        if (value > best) [winner, best] = [seat, value];
      }
    }
    me(state, winner).score++;
    events.push({ fact: { type: 'trick', seat: winner, cards }, reveal: true });
    state.round++;
    if (!over(state)) for (const seat of state.players.keys()) draw(turn, seat);
  },
};

const cloned = (state: HighCardState): HighCardState => ({
  rng: cloneRng(state.rng),
  rounds: state.rounds,
  round: state.round,
  nextId: state.nextId,
  deck: state.deck.slice(),
  discard: cloneCards(state.discard),
  players: state.players.map(({ hand, laid, swapped, score, work }) => ({
    hand: cloneCards(hand),
    laid: cloneCards(laid),
    swapped,
    score,
    work: work.map((frame) => ({ ...frame })),
  })),
  work: state.work.map((frame) => ({ ...frame })),
});

const DID = {
  drew: ['draw', 'draws'],
  swapped: ['swap', 'swaps'],
  laid: ['lay', 'lays'],
  trick: ['win', 'wins'],
} as const;

function factText(fact: HighCardFact) {
  const [you, they] = DID[fact.type];
  const card = 'card' in fact && fact.card ? ` ${fact.card}` : '';
  return text`${seatPiece(fact.seat)} ${agree(fact.seat, you, they)}${card}.`;
}

function build(
  stones: readonly Stone[],
): Game<HighCardState, z.infer<typeof optionsSchema>, HighCardView, HighCardFact & Fact> {
  const values = new Map(stones.map(({ id, value }) => [id, value]));
  const rules = machine<HighCardState, HighCardFact & Fact, Acts, Frame>({
    turn: (state, events, stack) => ({ state, events, stack, values }),
    asks,
    clone: cloned,
    stacks: (state) => [state.work, ...state.players.map((player) => player.work)],
    finished: over,
    handlers: { round, reveal, lay },
  });
  const all = stones.map(({ id }) => id).sort();

  const game: Game<HighCardState, z.infer<typeof optionsSchema>, HighCardView, HighCardFact & Fact> = {
    id: 'high-card',
    title: 'High card',
    rules: '1',
    seats: { min: 2, max: 3 },
    options: optionsSchema,
    state: stateSchema,
    content: {
      hash: hashOf(stones),
      cards: stones.map(({ id, value }) => ({
        id,
        name: id,
        family: 'stone',
        copies: 1,
        text: `Worth ${value}.`,
        data: { value },
      })),
    },
    words: {
      player: 'Player',
      prompt: (_view, prompt) => ({
        sentence: 'Lay a card, or swap one first.',
        labels: (prompt as PromptOf<Asks>).options.map(({ about }) => `${about?.do} ${about?.card}`),
      }),
      fact: factText,
      refusal: (_view, refusal) => `No: ${refusal.code}.`,
      sketch: (view) => ({
        title: 'High card',
        status: [`Trick ${view.round + 1} of ${view.rounds}`],
        zones: [
          { id: 'deck', name: 'Deck', count: view.deck },
          { id: 'discard', name: 'Discard', count: view.discard.length, things: view.discard.map(sketched) },
          ...(view.hand
            ? [{ id: 'hand', name: 'Hand', count: view.hand.length, things: view.hand.map(sketched) }]
            : []),
        ],
      }),
      outcome: (view) => `Scores: ${view.players.map(({ score }) => score).join(', ')}.`,
    },
    setup(options, seats, rng) {
      const player = (): Player => ({ hand: [], laid: [], swapped: false, score: 0, work: [] });
      const state: HighCardState = {
        rng,
        rounds: options.rounds,
        round: 0,
        nextId: 0,
        deck: shuffle(rng, 'deck', [...all]),
        discard: [],
        players: Array.from({ length: seats }, player),
        work: [{ do: 'round' }],
      };
      for (const seat of state.players.keys()) for (let i = 0; i < HAND; i++) draw({ state, events: [] }, seat);
      rules.settle(state);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view(state, who) {
      const view: HighCardView = {
        seat: who,
        round: state.round,
        rounds: state.rounds,
        deck: state.deck.length,
        discard: cloneCards(state.discard),
        players: state.players.map(({ hand, laid, score, swapped }) => ({
          hand: hand.length,
          laid: laid.length,
          score,
          swapped,
        })),
      };
      if (who === 'spectator') return view;
      const { hand, laid } = me(state, who);
      return { ...view, hand: cloneCards(hand), laid: cloneCards(laid) };
    },
    whyNot: (state, seat) =>
      me(state, seat).swapped ? [{ code: 'swapped-already', rule: 'HC-SWAP-01', args: { round: state.round } }] : [],
    outcome(state) {
      if (!over(state)) return undefined;
      const scores = state.players.map(({ score }) => score);
      const best = Math.max(...scores);
      return { result: 'won', winners: [...scores.keys()].filter((seat) => scores[seat] === best), scores };
    },
    determinize(state, seat, rng: RngState) {
      const copy = cloned(state);
      copy.rng = rng;
      const others = copy.players.filter((_, other) => other !== seat);
      const unknown = [...copy.deck, ...others.flatMap(({ hand, laid }) => [...hand, ...laid].map(({ def }) => def))];
      shuffle(rng, 'redeal', unknown.sort());
      for (const { hand, laid } of others) for (const card of [...hand, ...laid]) card.def = unknown.pop() ?? card.def;
      copy.deck = unknown;
      return copy;
    },
    evaluate: (state, seat) => me(state, seat).score / state.rounds,
    audit(state) {
      const faults: string[] = [];
      const cards = [...state.discard, ...state.players.flatMap(({ hand, laid }) => [...hand, ...laid])];
      const found = [...state.deck, ...cards.map(({ def }) => def)].sort();
      if (found.join() !== all.join()) faults.push(`the cards are not the ${all.length} of the game`);
      if (new Set(cards.map(({ id }) => id)).size !== cards.length) faults.push('two cards have one number');
      if (cards.some(({ id }) => id >= state.nextId)) faults.push('a card has a number not issued yet');
      return faults;
    },
    clone: rules.clone,
    extend(pack) {
      const parsed = packSchema.safeParse(pack);
      if (!parsed.success) throw new PackError(parsed.error.issues.map(({ message }) => message));
      const twice = parsed.data.cards.filter(({ id }) => values.has(id));
      if (twice.length > 0) throw new PackError(twice.map(({ id }) => `there is a card ${id} already`));
      return build([...stones, ...parsed.data.cards]);
    },
  };
  return game;
}

const sketched = (card: Card) => ({ id: thing(card), name: card.def, card: card.def, facts: '' });

export const highCard = build(BASIC);

/** What a viewer of `highCard` may not know, place by place. */
export function highCardSecrets(state: HighCardState, who: Viewer) {
  const others = state.players.filter((_, seat) => seat !== who);
  const held = others.flatMap(({ hand, laid }) => [...hand, ...laid].map(({ def }) => def));
  return [{ name: 'unseen cards', places: [...state.deck, ...held], uniform: true as const }];
}
