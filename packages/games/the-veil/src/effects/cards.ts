import { text } from '@veilhall/engine';
import { emit, plural, reveal } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { draw as drawCards, putOnDeck, takeFromHand, takeFromPile, takeTop, tellMaximum } from '../board/cards.ts';
import { opponentsOf, playerAt, push, type Who } from '../state/access.ts';
import type { PilePick } from '../state/picks.ts';
import { banish as banishCard } from './happen.ts';
import {
  choice,
  distinct,
  type EffectOf,
  handTells,
  type Place,
  target,
  upTo,
  upToUnlessCost,
  type VerbOf,
  type VerbRules,
} from './verb.ts';

const drawable = ({ state }: Board, who: Who): boolean => {
  const { deck, discard } = playerAt(state, who);
  return deck.length + discard.length > 0;
};

export const draw: VerbOf<'draw'> = {
  can: (board, { who }) => drawable(board, who),
  run: (turn, { who }, { n = 1 }) => drawCards(turn, who, n),
  text: ({ n = 1 }) => `draw ${plural(n, 'card')}`,
  value: ({ n = 1 }) => 2.2 * n,
};

/** The victim chooses (TV-DISC-01). */
export const discard: VerbOf<'discard'> = {
  can: ({ state }, { who }) => opponentsOf(state, who).some((other) => playerAt(state, other).hand.length > 0),
  pick: target<EffectOf<'discard'>, 'player'>({
    acts: ({ state }, { who }) =>
      opponentsOf(state, who)
        .filter((other) => playerAt(state, other).hand.length > 0)
        .map((other) => ({ on: 'player', who: other })),
    chosen: (turn, { who: by }, { n = 1 }, { who }) => push(turn, { do: 'discards', who, by, left: n }),
    label: ({ who }, scene, { n = 1 }) => text`${scene.player(who)}: discard ${plural(n, 'card')}`,
  }),
  text: ({ n = 1 }) => `target opponent discards ${plural(n, 'card')}`,
  value: ({ n = 1 }) => 1.8 * n,
};

export const discardSelf: VerbOf<'discardSelf'> = {
  can: ({ state }, { who }) => playerAt(state, who).hand.length > 0,
  run: (turn, { who, by }, { n = 1 }) => push(turn, { do: 'discards', who, by, left: n }),
  text: ({ n = 1 }) => `you discard ${plural(n, 'card')}`,
  value: ({ n = 1 }) => -1.8 * n,
};

export const mill: VerbOf<'mill'> = {
  can: (board) => board.state.players.some((_player, who) => drawable(board, who)),
  pick: target<EffectOf<'mill'>, 'player'>({
    acts: (board) =>
      board.state.players.flatMap((_player, who) => (drawable(board, who) ? [{ on: 'player' as const, who }] : [])),
    chosen(turn, { who: by }, { n = 1 }, { who }) {
      for (let i = 0; i < n; i++) millTop(turn, by, who);
    },
    label: ({ who }, scene, { n = 1 }) => text`${scene.player(who)}: top ${plural(n, 'card')} of the Deck`,
  }),
  text: ({ n = 1 }) =>
    `target player puts the top ${n === 1 ? 'card' : `${n} cards`} of their Deck into their Discard Pile`,
  value: ({ n = 1 }) => 0.3 * n,
};

function millTop(turn: Turn, by: Who, who: Who): void {
  const { state } = turn;
  const top = takeTop(turn, who);
  if (!top) return;
  playerAt(state, who).discard.push({ id: state.nextId++, ...top.card });
  reveal(turn, { type: 'milled', who, by, card: top.card.def });
}

/** A Trap that cannot be banished is no choice (TV-TRAP-09), and a card being played is in no Hand (TV-PLAY-07). */
function banishable({ state, content }: Board, who: Who, { from }: EffectOf<'banish'>): PilePick[] {
  const { hand, discard: pile } = playerAt(state, who);
  const fits = (def: string): boolean => !content.card(def).trap?.noBanish;
  return [
    ...(from === 'discard' ? [] : distinct(who, 'hand', hand, fits)),
    ...(from === 'hand' ? [] : distinct(who, 'discard', pile, fits)),
  ];
}

const FROM: Readonly<Record<EffectOf<'banish'>['from'], string>> = {
  hand: 'your Hand',
  discard: 'your Discard Pile',
  either: 'your Hand or Discard Pile',
};

