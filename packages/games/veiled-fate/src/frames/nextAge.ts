import type { Choice, Handler } from '@veilhall/engine';
import { drawCards } from '../cards.ts';
import type { FrameOf, State } from '../state.ts';
import { disclose, must, nextSeat, questAt, say, type Table } from '../table.ts';
import { CARDS_PER_AGE, DEMIS, type DemiId, REGIONS, type Region } from '../vocabulary.ts';

/** Quests on the board in every Age, by number of players (VF-SETUP-08). */
const QUESTS = [0, 0, 3, 4, 4, 5, 6, 6, 6] as const;
export const questCount = (players: number): number => QUESTS[players] ?? 6;

/** Steps I and II: clear the board, draw; then Quests and City card are laid out (VF-NEXT-01, -02). */
export function prepareNextAge(table: Table): void {
  const { state } = table;
  state.stage = 'nextAge';
  for (const { region, card, pile } of state.quests) {
    for (const vote of pile) state.buried.push(vote);
    const demis = stepOff(state, region);
    say(table, { type: 'questAbandoned', region, quest: card, demis, votes: pile.length });
  }
  state.quests = [];
  if (state.city) say(table, { type: 'cityLeft', card: state.city.card });
  delete state.city;
  state.tokenTaken = false;
  for (const one of state.players) one.rested = false;
  let seat = state.firstPlayer;
  for (let n = 0; n < state.players.length; n++, seat = nextSeat(state, seat)) drawCards(table, seat, CARDS_PER_AGE);
  state.work = [{ do: 'drawQuest', seat: state.firstPlayer, left: questCount(state.players.length) }];
}

/** Demis of an unfinished Quest stand in its region (VF-AGEEND-05). */
function stepOff(state: State, region: Region): DemiId[] {
  const demis = DEMIS.filter((demi) => state.demis[demi].slot > 0 && state.demis[demi].at === region);
  for (const demi of demis) state.demis[demi] = { at: region, slot: 0 };
  return demis;
}

/** Step III, seat by seat from the First Player: the Quest is seen before its region is chosen (VF-NEXT-03, -04). */
export const drawQuest: Handler<Table, FrameOf<'drawQuest'>> = {
  run(table, { seat, left }) {
    const { state } = table;
    if (left === 0) return openCity(table);
    const quest = must(state.questDeck.pop(), 'Quest left in the deck');
    state.work = [{ do: 'placeQuest', seat, quest, left }];
    disclose(table, { type: 'questDrawn', seat, quest });
  },
};

export const placeQuest: Handler<Table, FrameOf<'placeQuest'>, Region> = {
  run({ state }, { seat, quest }) {
    const options: Choice<Region>[] = [];
    for (const region of REGIONS) {
      if (!questAt(state, region)) options.push({ id: `place:${region}`, on: [`at:${region}`], act: region });
    }
    return { seat, ask: 'place', about: { quest }, options };
  },
  answer(table, { seat, quest, left }, region) {
    const { state } = table;
    state.quests.push({ region, card: quest, pile: [] });
    state.work = [{ do: 'drawQuest', seat: nextSeat(state, seat), left: left - 1 }];
    say(table, { type: 'questPlaced', seat, quest, region });
  },
};

/** Step IV, and the next Age card on top of its stack. */
function openCity(table: Table): void {
  const { state } = table;
  const card = must(state.cityDeck.pop(), 'City card left in the deck');
  state.city = { card, token: 0 };
  disclose(table, { type: 'cityOpened', card });
  const number = state.age.number === 1 ? 2 : 3;
  state.age = { number, card: must(state.ages.pop(), 'Age card left'), pile: [], chosen: [] };
  state.work = [{ do: 'openAge' }];
}
