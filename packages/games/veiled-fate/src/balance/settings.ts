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

/** Early ends, lowest and highest share. */
const EARLY: Readonly<Record<Players, readonly [number, number]>> = {
  2: [0, 3],
  3: [0, 4],
  4: [0, 5],
  5: [0, 6],
  6: [3, 12],
  7: [3, 12],
  8: [3, 12],
};

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

function mirror(players: Players, bot: string, id: string): Setting {
  const mean = 100 / TEAMS[players];
  const [low, high] = EARLY[players];
  return {
    id: `${id}${players}`,
    what: `${players} ${bot}s`,
    options: {},
    seats: players,
    bots: [bot],
    targets: [
      // Where pairs win together, seats do not share the wins.
      ...(players < 6 ? [{ of: 'seats', within: 0.02 } as const] : []),
      near('first player', mean, 3),
      ...CLASSES.map((name) => near(`class ${name}`, mean, 1.5)),
      ...DEMIS.map((name) => near(`demi ${name}`, mean, 2.5)),
      ...(players === 7 ? [share('team', 22, 27), share('loner', 20, 30)] : []),
      share('feathers', 47, 53),
      share('quest tie', 10, 16),
      share('line order', 10, 22),
      { of: 'mean', name: 'lead', low: 1.5, high: 3 },
      share('unowned first', 8, 30),
      share('early end', low, high),
      ...(bot === 'warden' ? [share('named warden', 0, 40)] : [share(`named ${bot}`, 60, 100)]),
    ],
  };
}

const settings: readonly Setting[] = [
  ...PLAYERS.map((players) => seatAmong(players, 'wisp', STRONG[players][0])),
  ...PLAYERS.map((players) => seatAmong(players, 'basic', STRONG[players][1])),
  ...PLAYERS.map((players) => mirror(players, 'warden', 'mirror')),
  ...PLAYERS.map((players) => mirror(players, 'basic', 'plain')),
];

export const balance: Balance = { settings, reading, meter: newMeter };