export const banish: VerbOf<'banish'> = {
  can: (board, { who }, effect) => banishable(board, who, effect).length > 0,
  pay(board, { who }, effect) {
    const open = banishable(board, who, effect).reduce((sum, { cards }) => sum + cards.length, 0);
    return open >= (effect.n ?? 1);
  },
  pick: choice<EffectOf<'banish'>, 'pile'>({
    range: (_board, place, { n = 1 }) => upToUnlessCost(place, n),
    always: (board, place, { from }) => from !== 'discard' && handTells(board, place),
    acts: (board, { who }, effect) => banishable(board, who, effect),
    chosen(turn, { who }, _effect, { zone, card: { id } }) {
      const player = playerAt(turn.state, who);
      const card = zone === 'hand' ? takeFromHand(player, id) : takeFromPile(player.discard, id);
      if (card) banishCard(turn, who, card, zone);
    },
    label: ({ zone, card }, scene) =>
      text`Banish ${scene.card(card.def)} from ${zone === 'hand' ? 'Hand' : 'Discard Pile'}`,
  }),
  text: ({ n = 1, from }) =>
    n === 1 ? `you may banish a card from ${FROM[from]}` : `you may banish up to ${n} cards from ${FROM[from]}`,
  value: ({ n = 1, from }) => (from === 'either' ? 1.7 : 1.5) * n,
};

const upToWords = (n: number, one: string): string => (n === 1 ? `a ${one}` : `up to ${plural(n, one)}`);

/** Verbs that take chosen cards out of one of the player's own face-up piles. */
function fromPile<E extends EffectOf<'call' | 'salvage' | 'unbanish'>>(rules: {
  zone: 'discard' | 'banished';
  fits(board: Board, def: string): boolean;
  apply(turn: Turn, place: Place, id: number): void;
  to: string;
  text(n: number): string;
  value: number;
}): VerbRules<E> {
  const open = (board: Board, who: Who): PilePick[] =>
    distinct(who, rules.zone, playerAt(board.state, who)[rules.zone], (def) => rules.fits(board, def));
  return {
    can: (board, { who }) => open(board, who).length > 0,
    pick: choice<E, 'pile'>({
      range: (_board, _place, { n = 1 }) => upTo(n),
      acts: (board, { who }) => open(board, who),
      chosen: (turn, place, _effect, { card: { id } }) => rules.apply(turn, place, id),
      label: ({ card }, scene) => text`Put ${scene.card(card.def)} ${rules.to}`,
    }),
    text: ({ n = 1 }) => rules.text(n),
    value: ({ n = 1 }) => rules.value * n,
  };
}

export const call = fromPile<EffectOf<'call'>>({
  zone: 'discard',
  fits: ({ content }, def) => content.card(def).recruit > 0,
  apply(turn, { who }, id) {
    const player = playerAt(turn.state, who);
    const card = takeFromPile(player.discard, id);
    if (!card) return;
    putOnDeck(player, card);
    emit(turn, { type: 'returned', who, card: card.def, from: 'discard', to: 'deck' });
  },
  to: 'on top of your Deck',
  text: (n) => `put ${upToWords(n, 'Recruit')} from your Discard Pile on top of your Deck`,
  value: 0.8,
});

export const salvage = fromPile<EffectOf<'salvage'>>({
  zone: 'discard',
  fits: ({ content }, def) => !content.card(def).trap,
  apply(turn, { who }, id) {
    const player = playerAt(turn.state, who);
    const card = takeFromPile(player.discard, id);
    if (!card) return;
    player.hand.push({ ...card, seen: true });
    emit(turn, { type: 'returned', who, card: card.def, from: 'discard', to: 'hand' });
  },
  to: 'into your Hand',
  text: (n) => `return ${upToWords(n, 'card')} from your Discard Pile to your Hand`,
  value: 2.4,
});

export const unbanish = fromPile<EffectOf<'unbanish'>>({
  zone: 'banished',
  fits({ content }, def) {
    const { aura, trap } = content.card(def);
    return !aura && !trap;
  },
  apply(turn, { who }, id) {
    const player = playerAt(turn.state, who);
    const card = takeFromPile(player.banished, id);
    if (!card) return;
    player.discard.push(card);
    emit(turn, { type: 'returned', who, card: card.def, from: 'banished', to: 'discard' });
    if (turn.content.card(card.def).raises > 0) tellMaximum(turn, who);
  },
  to: 'into your Discard Pile',
  text: (n) => `put ${upToWords(n, 'card')} from your Banished Pile into your Discard Pile`,
  value: 1,
});
