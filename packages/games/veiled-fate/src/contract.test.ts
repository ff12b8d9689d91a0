import type { Viewer } from '@veilhall/engine';
import type { Secret } from '@veilhall/testkit';
import { gameContract, informationSets } from '@veilhall/testkit/suite';
import { compile } from './content/compile.ts';
import { BASE_CARDS } from './content/families.ts';
import { ageCardsFor } from './flow/setup.ts';
import { knows } from './hidden/knowledge.ts';
import { veiledFate } from './index.ts';
import type { State } from './state/state.ts';
import { viewSchema } from './view/types.ts';

const players = (seats: number) => ({ name: `${seats} players`, seats, seatsKeepSecrets: true });
/** Three are the smallest table of the common rules; two, even teams and the loner among seven have rules of their own. */
const setups = [
  ...[3, 2, 6, 7].map(players),
  ...[4, 5, 8].map((seats) => ({ ...players(seats), soak: true as const })),
];
const content = compile(BASE_CARDS);

/** Everything the Hidden information table keeps from a viewer. */
function secrets(state: State, who: Viewer): Secret[] {
  const others = state.players.filter((_, seat) => seat !== who);
  const piles = [state.buried, state.age.pile, ...state.quests.map((quest) => quest.pile)];
  const votes = piles.flat().filter((ballot) => who === 'spectator' || !knows(ballot, who));
  const found: Secret[] = [
    {
      name: 'Fate cards',
      places: [
        ...state.deck,
        ...others.flatMap(({ hand }) => hand.map(({ def }) => def)),
        ...votes.map(({ kind }) => kind),
      ],
      uniform: true,
    },
    { name: 'Quest deck', places: [...state.questDeck], uniform: true },
    { name: 'City deck', places: [...state.cityDeck], uniform: true },
  ];
  for (const [i, card] of state.ages.entries()) {
    const unused = ageCardsFor(content, 3 - i, state.players.length).filter((id) => id !== card);
    found.push({ name: `Age ${3 - i}`, places: [card, ...unused] });
  }
  if (!state.ended) {
    const places = [...others.map(({ demi }) => demi), ...state.aside];
    found.push(state.players.length < 6 ? { name: 'Demigods', places, uniform: true } : { name: 'Demigods', places });
  }
  return found;
}

gameContract(veiledFate, { setups, seeds: 1 });

informationSets(veiledFate, { setups, secrets, view: viewSchema, seeds: 1, moments: 3, redeals: 3 });
