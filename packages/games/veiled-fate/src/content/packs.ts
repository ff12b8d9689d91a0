import type { PackRules } from '@veilhall/kit';
import { CLASSES, DEMIS } from '../vocabulary.ts';
import { type Cards, compile, lawsUnder, type Quest } from './compile.ts';
import { DEMI_CARDS } from './demis.ts';
import { type AgeCard, type CityCard, packSchema } from './schema.ts';

/** Quests needed by the longest game: six regions in three Ages. */
const FEWEST_QUESTS = 18;

/** What every set of cards must keep so that a game can be played to its end. */
export function faultsIn(cards: Cards): string[] {
  const faults: string[] = [];
  if (cards.quests.length < FEWEST_QUESTS) faults.push(`${cards.quests.length} Quests, fewer than ${FEWEST_QUESTS}`);
  for (const quest of compile(cards).quests.values())
    if (!fillable(quest)) faults.push(`${quest.card.id}: no nine Demis can fill it by moving`);
  for (const age of [1, 2, 3]) if (!ageFor(cards.ages, age, 2)) faults.push(`no card of Age ${age} for two players`);
  if (!cards.cities.some((card) => card.altar)) faults.push('no Altar among the City cards');
  if (cards.cities.length < 3) faults.push(`${cards.cities.length} City cards, fewer than one per Age`);
  for (const card of cards.cities) if (loops(card)) faults.push(`${card.id}: its Decree lets a hand grow for ever`);
  return faults;
}

const ageFor = (ages: readonly AgeCard[], age: number, seats: number): boolean =>
  ages.some((card) => card.age === age && card.minPlayers <= seats);

/** The loop guard: leaving the Abyss must bring less than sending somebody there costs (VF-RULING-68). */
export function loops(card: CityCard): boolean {
  const { abyssDraw, costs } = lawsUnder(card);
  return abyssDraw >= costs.smite || abyssDraw >= costs.portal;
}

/** Nine Demis, three to a class: a Quest may not ask for more of a class than its colour slots leave. */
function fillable({ slots }: Quest): boolean {
  const named = DEMIS.filter((demi) => slots.some(({ need }) => need === demi));
  return CLASSES.every((kin) => {
    const left = DEMIS.filter((demi) => DEMI_CARDS[demi].class === kin && !named.includes(demi));
    return slots.filter(({ need }) => need === kin).length <= left.length;
  });
}

/** What a pack may bring, and what the cards must keep with it. */
export const PACK_RULES: PackRules<Cards, keyof Cards> = {
  schema: packSchema,
  families: ['quests', 'ages', 'cities'],
  faults: faultsIn,
};
