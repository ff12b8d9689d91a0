import { type Balance, type Setting, share, type Target, wins } from '@veilhall/kit';
import { rawContent } from '../content/raw.ts';
import type { Kind } from '../vocabulary.ts';
import { heroAverage, newMeter, pairing } from './metrics.ts';
import { practice } from './practice.ts';
import { reading } from './reading.ts';

/**
 * The balance targets of the rules (rules.md, "Balance targets"). Every game of a duel draws two characters, so that one
 * setting is the matrix of all pairs. Large samples are played with `--iterations 0`: adept by rules of thumb alone.
 */
const ofKind = (kind: Kind): string[] => rawContent.characters.filter((one) => one.kind === kind).map(({ id }) => id);
const HEROES = ofKind('hero');
const VILLAINS = ofKind('villain');

const RANDOM = ['random', 'random', 'random'] as const;
const LENGTH: readonly Target[] = [{ of: 'mean', name: 'rounds', low: 7, high: 12 }, share('long', 0, 5)];

const pairsOf = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));

const BOTS = ['adept'];

const duels: Setting = {
  id: 'duels',
  what: 'Hero against Hero, all pairs',
  options: { characters: RANDOM.slice(0, 2) },
  seats: 2,
  bots: BOTS,
  targets: [
    ...HEROES.map((id) => share(heroAverage(id), 44, 56)),
    ...pairsOf(HEROES).map(([a, b]) => share(pairing(a, b), 28, 72)),
    ...LENGTH,
  ],
};

const mirrors = HEROES.map(
  (id): Setting => ({
    id: `mirror-${id}`,
    what: `${id} against itself`,
    options: { characters: [id, id] },
    seats: 2,
    bots: BOTS,
    targets: [share('first player', 47, 65)],
  }),
);

const villains: Setting = {
  id: 'villains',
  what: 'Villain against Villain, all pairs',
  options: { match: 'villains', characters: RANDOM.slice(0, 2) },
  seats: 2,
  bots: BOTS,
  targets: VILLAINS.map((id) => share(heroAverage(id), 42, 58)),
};

/** The Villain sits last. */
const VILLAIN_SEAT = 2;
const raid = (villain: string, health: string, low: number, high: number): Setting => ({
  id: `raid-${health}-${villain}`,
  what: `Two Heroes against ${villain === 'random' ? 'a Villain' : villain}, ${health} Health`,
  options: { match: 'two-v-one', health, characters: ['random', 'random', villain] },
  seats: 3,
  bots: BOTS,
  targets: [{ of: 'seat', seat: VILLAIN_SEAT, low: low / 100, high: high / 100 }],
});

/** From the hardest to the easiest. */
const SOLOS: readonly (readonly [id: string, low: number, high: number])[] = [
  ['offensive', 18, 32],
  ['bulwark', 45, 65],
  ['swarm', 45, 65],
  ['ritualist', 45, 65],
  ['hoarder', 45, 65],
  ['saboteur', 45, 65],
];

const solos = SOLOS.map(
  ([opponent, low, high]): Setting => ({
    id: `solo-${opponent}`,
    what: `Against the Solo Opponent ${opponent} with a Hero deck`,
    options: { opponent, characters: RANDOM.slice(0, 1) },
    seats: 1,
    bots: BOTS,
    targets: [wins(low, high)],
  }),
);

const together: Setting = {
  id: 'together',
  what: 'Two Heroes against a Solo Opponent with a Villain deck',
  options: { match: 'together', characters: RANDOM.slice(0, 2) },
  seats: 2,
  bots: BOTS,
  targets: [wins(35, 55)],
};

const settings: readonly Setting[] = [
  duels,
  ...mirrors,
  villains,
  raid('random', 'shared', 44, 56),
  raid('random', 'separate', 80, 97),
  ...VILLAINS.map((id) => raid(id, 'shared', 40, 60)),
  ...solos,
  together,
];

export const balance: Balance = { settings, reading, meter: newMeter, practice };
