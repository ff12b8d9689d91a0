import type { Options } from '@veilhall/games/the-veil';
import { type Places, placesFor } from '@veilhall/games/the-veil/line-up';
import type { Values } from '../../setup/form-fields.ts';

/** Who would stand where with these options; nothing where they do not fit the seats. */
export function placesOf({ match, sides }: Values, seats: number): Places | undefined {
  try {
    return placesFor({ match: match as Options['match'], sides: Array.isArray(sides) ? sides : [] }, seats);
  } catch {
    return undefined;
  }
}

const sizes = (sides: readonly number[]): number[] =>
  [...new Set(sides)].map((side) => sides.filter((other) => other === side).length);

/** Alone one always meets a Solo Opponent; only teams share Health, only among three sides Shields need a word. */
export function asks(key: string, values: Values, seats: number): boolean {
  const places = placesOf(values, seats);
  switch (key) {
    case 'match':
      return seats > 1;
    case 'opponent':
    case 'opponentCharacter':
      return places?.solo ?? false;
    case 'health':
      return places ? sizes(places.sides).some((size) => size > 1) : true;
    case 'shields':
      return places ? sizes(places.sides).length > 2 : true;
    default: // open: the other keys of the form are always asked
      return true;
  }
}
