import type { DemiClass, DemiId } from '../vocabulary.ts';

export interface Demi {
  readonly id: DemiId;
  readonly name: string;
  readonly class: DemiClass;
  readonly colour: string;
  readonly hex: string;
  /** Shown wherever the colour is, so that nobody needs to tell colours apart. */
  readonly glyph: string;
  readonly epithet: string;
}

const demi = (
  id: DemiId,
  name: string,
  of: DemiClass,
  colour: string,
  hex: string,
  glyph: string,
  epithet: string,
): Demi => ({ id, name, class: of, colour, hex, glyph, epithet });

export const DEMI_CARDS: Readonly<Record<DemiId, Demi>> = {
  isabel: demi('isabel', 'Isabel', 'intellect', 'Violet', '#7B4FA3', 'open book', 'who reads what was never written'),
  namari: demi('namari', 'Namari', 'intellect', 'Blue', '#2F6DB5', 'wave', 'daughter of the patient tide'),
  caldis: demi('caldis', 'Caldis', 'intellect', 'White', '#EFE9DA', 'lantern', 'keeper of the last light'),
  agamar: demi('agamar', 'Agamar', 'strength', 'Red', '#C0392B', 'hammer', 'breaker of sealed gates'),
  belan: demi('belan', 'Belan', 'strength', 'Black', '#2B2B30', 'shield', 'who owes no king'),
  tovik: demi('tovik', 'Tovik', 'strength', 'Orange', '#E07B1F', 'peak', 'the hill that walks'),
  pentha: demi('pentha', 'Pentha', 'agility', 'Green', '#3C8D4A', 'arrow', 'faster than the rumour of her'),
  aponi: demi('aponi', 'Aponi', 'agility', 'Yellow', '#E3B92B', 'wing', 'painter of the morning'),
  ruhane: demi('ruhane', 'Ruhane', 'agility', 'Pink', '#D9669B', 'crescent', 'thief of moonlight'),
};

/** Each class has its beast, printed on its slots and markers. */
export const BEASTS: Readonly<Record<DemiClass, string>> = { intellect: 'Owl', strength: 'Bull', agility: 'Jaguar' };
