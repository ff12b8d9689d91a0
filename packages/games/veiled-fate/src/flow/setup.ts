import { pick, type RngState, shuffle } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { FATE_BOX } from '../content/fate.ts';
import type { Options } from '../options.ts';
import { must } from '../state/access.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import { CARDS_PER_AGE, DEMIS, type DemiId, type FateKind, REGIONS } from '../vocabulary.ts';
import { questCount } from './next-age.ts';

export interface Identities {
  readonly dealt: DemiId[];
  readonly aside: DemiId[];
}

/** One Demigod card per seat: nine different ones, or secret pairs from six players on (VF-SETUP-10, VF-TEAM-03 to -05). */
export function dealIdentities(seats: number, rng: RngState, label = 'demigods'): Identities {
  const colours = shuffle(rng, label, [...DEMIS]);
  if (seats < 6) return { dealt: colours.slice(0, seats), aside: colours.slice(seats) };
  const pairs = colours.splice(0, Math.floor(seats / 2));
  const dealt = [...pairs, ...pairs];
  const left = shuffle(rng, label, [...colours, ...colours]);
  if (seats % 2 === 1) dealt.push(must(left.pop(), 'card for the lone player'));
  return { dealt: shuffle(rng, label, dealt), aside: left };
}

/** Age cards for this number of players (VF-SETUP-07). */
export function ageCardsFor(content: Content, age: number, seats: number): string[] {
  const fit: string[] = [];
  for (const card of content.ages.values()) if (card.age === age && card.minPlayers <= seats) fit.push(card.id);
  return fit;
}

/** The first Altar that turns up, and the rest shuffled again (VF-SETUP-04). */
function drawAltar(content: Content, rng: RngState): { altar: string; cityDeck: string[] } {
  const cards = shuffle(rng, 'city-deck', [...content.cities.keys()]);
  const altar = must(
    cards.find((id) => content.cities.get(id)?.card.altar),
    'Altar among the City cards',
  );
  const cityDeck = cards.filter((id) => id !== altar);
  return { altar, cityDeck: shuffle(rng, 'city-deck', cityDeck) };
}

/** One Feather and Scorpions for the others decide who begins; the cards go back before hands are dealt (VF-SETUP-13, -14). */
function drawLots(seats: number, rng: RngState): FateKind[] {
  const lots: FateKind[] = ['f1'];
  while (lots.length < seats) lots.push('s1');
  return shuffle(rng, 'first-player', lots);
}

const inCity = (): Place => ({ at: 'city', slot: 0 });

export function setupState(content: Content, options: Options, seats: number, rng: RngState): State {
  const { altar, cityDeck } = drawAltar(content, rng);
  const [first, second, third] = [1, 2, 3].map((age) => pick(rng, 'age-deck', ageCardsFor(content, age, seats)));
  const questDeck = shuffle(rng, 'quest-deck', [...content.quests.keys()]);
  const regions = shuffle(rng, 'quest-regions', [...REGIONS]).slice(0, questCount(seats));
  const lots = drawLots(seats, rng);
  const deck = shuffle(rng, 'fate-deck', [...FATE_BOX]);
  let nextId = 1;
  const { dealt, aside } = dealIdentities(seats, rng);
  const players = dealt.map((demi) => ({
    demi,
    hand: deck.splice(-CARDS_PER_AGE).map((def) => ({ id: nextId++, def })),
    rested: false,
  }));
  const firstPlayer = lots.indexOf('f1');
  return {
    rng,
    options,
    players,
    aside,
    nextId,
    demis: {
      isabel: inCity(),
      namari: inCity(),
      caldis: inCity(),
      agamar: inCity(),
      belan: inCity(),
      tovik: inCity(),
      pentha: inCity(),
      aponi: inCity(),
      ruhane: inCity(),
    },
    renown: { isabel: 0, namari: 0, caldis: 0, agamar: 0, belan: 0, tovik: 0, pentha: 0, aponi: 0, ruhane: 0 },
    rank: shuffle(rng, 'line', [...DEMIS]),
    quests: regions.map((region) => ({ region, card: must(questDeck.pop(), 'Quest in the deck'), pile: [] })),
    questDeck,
    cityDeck,
    city: { card: altar, token: 0 },
    age: { number: 1, card: must(first, 'card of Age I'), pile: [], chosen: [] },
    ages: [must(third, 'card of Age III'), must(second, 'card of Age II')],
    agesOver: [],
    deck,
    discard: [],
    buried: [],
    firstPlayer,
    tokenTaken: false,
    lots,
    turn: { seat: firstPlayer, used: 0, touched: false },
    stage: 'turns',
    work: [{ do: 'openAge' }],
  };
}
