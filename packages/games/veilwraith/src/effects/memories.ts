import { type Text, take, text, thing } from '@veilhall/engine';
import { emit, plural, reveal } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { discardFromHand, putOnDeck, randomCard, shuffleIntoDeck, takeTop } from '../board/memories.ts';
import type { Effect } from '../content/schema.ts';
import { handsHidden, push, threatById, wraithAt } from '../state/access.ts';
import type { MemoryOption, MemoryPick } from '../state/picks.ts';
import type { CardInPlay } from '../state/state.ts';
import { picking } from './pick.ts';
import type { Scene } from './scene.ts';
import { type EffectOf, exactly, NO_CHOICE, type Place, type VerbOf, type VerbRules } from './verb.ts';
import { subject } from './wording.ts';

/** One entry per definition: equal cards are one choice, which belongs to all of them. */
export function distinct(cards: readonly CardInPlay[], except = 0): { card: CardInPlay; cards: CardInPlay[] }[] {
  const found: { card: CardInPlay; cards: CardInPlay[] }[] = [];
  for (const card of cards) {
    if (card.id === except) continue;
    const same = found.find((entry) => entry.card.def === card.def);
    if (same) same.cards.push(card);
    else found.push({ card, cards: [card] });
  }
  return found;
}

export const drawMemory: VerbOf<'drawMemory'> = {
  can(board, { who: seat }) {
    const { memoryDeck, memoryDiscard } = wraithAt(board.state, seat);
    return memoryDeck.length + memoryDiscard.length > 0;
  },
  run: (turn, { by: at, who: seat }, { n = 1 }) => push(turn, { do: 'draw', at, seat, left: n }),
  text: ({ n = 1, who }) => subject(who, 'draw', plural(n, 'Memory', 'Memories')),
  value: ({ n = 1 }) => n,
};

/** The top of the deck only; an empty deck is not refilled for it (VW-RULING-82). */
export const millMemory: VerbOf<'millMemory'> = {
  can: (board, { who: seat }) => wraithAt(board.state, seat).memoryDeck.length > 0,
  run(turn, { who: seat }, { n = 1 }) {
    const wraith = wraithAt(turn.state, seat);
    for (let i = 0; i < n; i++) {
      const card = takeTop(turn, seat, false);
      if (!card) return;
      (turn.content.isMemory(card.def) ? wraith.memoryDiscard : wraith.threatDiscard).push(card);
      reveal(turn, { type: 'memoryDiscarded', seat, card: card.def, why: 'top' });
    }
  },
  text: ({ n = 1 }) => `discard the top ${n === 1 ? 'card' : `${n} cards`} of your deck`,
  value: ({ n = 1 }) => -0.1 * n,
};

type CardEffect = EffectOf<'discardMemory' | 'recoverMemory' | 'removeMemory' | 'capture'>;

interface CardVerb<E extends CardEffect> {
  from(board: Board, place: Place, effect: E): readonly CardInPlay[];
  apply(turn: Turn, place: Place, effect: E, id: number): void;
  /** A choice of this Memory. */
  label(name: Text, scene: Scene): Text;
  text: VerbRules<E>['text'];
  value: VerbRules<E>['value'];
}

const isPicked = (effect: CardEffect): boolean =>
  effect.pick !== 'random' && (effect.verb !== 'capture' || effect.from === 'hand');

/** The Memories to choose from lie in the hand, not in the discard pile. */
export const isFromHand = (effect: Effect): boolean =>
  effect.verb === 'discardMemory' ||
  effect.verb === 'capture' ||
  (effect.verb === 'removeMemory' && effect.from === 'hand');

/** Verbs that take cards out of hand or discard pile, chosen or at random. The card whose text it is never counts. */
function cardVerb<E extends CardEffect>(verb: CardVerb<E>) {
  const open = (board: Board, place: Place, effect: E): CardInPlay[] =>
    verb.from(board, place, effect).filter((card) => card.id !== place.card);
  return {
    can: (board: Board, place: Place, effect: E) => open(board, place, effect).length > 0,
    pay: (board: Board, place: Place, effect: E) => open(board, place, effect).length >= (effect.n ?? 1),
    run(turn: Turn, place: Place, effect: E) {
      for (let i = 0; i < (effect.n ?? 1); i++) {
        const card = randomCard(turn, place.who, open(turn, place, effect));
        if (!card) return;
        verb.apply(turn, place, effect, card.id);
      }
    },
    pick: picking<E, MemoryPick, MemoryOption>({
      ask: 'pickMemory',
      range: (_board, _place, effect) => (isPicked(effect) ? exactly(effect.n ?? 1) : NO_CHOICE),
      // Where hands are hidden, an answer given by itself would tell that all cards in hand are equal.
      always: ({ state }, { who }, effect) =>
        handsHidden(state) && isFromHand(effect) && wraithAt(state, who).hand.length > 1,
      acts: (board, place, effect) =>
        distinct(verb.from(board, place, effect), place.card).map(({ card, cards }) => ({ do: 'memory', card, cards })),
      chosen: (turn, place, effect, { card }) => verb.apply(turn, place, effect, card.id),
      label: ({ card }, _effect, scene) => verb.label(scene.memory(thing(card)), scene),
    }),
    text: verb.text,
    value: verb.value,
  };
}

