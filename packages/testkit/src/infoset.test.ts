import { highCard, highCardSecrets } from './examples/high-card.ts';
import { informationSets } from './suite.ts';

informationSets(highCard, {
  setups: [
    { name: 'two seats', seats: 2, seatsKeepSecrets: true },
    { name: 'three seats', seats: 3, options: { rounds: 6 }, seatsKeepSecrets: true },
  ],
  secrets: highCardSecrets,
});
