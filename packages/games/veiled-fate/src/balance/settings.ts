import { type Balance, type Setting, share, type Target } from '@veilhall/kit';
import { CLASSES, DEMIS } from '../vocabulary.ts';
import { newMeter } from './metrics.ts';
import { reading } from './reading.ts';

/**
 * The balance targets of the rules (rules.md, "Balance targets"), by number of players. Warden is the strong bot there,
 * basic the basic one, wisp the random one.
 */
const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;
type Players = (typeof PLAYERS)[number];

/** One strong bot wins at least so often: among random bots, among basic ones. */
const STRONG: Readonly<Record<Players, readonly [number, number]>> = {
  2: [88, 65],
  3: [75, 50],
  4: [65, 40],
  5: [58, 33],
  6: [65, 42],
  7: [50, 33],
  8: [50, 33],
};

/** Early ends, highest share. */
const EARLY: Readonly<Record<Players, number>> = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 12, 7: 12, 8: 12 };

/** Games that line order decides, highest share. */
const LINE_ORDER: Readonly<Record<Players, number>> = { 2: 22, 3: 22, 4: 33, 5: 33, 6: 22, 7: 22, 8: 22 };

/** Owned Demis, of which one wins. */
const TEAMS: Readonly<Record<Players, number>> = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 3, 7: 4, 8: 4 };

const seatAmong = (players: Players, others: string, least: number): Setting => ({
  id: `${others}${players}`,
  what: `One warden among ${players - 1} ${others}${players > 2 ? 's' : ''}`,
  options: {},
  seats: players,
  bots: ['warden', ...Array.from({ length: players - 1 }, () => others)],
  targets: [{ of: 'seat', seat: 0, low: least / 100, high: 1 }],
});

const near = (name: string, mean: number, within: number): Target => share(name, mean - within, mean + within);

/** Fairness is asked of strong bots: what only basics make of a seat is their own fault. */
function mirror(players: Players): Setting {
  const mean = 100 / TEAMS[players];
  return alike(players, 'warden', 'mirror', [
    // Where pairs win together, seats do not share the wins.
    ...(players < 6 ? [{ of: 'seats', within: 0.02 } as const] : []),
    near('first player', mean, 3),
    ...CLASSES.map((name) => near(`class ${name}`, mean, 1.5)),
    ...DEMIS.map((name) => near(`demi ${name}`, mean, 2.5)),
    ...(players === 7 ? [share('team', 22, 27), share('loner', 20, 30)] : []),
    share('feathers', 47, 53),
    share('quest tie', 10, 16),
    share('line order', 10, LINE_ORDER[players]),
    { of: 'mean', name: 'lead', low: 1.5, high: 3 },
    share('unowned first', 8, 30),
    share('early end', 0, EARLY[players]),
    share('named warden', 0, 40),
  ]);
}

const plain = (players: Players): Setting => alike(players, 'basic', 'plain', [share('named basic', 60, 100)]);

const alike = (players: Players, bot: string, id: string, targets: readonly Target[]): Setting => ({
  id: `${id}${players}`,
  what: `${players} ${bot}s`,
  options: {},
  seats: players,
  bots: [bot],
  targets,
});

const settings: readonly Setting[] = [
  ...PLAYERS.map((players) => seatAmong(players, 'wisp', STRONG[players][0])),
  ...PLAYERS.map((players) => seatAmong(players, 'basic', STRONG[players][1])),
  ...PLAYERS.map(mirror),
  ...PLAYERS.map(plain),
];

export const balance: Balance = { settings, reading, meter: newMeter };
