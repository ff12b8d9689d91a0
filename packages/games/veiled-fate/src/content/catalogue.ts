import { type CardInfo, type Catalogue, type Data, hashOf, type Json } from '@veilhall/engine';
import { DEMIS, FATE_KINDS } from '../vocabulary.ts';
import { ageText } from './age-text.ts';
import type { Content } from './compile.ts';
import { BEASTS, DEMI_CARDS } from './demis.ts';
import { FATE_DECK } from './fate.ts';
import { CLASS_NAMES } from './names.ts';
import { cityText, fateText, questText } from './text.ts';

/** Plain data of a card: whatever the schema left undefined is gone. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** How a card is told and painted: games go on under other words and pictures. */
const LOOKS: ReadonlySet<string> = new Set(['name', 'flavour', 'epithet', 'glyph', 'hex']);

/** What a card does, without its looks. */
const meaningOf = ({ id, copies, data }: CardInfo): Json => ({
  id,
  copies,
  does: Object.fromEntries(Object.entries(data as Data).filter(([part]) => !LOOKS.has(part))),
});

/** Every card with the text its effects generate. */
export function catalogueOf(content: Content): Catalogue {
  const cards: CardInfo[] = [];
  for (const quest of content.quests.values()) {
    const { id, name, family, flavour } = quest.card;
    const told = `${flavour.setup} Feathers: ${flavour.feathers} Scorpions: ${flavour.scorpions}`;
    const text = questText(quest);
    cards.push({ id, name, family: `quest-${family}`, copies: 1, text, flavour: told, data: plain(quest.card) });
  }
  for (const card of content.ages.values()) {
    const { id, name, age, flavour } = card;
    const text = ageText(card);
    cards.push({ id, name, family: `age-${age}`, copies: 1, text, flavour: flavour.open, data: plain(card) });
  }
  for (const { card } of content.cities.values()) {
    const { id, name, altar, flavour } = card;
    const family = altar ? 'city-altar' : 'city';
    cards.push({ id, name, family, copies: 1, text: cityText(card), flavour, data: plain(card) });
  }
  for (const id of DEMIS) {
    const demi = DEMI_CARDS[id];
    const text = `${CLASS_NAMES[demi.class]} (${BEASTS[demi.class]}), ${demi.colour}, ${demi.glyph}.`;
    const flavour = `${demi.name}, ${demi.epithet}.`;
    cards.push({ id, name: demi.name, family: 'demigod', copies: 2, text, flavour, data: plain(demi) });
  }
  for (const kind of FATE_KINDS) {
    const { name, copies } = FATE_DECK[kind];
    cards.push({ id: kind, name, family: 'fate', copies, text: fateText(kind), data: plain(FATE_DECK[kind]) });
  }
  return { hash: hashOf(cards.map(meaningOf)), cards };
}
