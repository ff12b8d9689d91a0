import type { CardInfo, Catalogue } from '@veilhall/engine';
import { catalogueOf, described, plainData } from '@veilhall/kit';
import { DEMIS, FATE_KINDS } from '../vocabulary.ts';
import { ageText } from './age-text.ts';
import type { Content, Quest } from './compile.ts';
import { BEASTS, DEMI_CARDS, type Demi } from './demis.ts';
import { FATE_DECK, type FateCard } from './fate.ts';
import { CLASS_NAMES } from './names.ts';
import type { AgeCard, CityCard } from './schema.ts';
import { cityText, fateText, questText } from './text.ts';

/** How a Demi is told and painted, besides what is words on any card. */
const LOOKS = ['epithet', 'hex'];

/** Every card with the text its effects generate. */
export const catalogueWith = ({ quests, ages, cities }: Content): Catalogue =>
  catalogueOf(
    described(quests.values(), questInfo),
    described(ages.values(), ageInfo),
    described(
      [...cities.values()].map(({ card }) => card),
      cityInfo,
    ),
    described(
      DEMIS.map((id) => DEMI_CARDS[id]),
      demiInfo,
      LOOKS,
    ),
    described(
      FATE_KINDS.map((kind) => FATE_DECK[kind]),
      fateInfo,
    ),
  );

function questInfo(quest: Quest): CardInfo {
  const { id, name, family, flavour } = quest.card;
  const told = `${flavour.setup} Feathers: ${flavour.feathers} Scorpions: ${flavour.scorpions}`;
  const data = plainData(quest.card);
  return { id, name, family: `quest-${family}`, copies: 1, text: questText(quest), flavour: told, data };
}

function ageInfo(card: AgeCard): CardInfo {
  const { id, name, age, flavour } = card;
  const data = plainData(card);
  return { id, name, family: `age-${age}`, copies: 1, text: ageText(card), flavour: flavour.open, data };
}

function cityInfo(card: CityCard): CardInfo {
  const { id, name, altar, flavour } = card;
  const family = altar ? 'city-altar' : 'city';
  return { id, name, family, copies: 1, text: cityText(card), flavour, data: plainData(card) };
}

function demiInfo(demi: Demi): CardInfo {
  const { id, name, class: of, colour, glyph, epithet } = demi;
  const text = `${CLASS_NAMES[of]} (${BEASTS[of]}), ${colour}, ${glyph}.`;
  return { id, name, family: 'demigod', copies: 2, text, flavour: `${name}, ${epithet}.`, data: plainData(demi) };
}

function fateInfo(card: FateCard): CardInfo {
  const { id, name, copies } = card;
  return { id, name, family: 'fate', copies, text: fateText(id), data: plainData(card) };
}
