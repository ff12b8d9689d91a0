import { twoSided } from '../stats/shares.ts';

/** The first look at a setting comes after so many games; from fewer hardly anything is clear. */
const FIRST_LOOK = 50;

/** After how many games a setting is looked at: each time twice as many, and at the end. */
export function looksOn(games: number): number[] {
  const looks: number[] = [];
  for (let look = FIRST_LOOK; look < games; look *= 2) looks.push(look);
  return [...looks, games];
}

/** Of the chance that any of several looks deceives. */
const ERROR = 0.05;
const HALVINGS = 50;

/** How many standard deviations wide an interval has to be so that it holds at all of so many looks together (Bonferroni). */
export function spreadFor(looks: number): number {
  let low = 0;
  let high = 8;
  for (let i = 0; i < HALVINGS; i++) {
    const z = (low + high) / 2;
    if (twoSided(z) > ERROR / looks) low = z;
    else high = z;
  }
  return (low + high) / 2;
}
