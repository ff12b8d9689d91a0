import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drawCards } from '../board/cards.ts';
import { must, nextSeat, questAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { CARDS_PER_AGE, DEMIS, type DemiId, REGIONS, type Region } from '../vocabulary.ts';
import type { Asking, Doing } from './asks.ts';

/** Quests on the board in every Age, by number of players (VF-SETUP-08). */
const QUESTS = [0, 0, 3, 4, 4, 5, 6, 6, 6] as const;
export const questCount = (players: number): number => QUESTS[players] ?? 6;

/** Steps I and II: clear the board, draw; then Quests and City card are laid out (VF-NEXT-01, -02). */
export function prepareNextAge(turn: Turn): void {
  const { state } = turn;
  state.stage = 'nextAge';
  for (const { region, card, pile } of state.quests) {
    for (const vote of pile) state.buried.push(vote);
    const demis = stepOff(state, region);
    emit(turn, { type: 'questAbandoned', region, quest: card, demis, votes: pile.length });
  }
  state.quests = [];
  if (state.city) emit(turn, { type: 'cityLeft', card: state.city.card });
  delete state.city;
  state.tokenTaken = false;
  for (const one of state.players) one.rested = false;
  let seat = state.firstPlayer;
  for (let n = 0; n < state.players.length; n++, seat = nextSeat(state, seat)) drawCards(turn, seat, CARDS_PER_AGE);
  state.work = [{ do: 'drawQuest', seat: state.firstPlayer, left: questCount(state.players.length) }];
}

/** Demis of an unfinished Quest stand in its region (VF-AGEEND-05). */
function stepOff(state: State, region: Region): DemiId[] {
  const demis = DEMIS.filter((demi) => state.demis[demi].slot > 0 && state.demis[demi].at === region);
  for (const demi of demis) state.demis[demi] = { at: region, slot: 0 };
  return demis;
}

/** Step III, seat by seat from the First Player: the Quest is seen before its region is chosen (VF-NEXT-03, -04). */
export const drawQuest: Doing<'drawQuest'> = {
  run(turn, { seat, left }) {
    const { state } = turn;
    if (left === 0) return openCity(turn);
    const quest = must(state.questDeck.pop(), 'Quest left in the deck');
    state.work = [{ do: 'placeQuest', seat, quest, left }];
    reveal(turn, { type: 'questDrawn', seat, quest });
  },
};

export const placeQuest: Asking<'placeQuest', 'place'> = {
  run({ state }, { seat, quest }) {
    return { seat, ask: 'place', about: { quest }, acts: REGIONS.filter((region) => !questAt(state, region)) };
  },
  answer(turn, { seat, quest, left }, region) {
    const { state } = turn;
    state.quests.push({ region, card: quest, pile: [] });
    state.work = [{ do: 'drawQuest', seat: nextSeat(state, seat), left: left - 1 }];
    emit(turn, { type: 'questPlaced', seat, quest, region });
  },
};

/** Step IV, and the next Age card on top of its stack. */
function openCity(turn: Turn): void {
  const { state } = turn;
  const card = must(state.cityDeck.pop(), 'City card left in the deck');
  state.city = { card, token: 0 };
  reveal(turn, { type: 'cityOpened', card });
  state.agesOver.push(state.age.card);
  const number = state.age.number === 1 ? 2 : 3;
  state.age = { number, card: must(state.ages.pop(), 'Age card left'), pile: [], chosen: [] };
  state.work = [{ do: 'openAge' }];
}
