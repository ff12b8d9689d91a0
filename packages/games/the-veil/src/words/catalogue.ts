import type { CardInfo, Catalogue } from '@veilhall/engine';
import { catalogueOf, described, plainData } from '@veilhall/kit';
import type { RawContent } from '../content/raw.ts';
import type { CardText, CharacterText } from '../content/schema.ts';
import type { SoloText } from '../content/solo-schema.ts';
import { cardText, characterText } from '../effects/text.ts';
import { soloText } from './solo-text.ts';

/** Words of this game's cards beyond those that every game has. */
const WORDS: readonly string[] = ['style', 'difficulty'];

export const catalogue = (raw: RawContent): Catalogue =>
  catalogueOf(
    described(raw.characters, (character) => [characterInfo(character), ...cardInfos(character)], WORDS),
    described(raw.solos, soloInfo),
  );

function characterInfo(character: CharacterText): CardInfo {
  const { id, name, kind, flavour, starting, fate, ...rest } = character;
  const deck = [...starting, ...fate].map((card) => ({ id: card.id, copies: card.copies }));
  return {
    id,
    name,
    family: kind,
    copies: 1,
    text: characterText(character),
    ...(flavour !== undefined && { flavour }),
    data: plainData({ kind, ...rest, deck }),
  };
}

const cardInfos = ({ id: character, starting, fate }: CharacterText): CardInfo[] =>
  [...starting, ...fate].map((card) => cardInfo(card, character));

function cardInfo(card: CardText, character: string): CardInfo {
  const { id, name, type, copies, flavour } = card;
  return {
    id,
    name,
    family: type,
    copies,
    text: cardText(card),
    ...(flavour !== undefined && { flavour }),
    data: plainData({ ...card, character }),
  };
}

const soloInfo = (solo: SoloText): CardInfo => ({
  id: solo.id,
  name: solo.name,
  family: 'solo',
  copies: 1,
  text: soloText(solo),
  ...(solo.flavour !== undefined && { flavour: solo.flavour }),
  data: plainData(solo),
});
