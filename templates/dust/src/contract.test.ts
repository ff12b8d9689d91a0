import { secretsOf } from '@veilhall/kit';
import { gameContract, informationSets } from '@veilhall/testkit/suite';
import { UNKNOWNS } from './hidden/unknowns.ts';
import { game } from './index.ts';
import { viewSchema } from './view/view.ts';

const setups = [2, 4].map((seats) => ({
  name: `${seats} players`,
  seats,
  options: { finds: 6 },
  seatsKeepSecrets: true,
}));
gameContract(game, { setups });
informationSets(game, { setups, secrets: secretsOf(UNKNOWNS) as never, view: viewSchema, moments: 4 });
