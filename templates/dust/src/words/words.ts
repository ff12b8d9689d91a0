import {
  agree,
  joined,
  type Piece,
  type Sketch,
  seatPiece,
  seatsOwn,
  type Text,
  text,
  type Words,
} from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import { cardOf } from '../content/cards.ts';
import type { BidOption, DustPrompt } from '../flow/asks.ts';
import type { DustFact } from '../state/facts.ts';
import type { DustView } from '../view/view.ts';

const card = (id: string): Piece => ({ card: id, name: cardOf(id).name });
const does = (seat: number, you: string, they: string): Text => text`${seatPiece(seat)} ${agree(seat, you, they)}`;

function label(option: BidOption): Text {
  if (option.do === 'bid') return text`Bid ${card(option.card)}`;
  return text`Look into ${seatsOwn(option.at)} hand`;
}

function factText(fact: DustFact): Text {
  switch (fact.type) {
    case 'drew':
      return text`${does(fact.seat, 'draw', 'draws')}${fact.cards ? text` ${listed(fact.cards.map(card))}` : ''}.`;
    case 'looked':
      return text`${does(fact.seat, 'look', 'looks')} into ${seatsOwn(fact.at)} hand${fact.cards ? text`: ${listed(fact.cards.map(card))}` : ''}.`;
    case 'bid':
      return text`${does(fact.seat, 'lay', 'lays')} a card face down.`;
    case 'turnedUp':
      return text`Turned up: ${joined(
        fact.bids.map((bid) => text`${seatPiece(bid.seat)} ${card(bid.card)}`),
        ', ',
      )}.`;
    case 'taken':
      return text`${does(fact.seat, 'take', 'takes')} the find worth ${fact.find}.`;
    case 'dust':
      return text`The find worth ${fact.find} turns to dust.`;
  }
}

const sum = (finds: readonly number[]): number => finds.reduce((total, find) => total + find, 0);

function sketch(view: DustView): Sketch {
  const cards = (list: DustView['discard']) =>
    list.map(({ thing, def }) => ({ id: thing, name: cardOf(def).name, card: def, facts: '' }));
  return {
    title: 'The attic',
    status: [
      view.row.length > 0
        ? text`Bidding for the find worth ${view.row.at(-1) ?? 0}, ${view.row.length - 1} to come.`
        : 'Over.',
      ...view.players.map(
        (player) => text`${seatPiece(player.seat)}: ${sum(player.finds)} in ${plural(player.finds.length, 'find')}.`,
      ),
    ],
    zones: [
      { id: 'deck', name: 'Deck', count: view.deck },
      { id: 'discard', name: 'Discarded', count: view.discard.length, things: cards(view.discard) },
      ...view.players.map(({ seat, hand, known }) => ({
        id: `hand:${seat}`,
        name: 'Hand',
        owner: seat,
        count: hand,
        things: cards(known),
      })),
    ],
  };
}

export const words: Words<DustView, DustFact> = {
  player: 'Player',
  prompt: (_view, prompt) => {
    const { about, options } = prompt as DustPrompt;
    return {
      sentence: text`Which card do you bid for the find worth ${about.find}?`,
      labels: options.map((option) => (option.about ? label(option.about as BidOption) : '')),
      rules: ['DU-BID-02', 'DU-LENS-01'],
    };
  },
  fact: factText,
  refusal: () => 'You have bid. The others are still choosing.',
  sketch,
  outcome: (view) =>
    joined(
      view.players.map(({ seat, finds }) => text`${seatPiece(seat)} ${sum(finds)}`),
      ', ',
    ),
};
