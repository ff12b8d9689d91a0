import { goldenJournals } from '@veilhall/testkit/suite';
import goldens from '../golden/games.json' with { type: 'json' };
import { game } from './index.ts';

goldenJournals(game, goldens);
