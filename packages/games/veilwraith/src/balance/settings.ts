import { type Balance, change, losses, type Setting, type Target, wins } from '@veilhall/kit';
import { practice } from './practice.ts';
import { reading } from './reading.ts';

/** The balance targets of the rules (rules.md, "Balance targets"), setting by setting. */
const STRONG = ['adept'];

const alone = (id: string, what: string, options: Setting['options'], ...targets: Target[]): Setting => ({
  id,
  what,
  options,
  seats: 1,
  bots: STRONG,
  targets,
});

const VIGNETTES: readonly [number, number][] = [
  [88, 95],
  [80, 90],
  [72, 82],
  [62, 74],
  [50, 62],
];

const vignettes = VIGNETTES.map(([low, high], i) =>
  alone(
    `v${i + 1}`,
    `Vignette ${i + 1}`,
    { vignette: i + 1 },
    wins(low, high),
    ...(i >= 2 ? [losses('archfiend', 10, 40)] : []),
  ),
);

const LEVELS: readonly [number, number][] = [
  [88, 95],
  [80, 88],
  [66, 76],
  [44, 54],
  [18, 28],
];

const levels = LEVELS.map(([low, high], i) =>
  alone(`level${i + 1}`, `Campaign, level ${i + 1}`, { mode: 'campaign', level: i + 1 }, wins(low, high)),
);

const easy = VIGNETTES.map((_, i) =>
  alone(
    `easy${i + 1}`,
    `Easy Dream, Vignette ${i + 1}`,
    { vignette: i + 1, easyDream: true },
    change(`v${i + 1}`, 5, 20),
  ),
);

const nightmare = [3, 4, 5].map((n) =>
  alone(`nightmare${n}`, `Nightmare, Vignette ${n}`, { vignette: n, nightmare: true }, change(`v${n}`, -12, -5)),
);

const abilities = ['shade', 'umbra', 'shadow', 'soul', 'spirit'].map((ability) =>
  alone(
    `ability-${ability}`,
    `Starting ability ${ability}, Vignette 1`,
    { ability, startingAbilities: true },
    change('v1', -2, 3),
  ),
);

const COOP: readonly [number, number, number][] = [
  [2, 82, 92],
  [3, 76, 88],
  [4, 70, 84],
];

const coop = COOP.map(
  ([seats, low, high]): Setting => ({
    id: `coop${seats}`,
    what: `Cooperative, ${seats} seats, Vignette 1`,
    options: {},
    seats,
    bots: STRONG,
    targets: [wins(low, high)],
  }),
);

const race = [2, 3, 4].map(
  (seats): Setting => ({
    id: `race${seats}`,
    what: `Race, ${seats} seats, Vignette 1`,
    options: { table: 'race' },
    seats,
    bots: STRONG,
    targets: [wins(85, 100), { of: 'seats', within: 0.03 }],
  }),
);

const settings: readonly Setting[] = [
  ...vignettes,
  ...levels,
  alone('veteran', 'Veil Veteran', { mode: 'campaign', ribbons: 'veteran' }, wins(80, 88)),
  alone('endworld', 'Endworld', { mode: 'campaign', ribbons: 'endworld' }, wins(38, 48)),
  ...easy,
  ...nightmare,
  ...coop,
  ...race,
  { ...alone('wisp', 'Random bot, Vignette 1', {}, wins(0, 3)), bots: ['wisp'] },
  { ...alone('shade', 'Greedy bot, Vignette 1', {}, wins(75, 90)), bots: ['shade'] },
  ...abilities,
];

export const balance: Balance = { settings, reading, practice };
