import { secretsOf } from '@veilhall/kit';
import { gameContract, informationSets } from '@veilhall/testkit/suite';
import { compile } from './content/compile.ts';
import { BASE_CARDS } from './content/families.ts';
import { unknownsWith } from './hidden/unknowns.ts';
import { veiledFate } from './index.ts';
import { viewSchema } from './view/types.ts';

const players = (seats: number) => ({ name: `${seats} players`, seats, seatsKeepSecrets: true });
/** Three are the smallest table of the common rules; two, even teams and the loner among seven have rules of their own. */
const setups = [
  ...[3, 2, 6, 7].map(players),
  ...[4, 5, 8].map((seats) => ({ ...players(seats), soak: true as const })),
];
const secrets = secretsOf(unknownsWith(compile(BASE_CARDS)));

gameContract(veiledFate, { setups, seeds: 1 });

informationSets(veiledFate, { setups, secrets, view: viewSchema, seeds: 1, moments: 3, redeals: 3 });
