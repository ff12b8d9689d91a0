import { fuzzing } from '@veilhall/testkit/suite';
import { veiledFate } from './index.ts';
import type { State } from './state/state.ts';

const ASKS = ['act', 'pay', 'vote', 'fromPools', 'refresh', 'voter', 'name', 'ageVote', 'place'];
const FACTS = [
  ...['turn', 'moved', 'paid', 'swapped', 'voted', 'deckVoted', 'looked', 'drew', 'refreshed', 'reshuffled'],
  ...['passed', 'rested', 'token', 'cityToken', 'cityLeft', 'questFull', 'voterPicked', 'voteRemoved', 'revealed'],
  ...['coin', 'decided', 'rowApplied', 'renown', 'smitten', 'questDone', 'questAbandoned', 'ageEnded', 'ageNamed'],
  ...['ageVoted', 'carried', 'questDrawn', 'questPlaced', 'cityOpened', 'ageOpened', 'loner', 'ended'],
];

fuzzing(veiledFate, {
  setups: [2, 8, 7].map((seats) => ({ name: `${seats} players`, seats })),
  seed: 'veiled-fate',
  games: 2,
  atMost: 120,
  wanted: [...ASKS.map((ask) => `ask:${ask}`), ...FACTS.map((fact) => `fact:${fact}`)],
  // The first Age is laid out before anything is told.
  *seen(state: State) {
    yield `card:${state.age.card}`;
    if (state.city) yield `card:${state.city.card}`;
    for (const { card } of state.quests) yield `card:${card}`;
  },
});
