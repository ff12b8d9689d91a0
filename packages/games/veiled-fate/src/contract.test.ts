import { secretsOf } from '@veilhall/kit';
import { INFORMATION } from '@veilhall/testkit';
import { gameContract, informationSets } from '@veilhall/testkit/suite';
import { describe, expect, it } from 'vitest';
import { compile } from './content/compile.ts';
import { BASE_CARDS } from './content/families.ts';
import { unknownsWith } from './hidden/unknowns.ts';
import { veiledFate } from './index.ts';
import { viewSchema } from './view/types.ts';

const setups = [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ name: `${seats} players`, seats, seatsKeepSecrets: true }));
const secrets = secretsOf(unknownsWith(compile(BASE_CARDS)));

gameContract(veiledFate, { setups, seeds: 1 });

// The check that every known leak would be noticed is dear, so one table stands for all.
informationSets(veiledFate, {
  setups: setups.slice(1, 2),
  secrets,
  view: viewSchema,
  seeds: 1,
  moments: 3,
  redeals: 3,
});

describe.each(setups.filter(({ seats }) => seats !== 3))('veiled-fate secrets: $name', (setup) => {
  const even = 're-deals evenly over everything that can be';
  const checks = INFORMATION.filter(([sentence]) => sentence !== even || setup.seats === 7);
  it.each(checks)('%s', (_sentence, check) => {
    expect(
      check({ game: veiledFate, setup, seed: 'secrets', secrets, view: viewSchema, moments: 2, redeals: 3 }),
    ).toEqual([]);
  });
});
