import { secretsOf } from '@veilhall/kit';
import { informationSets } from '@veilhall/testkit/suite';
import { compileContent } from './content/compile.ts';
import { rawContent } from './content/raw.ts';
import { unknownsOf } from './hidden/unknowns.ts';
import { game } from './index.ts';
import { viewSchema } from './view/types.ts';

const unknowns = unknownsOf(compileContent(rawContent));

informationSets(game, {
  secrets: secretsOf(unknowns),
  view: viewSchema,
  moments: 8,
  redeals: 6,
  setups: [
    { name: 'two with closed hands', seats: 2, options: { handsOpen: false }, seatsKeepSecrets: true },
    { name: 'one Vignette', seats: 1, options: { vignette: 4 } },
    { name: 'Campaign', seats: 1, options: { mode: 'campaign', ribbons: 'endworld' } },
    { name: 'two together', seats: 2, options: { vignette: 2 } },
    { name: 'race of two', seats: 2, options: { table: 'race', vignette: 3 }, seatsKeepSecrets: true },
    { name: 'race of four', seats: 4, options: { table: 'race' }, seatsKeepSecrets: true, soak: true },
  ],
});
