import { AGE_CARDS } from './ages.ts';
import { CITY_CARDS } from './cities.ts';
import type { Cards } from './compile.ts';
import { CLASS_QUESTS } from './quests/class.ts';
import { COLOUR_QUESTS } from './quests/colour.ts';
import { OPEN_QUESTS } from './quests/open.ts';
import { ORDERED_QUESTS } from './quests/ordered.ts';

export const BASE_CARDS: Cards = {
  quests: [...OPEN_QUESTS, ...CLASS_QUESTS, ...COLOUR_QUESTS, ...ORDERED_QUESTS],
  ages: AGE_CARDS,
  cities: CITY_CARDS,
};
