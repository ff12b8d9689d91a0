import { type AnyGame, type Event, type Fact, factsFor, fastRng, type GameState } from '@veilhall/engine';
import { addMetrics, type Meter, type Metrics } from '@veilhall/kit';
import type { FactOf, VfFact } from '../board/facts.ts';
import { DEMI_CARDS } from '../content/demis.ts';
import type { State } from '../state/state.ts';
import type { DemiId } from '../vocabulary.ts';

/** What rules.md wants to know of a game of Veiled Fate ("Balance targets"). */
export function newMeter(game: AnyGame, first: GameState, bots: readonly string[]): Meter {
  const firstPlayer = (first as State).firstPlayer;
  const found: Metrics = {};
  // One seat's guesses are enough; which one it is depends on the game.
  const guesser = (firstPlayer + 1) % bots.length;
  const told: Fact[] = [];
  return {
    onEvents(state, events) {
      told.push(...factsFor(events, guesser));
      for (const { fact } of events as readonly Event<VfFact>[]) {
        addMetrics(found, ofFact(fact));
        if (fact.type === 'ageOpened' && fact.age === 3)
          addMetrics(found, guesses(game, state as State, guesser, told, bots));
      }
    },
    metrics(state) {
      addMetrics(found, ofEnd(state as State, game.outcome(state)?.winners ?? [], firstPlayer));
      return found;
    },
  };
}

/** The facts that are counted; of others there is nothing to count. */
const COUNTED: { readonly [T in VfFact['type']]?: (fact: FactOf<T>) => Metrics } = {
  decided({ vote, verdict }) {
    if (vote === 'age') return { 'age vote tied': [verdict === 'tie' ? 1 : 0, 1] };
    return { feathers: [verdict === 'feathers' ? 1 : 0, 1], 'quest tie': [0, 1] };
  },
  coin: ({ why }) => (why === 'tie' ? { 'quest tie': [1, 0] } : {}),
  questDone: () => ({ 'quests completed': [1, 1] }),
  questAbandoned: () => ({ 'quests completed': [0, 1] }),
  turn: () => ({ 'turns per age': [1, 0] }),
  ageEnded: () => ({ 'turns per age': [0, 1] }),
};

const ofFact = (fact: VfFact): Metrics => (COUNTED[fact.type] as ((fact: VfFact) => Metrics) | undefined)?.(fact) ?? {};

/** How often the guesser's first suspicion about another seat is right, by the bot that sits there. */
function guesses(
  game: AnyGame,
  state: State,
  guesser: number,
  told: readonly Fact[],
  bots: readonly string[],
): Metrics {
  const found: Metrics = {};
  const deduction = game.hints?.deduction;
  if (!deduction) return found;
  const world = game.determinize(state, guesser, fastRng('guess'));
  const { secrets, rows } = deduction.beliefs(world, guesser, deduction.read(world, guesser, told));
  for (const [seat, row] of rows.entries()) {
    if (seat === guesser) continue;
    const suspected = secrets[row.indexOf(Math.max(...row))];
    addMetrics(found, { [`named ${bots[seat]}`]: [suspected === state.players[seat]?.demi ? 1 : 0, 1] });
  }
  return found;
}

function ofEnd(state: State, winners: readonly number[], firstPlayer: number): Metrics {
  const owned = state.rank.filter((demi) => state.players.some((one) => one.demi === demi));
  const [best, next] = owned;
  const found: Metrics = {};
  if (!best || !next) return found;
  for (const demi of owned) {
    const won = demi === best ? 1 : 0;
    addMetrics(found, { [`demi ${demi}`]: [won, 1], [`class ${DEMI_CARDS[demi].class}`]: [won, 1] });
    if (state.players.length > 5) addMetrics(found, { [ownersOf(state, demi) > 1 ? 'team' : 'loner']: [won, 1] });
  }
  const lead = state.renown[best] - state.renown[next];
  addMetrics(found, {
    'first player': [winners.includes(firstPlayer) ? 1 : 0, 1],
    'line order': [lead === 0 ? 1 : 0, 1],
    lead: [lead, 1],
    'winner renown': [state.renown[best], 1],
    'unowned first': [state.rank[0] === best ? 0 : 1, 1],
    'early end': [state.ended === 'ascension' ? 1 : 0, 1],
  });
  return found;
}

const ownersOf = (state: State, demi: DemiId): number => state.players.filter((one) => one.demi === demi).length;
