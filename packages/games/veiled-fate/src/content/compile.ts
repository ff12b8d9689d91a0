import { HAND_LIMIT, type Location, type Power } from '../vocabulary.ts';
import { EDGES, type Edge, type Neighbours, neighboursOver, sameEdge } from './adjacency.ts';
import type { AgeCard, CityCard, Need, QuestCard, Result } from './schema.ts';

/** One slot of a Quest with what each side would do to the Demi in it. */
export interface Slot {
  readonly need: Need;
  readonly feathers: Result;
  readonly scorpions: Result;
  readonly row: number;
  /** Which half of a contested row; absent in a single row. */
  readonly half?: 'left' | 'right';
}

export interface Quest {
  readonly card: QuestCard;
  readonly ordered: boolean;
  /** Top to bottom, left before right; slot n of the table is element n - 1. */
  readonly slots: readonly Slot[];
}

export type Sheltered = 'smite' | 'portal';

/** The rules as they stand while a City card is out. */
export interface Laws {
  readonly costs: Readonly<Record<Power, number>>;
  readonly neighbours: Neighbours;
  readonly shelter: Readonly<Record<Sheltered, readonly ('quest' | Location)[]>>;
  /** Added to every Quest's number. */
  readonly number: number;
  readonly abyssDraw: number;
  readonly handLimit: number;
}

export interface City {
  readonly card: CityCard;
  readonly laws: Laws;
}

/** All cards of a game, compiled once; `extend` makes another. */
export interface Content {
  readonly quests: ReadonlyMap<string, Quest>;
  readonly ages: ReadonlyMap<string, AgeCard>;
  readonly cities: ReadonlyMap<string, City>;
}

const COSTS: Readonly<Record<Power, number>> = {
  portal: 3,
  transfigure: 3,
  smite: 2,
  omniscience: 2,
  influence: 1,
};

export const COMMON_LAWS: Laws = {
  costs: COSTS,
  neighbours: neighboursOver(EDGES),
  shelter: { smite: [], portal: [] },
  number: 0,
  abyssDraw: 1,
  handLimit: HAND_LIMIT,
};

export function lawsUnder(card: CityCard): Laws {
  if (card.decree.length === 0) return COMMON_LAWS;
  const costs = { ...COSTS };
  const shelter: Record<Sheltered, ('quest' | Location)[]> = { smite: [], portal: [] };
  let edges: readonly Edge[] = EDGES;
  let { number, abyssDraw, handLimit } = COMMON_LAWS;
  for (const decree of card.decree) {
    switch (decree.rule) {
      case 'cost':
        costs[decree.power] = decree.n;
        break;
      case 'edge': {
        const others = edges.filter((edge) => !sameEdge(edge, decree.between));
        edges = decree.open ? [...others, decree.between] : others;
        break;
      }
      case 'shelter':
        shelter[decree.power].push(decree.where);
        break;
      case 'number':
        number += decree.by;
        break;
      case 'abyssDraw':
        abyssDraw = decree.n;
        break;
      case 'handLimit':
        handLimit = decree.n;
        break;
    }
  }
  return { costs, neighbours: neighboursOver(edges), shelter, number, abyssDraw, handLimit };
}

function questOf(card: QuestCard): Quest {
  const slots: Slot[] = [];
  for (const [row, { slots: needs, feathers, scorpions }] of card.rows.entries()) {
    const [left, right] = needs;
    if (right === undefined) {
      slots.push({ need: left, feathers, scorpions, row });
      continue;
    }
    slots.push({ need: left, feathers, scorpions: '.', row, half: 'left' });
    slots.push({ need: right, feathers: '.', scorpions, row, half: 'right' });
  }
  return { card, ordered: card.family === 'ordered', slots };
}

export interface Cards {
  readonly quests: readonly QuestCard[];
  readonly ages: readonly AgeCard[];
  readonly cities: readonly CityCard[];
}

export const compile = (cards: Cards): Content => ({
  quests: new Map(cards.quests.map((card) => [card.id, questOf(card)])),
  ages: new Map(cards.ages.map((card) => [card.id, card])),
  cities: new Map(cards.cities.map((card) => [card.id, { card, laws: lawsUnder(card) }])),
});
