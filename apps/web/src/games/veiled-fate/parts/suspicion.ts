import { DEMIS, type DemiId } from '@veilhall/games/veiled-fate';

/** What one thinks of a player and a Demi; nothing written is no opinion. */
export const MARKS = ['maybe', 'likely', 'sure', 'no'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Record<string, Mark>>;

export const cellOf = (seat: number, demi: DemiId): string => `${seat}/${demi}`;

/** From nothing to ever surer, to no, and back to nothing. */
export function nextMark(mark: Mark | undefined): Mark | undefined {
  return MARKS[mark === undefined ? 0 : MARKS.indexOf(mark) + 1];
}

interface Table {
  readonly players: number;
  readonly me?: { readonly seat: number; readonly demi: DemiId };
}

/** How many may hold the same Demigod: one, or with six and more two. */
const holders = (players: number): number => (players > 5 ? 2 : 1);

/**
 * Cells that cannot be, given one's own card and what one is sure of: a player has one Demigod, and a Demigod has no more
 * holders than the deal allows. A Demigod whose holders are all known is nobody else's.
 */
export function impossible({ players, me }: Table, marks: Marks): ReadonlySet<string> {
  const sure = new Map<number, DemiId>();
  if (me) sure.set(me.seat, me.demi);
  for (let seat = 0; seat < players; seat++) {
    const demi = DEMIS.find((id) => marks[cellOf(seat, id)] === 'sure');
    if (demi) sure.set(seat, demi);
  }
  const crossed = new Set<string>();
  for (let seat = 0; seat < players; seat++) {
    for (const demi of DEMIS) {
      const own = sure.get(seat);
      const taken = [...sure].filter(([other, held]) => other !== seat && held === demi).length;
      if ((own && own !== demi) || (!own && taken >= holders(players))) crossed.add(cellOf(seat, demi));
    }
  }
  return crossed;
}
