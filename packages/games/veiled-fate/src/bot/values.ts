import { renownOf } from '../board/results.ts';
import type { CityIcon, PlainIcon, Result } from '../content/schema.ts';
import { DEMIS, type DemiId, type PlainResult } from '../vocabulary.ts';
import { SMITE } from './weights.ts';

const plainValue = (result: PlainResult): number => (result === 'X' ? SMITE : renownOf(result));

export const resultValue = (result: Result): number =>
  typeof result === 'string' ? plainValue(result) : (plainValue(result.feather) + plainValue(result.scorpion)) / 2;

const iconValue = (icon: PlainIcon): number => (icon === 'draw' ? 0 : plainValue(icon));

/** What a City slot does to the Demi that covers it. */
export const cityValue = (icon: CityIcon): number =>
  typeof icon === 'string' ? iconValue(icon) : (iconValue(icon.feather) + iconValue(icon.scorpion)) / 2;

/** By place in `DEMIS`. */
export const DEMI_AT: Readonly<Record<DemiId, number>> = Object.freeze({
  isabel: 0,
  namari: 1,
  caldis: 2,
  agamar: 3,
  belan: 4,
  tovik: 5,
  pentha: 6,
  aponi: 7,
  ruhane: 8,
});

/** A list with one number per Demi. */
export const perDemi = (value = 0): number[] => new Array<number>(DEMIS.length).fill(value);