const atRandom = (pick: 'choice' | 'random' | undefined): string => (pick === 'random' ? ' at random' : '');

export const discardMemory = cardVerb<EffectOf<'discardMemory'>>({
  from: (board, { who: seat }) => wraithAt(board.state, seat).hand,
  apply: (turn, { who: seat }, effect, id) => discardFromHand(turn, seat, id, effect.pick),
  label: (name) => text`Discard ${name}`,
  text: ({ n = 1, pick, who }) => subject(who, 'discard', `${plural(n, 'Memory', 'Memories')}${atRandom(pick)}`),
  value: ({ n = 1, pick }) => -n * (pick === 'random' ? 1 : 0.8),
});

const TO_WORDS = { hand: 'to your hand', deckTop: 'to the top of your deck', deck: 'into your deck' } as const;

export const recoverMemory = cardVerb<EffectOf<'recoverMemory'>>({
  from: (board, { who: seat }) => wraithAt(board.state, seat).memoryDiscard,
  apply(turn, { who: seat }, effect, id) {
    const wraith = wraithAt(turn.state, seat);
    const card = take(wraith.memoryDiscard, id);
    if (!card) return;
    if (effect.to === 'hand') wraith.hand.push(card);
    else if (effect.to === 'deckTop') putOnDeck(wraith, card.def);
    else shuffleIntoDeck(turn, seat, card.def);
    emit(turn, { type: 'memoryRecovered', seat, card: card.def, to: effect.to });
  },
  label: (name) => text`Take back ${name}`,
  text: ({ n = 1, pick, to }) =>
    `return ${plural(n, 'Memory', 'Memories')}${atRandom(pick)} from your discard pile ${TO_WORDS[to]}`,
  value: ({ n = 1, pick, to }) => n * (to === 'hand' ? 1.2 : 0.4) * (pick === 'random' ? 0.8 : 1),
});

export const removeMemory = cardVerb<EffectOf<'removeMemory'>>({
  from(board, { who: seat }, effect) {
    const wraith = wraithAt(board.state, seat);
    return effect.from === 'hand' ? wraith.hand : wraith.memoryDiscard;
  },
  apply(turn, { who: seat }, effect, id) {
    const wraith = wraithAt(turn.state, seat);
    const card = take(effect.from === 'hand' ? wraith.hand : wraith.memoryDiscard, id);
    if (!card) return;
    wraith.removed.push(card);
    emit(turn, { type: 'memoryRemoved', seat, card: card.def });
  },
  label: (name) => text`Remove ${name} from the game`,
  text: ({ n = 1, pick, from }) =>
    `remove ${plural(n, 'Memory', 'Memories')}${atRandom(pick)} in your ${
      from === 'hand' ? 'hand' : 'discard pile'
    } from the game`,
  value: ({ n = 1, from }) => (from === 'hand' ? -1.2 * n : -0.3 * n),
});

/** Memories beneath a Threat come back when it is defeated. */
const captureFromHand = cardVerb<EffectOf<'capture'>>({
  from: (board, { who: seat, card }, effect) => {
    const wraith = wraithAt(board.state, seat);
    return effect.from === 'hand' && threatById(wraith, card) ? wraith.hand : [];
  },
  apply(turn, { who: seat, card: by }, _effect, id) {
    const wraith = wraithAt(turn.state, seat);
    const threat = threatById(wraith, by);
    const card = threat && take(wraith.hand, id);
    if (!card) return;
    threat.beneath.push(card);
    emit(turn, { type: 'memoryCaptured', seat, card: card.def, by: threat.def });
  },
  label: (name, { by }) => text`Put ${name} beneath ${by}`,
  text: ({ n = 1, from, pick }) =>
    from === 'deck'
      ? `put the top ${n === 1 ? 'card' : `${n} cards`} of your deck beneath this until its defeat`
      : `put ${plural(n, 'Memory', 'Memories')}${atRandom(pick)} from your hand beneath this until its defeat`,
  value: ({ n = 1, from }) => (from === 'hand' ? -0.7 * n : -0.2 * n),
});

export const capture: VerbOf<'capture'> = {
  ...captureFromHand,
  can: (board, place, effect) =>
    effect.from === 'hand'
      ? captureFromHand.can(board, place, effect)
      : wraithAt(board.state, place.who).memoryDeck.length > 0,
  run(turn, place, effect) {
    if (effect.from === 'hand') {
      captureFromHand.run(turn, place, effect);
      return;
    }
    const threat = threatById(wraithAt(turn.state, place.who), place.card);
    if (!threat) return;
    for (let i = 0; i < (effect.n ?? 1); i++) {
      const card = takeTop(turn, place.who, false);
      if (!card) return;
      threat.beneath.push(card);
      reveal(turn, { type: 'memoryCaptured', seat: place.who, card: card.def, by: threat.def });
    }
  },
};
