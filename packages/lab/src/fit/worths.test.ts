import { expect, it } from 'vitest';
import type { ChoiceRow } from '../cards/choice-table.ts';
import { worthsOf } from './worths.ts';

const row = (choice: string, value: number, spread: number, taken = 100, ask = 'upgrade'): ChoiceRow => ({
  ask,
  choice,
  offered: 2 * taken,
  taken,
  share: { value: 0.25, low: 0.2, high: 0.3 },
  won: { seats: taken, games: taken, won: 0.5, interval: { low: 0.4, high: 0.6 } },
  effect: { value, interval: { low: value - spread, high: value + spread }, p: 1, adjusted: 1 },
});

it('trusts an effect as far as it stands out from chance', () => {
  const { upgrade } = worthsOf([row('salt', 0.2, 0.04), row('rain', -0.2, 0.04), row('bread', 0, 0.04)]);
  expect(upgrade?.salt?.effect).toBeGreaterThan(0.18);
  expect(upgrade?.rain?.effect).toBeLessThan(-0.18);
  const noise = worthsOf([row('salt', 0.02, 0.2), row('rain', -0.02, 0.2)]);
  expect(noise.upgrade?.salt).toMatchObject({ effect: 0, error: 0, seen: 0.02 });
});

it('knows how often each is on offer, and leaves out what was hardly ever chosen', () => {
  const table = worthsOf([row('salt', 0.1, 0.05), row('rain', 0, 0.05), row('north', 0.5, 0.5, 3, 'road')]);
  expect(table.upgrade?.salt?.often).toBe(1);
  expect(table.road).toBeUndefined();
});
