import type { CardInfo } from '@veilhall/engine';

const numberOf = (card: CardInfo): number => (card.data as { number?: number }).number ?? 0;

/** The Vignettes in the order of a Campaign. */
export const vignettesIn = (cards: ReadonlyMap<string, CardInfo>): { number: number; card: CardInfo }[] =>
  [...cards.values()]
    .filter((card) => card.family === 'vignette')
    .map((card) => ({ number: numberOf(card), card }))
    .sort((a, b) => a.number - b.number);

export const vignetteNumbered = (cards: ReadonlyMap<string, CardInfo>, number: number): CardInfo | undefined =>
  vignettesIn(cards).find((entry) => entry.number === number)?.card;
