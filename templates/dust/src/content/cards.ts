import type { CardInfo } from '@veilhall/engine';
import { catalogueOf, described, expand } from '@veilhall/kit';

export const LENS = 'lens';

interface DustCardDef {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly bid: number;
}

export const CARDS: readonly DustCardDef[] = [
  ...Array.from({ length: 9 }, (_, i) => ({ id: `number-${i + 1}`, name: String(i + 1), copies: 4, bid: i + 1 })),
  { id: LENS, name: 'Lens', copies: 4, bid: 0 },
];

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): DustCardDef {
  const card = byId.get(id);
  if (!card) throw new Error(`there is no card '${id}'`);
  return card;
}

/** The box, card by card. */
export const BOX: readonly string[] = expand(CARDS);

const textOf = ({ bid }: DustCardDef): string =>
  bid > 0 ? `Bids ${bid}.` : "Discard it to look into a player's hand.";

const info = (card: DustCardDef): CardInfo => ({
  id: card.id,
  name: card.name,
  family: card.bid > 0 ? 'number' : 'lens',
  copies: card.copies,
  text: textOf(card),
  data: { bid: card.bid },
});

export const catalogue = catalogueOf(described(CARDS, info));
