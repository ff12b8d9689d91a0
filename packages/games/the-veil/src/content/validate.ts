import { repeated } from '@veilhall/kit';
import { FATE_CARDS, STARTING_CARDS } from '../vocabulary.ts';
import { allEffects, effectsOf, PLACES_OF, type PlacedEffects, textsOf } from './families.ts';
import type { RawContent } from './raw.ts';
import type { CardText, CharacterText } from './schema.ts';

/** The rules every set of cards must keep to be playable at all, with or without packs. Returns all faults, in words. */
export function faultsOf({ characters, solos }: RawContent): string[] {
  const cards = characters.flatMap(({ starting, fate }) => [...starting, ...fate]);
  const everything = [...characters, ...cards, ...solos];
  return [...repeated(everything).map((id) => `${id}: two cards have this id`), ...characters.flatMap(characterFaults)];
}

const copiesOf = (cards: readonly CardText[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

function characterFaults(character: CharacterText): string[] {
  const { id, starting, fate, ability } = character;
  const faults: string[] = [];
  const count = (what: string, cards: readonly CardText[], wanted: number): void => {
    const found = copiesOf(cards);
    if (found !== wanted) faults.push(`${id}: the ${what} Deck has ${found} cards, not ${wanted}`);
  };
  count('Starting', starting, STARTING_CARDS);
  count('Fate', fate, FATE_CARDS);
  for (const card of starting) if (card.type !== 'basic') faults.push(`${card.id}: a Starting card is Basic`);
  for (const card of fate) if (card.type === 'basic') faults.push(`${card.id}: a Fate card is not Basic`);
  const placed: PlacedEffects[] = [
    { place: 'text', effects: ability.effects },
    { place: 'cost', effects: ability.cost ?? [] },
  ];
  faults.push(...verbFaults(`${id}, ability`, placed));
  for (const card of [...starting, ...fate]) faults.push(...cardFaults(card), ...verbFaults(card.id, effectsOf(card)));
  return faults;
}

function verbFaults(where: string, placed: readonly PlacedEffects[]): string[] {
  return placed.flatMap(({ place, effects }) =>
    allEffects(effects)
      .filter(({ verb }) => !PLACES_OF[verb].includes(place))
      .map(({ verb }) => `${where}: '${verb}' cannot stand in '${place}'`),
  );
}

function cardFaults(card: CardText): string[] {
  const { id, type, recruit, shield, base, synergy, aura, trap, selfBanish, cost } = card;
  const faults: string[] = [];
  const must = (holds: boolean, why: string): void => {
    if (!holds) faults.push(`${id}: ${why}`);
  };
  must((type === 'aura') === (aura !== undefined), 'an Aura, and nothing else, has an Aura effect');
  must((type === 'trap') === (trap !== undefined), 'a Trap, and nothing else, has a Trap effect');
  must((type === 'aura') === (cost === undefined), 'an Aura, and nothing else, has no cost');
  must(type !== 'basic' || (cost === 0 && !synergy), 'a Basic card costs 0 and has no Synergy');
  const bare = type === 'aura' || type === 'trap';
  must(!bare || !(base || synergy || selfBanish || recruit), 'an Aura or a Trap has no other ability');
  must(bare || base !== undefined, 'a card that is played has a base');
  must(!shield || recruit !== undefined, 'only a Recruit has Shield');
  must(selfBanish === undefined || recruit === undefined || base !== undefined, 'Self-Banish follows a base ability');
  for (const { when } of [...textsOf(base), ...textsOf(synergy)])
    if (when) must(when.atLeast !== undefined || when.atMost !== undefined, 'a condition needs atLeast or atMost');
  return faults;
}
