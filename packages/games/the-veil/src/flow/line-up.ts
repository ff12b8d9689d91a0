import { OptionsError } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { LineUp, Options } from '../options.ts';
import type { Kind } from '../vocabulary.ts';

/** Who is on which side, and what kind of character each place suggests. */
export interface Places {
  /** Sides by player. */
  readonly sides: readonly number[];
  /** Kinds a player chooses from; both where nothing is suggested. */
  readonly kinds: readonly (readonly Kind[])[];
  /** The last player is a Solo Opponent. */
  readonly solo: boolean;
}

const H: readonly Kind[] = ['hero'];
const V: readonly Kind[] = ['villain'];
const ANY: readonly Kind[] = ['hero', 'villain'];

type Fixed = Exclude<LineUp, 'everyone' | 'together'>;
/** By seat: side and kind (TV-MATCH-02 to -09). */
const FIXED: Readonly<Record<Fixed, readonly (readonly [number, readonly Kind[]])[]>> = {
  villains: [
    [0, V],
    [1, V],
  ],
  'two-v-one': [
    [0, H],
    [0, H],
    [1, V],
  ],
  'two-v-two': [
    [0, H],
    [1, H],
    [0, H],
    [1, H],
  ],
  'mixed-pairs': [
    [0, H],
    [1, H],
    [0, V],
    [1, V],
  ],
  'villain-pairs': [
    [0, V],
    [1, V],
    [0, V],
    [1, V],
  ],
  'three-v-two': [
    [0, H],
    [1, V],
    [0, H],
    [1, H],
    [0, H],
  ],
};

const isFixed = (match: LineUp): match is Fixed => match in FIXED;

export function placesFor({ match, sides }: Pick<Options, 'match' | 'sides'>, seats: number): Places {
  if (sides.length > 0) return ownSides(sides, seats);
  if (seats === 1 || match === 'together') return together(seats);
  if (match === 'everyone') {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { sides: all, kinds: all.map(() => H), solo: false };
  }
  const places = isFixed(match) ? FIXED[match] : [];
  if (places.length !== seats) throw new OptionsError(`match: '${match}' is for ${places.length} seats, not ${seats}`);
  return { sides: places.map(([side]) => side), kinds: places.map(([, kinds]) => kinds), solo: false };
}

/** A single Hero meets a Hero, several of them a Villain (TV-RULING-70). */
function together(seats: number): Places {
  const own = Array.from({ length: seats }, () => 0);
  return { sides: [...own, 1], kinds: [...own.map(() => H), seats === 1 ? H : V], solo: true };
}

/** Any sides of 1 to 4 players, at least two of them (TV-MATCH-10). */
function ownSides(sides: readonly number[], seats: number): Places {
  if (sides.length !== seats) throw new OptionsError(`sides: names ${sides.length} seats, not ${seats}`);
  const used = [...new Set(sides)];
  if (used.length < 2) throw new OptionsError('sides: there must be at least 2');
  for (const side of used)
    if (sides.filter((other) => other === side).length > 4) throw new OptionsError('sides: at most 4 on one side');
  return { sides: sides.map((side) => used.indexOf(side)), kinds: sides.map(() => ANY), solo: false };
}

/** The characters a place suggests; whoever names one in the options may name any. */
export const suggested = (content: Content, kinds: readonly Kind[]): string[] =>
  content.characters.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
