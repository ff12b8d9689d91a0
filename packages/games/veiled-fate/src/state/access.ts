import { DEMIS, type DemiId, type Region } from '../vocabulary.ts';
import type { Ballot, Player, QuestInPlay, State } from './state.ts';

/** Something the rules guarantee; its absence is a fault of the program or of an imported position. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

export const player = (state: State, seat: number): Player => must(state.players[seat], `seat ${seat}`);

export const handOf = (state: State, seat: number): Player['hand'] => player(state, seat).hand;

export function questAt(state: State, region: Region): QuestInPlay | undefined {
  for (const quest of state.quests) if (quest.region === region) return quest;
  return undefined;
}

export const questIn = (state: State, region: Region): QuestInPlay =>
  must(questAt(state, region), `Quest in ${region}`);

export function demiOn(state: State, region: Region, slot: number): DemiId | undefined {
  for (const demi of DEMIS) {
    const place = state.demis[demi];
    if (place.slot === slot && place.at === region) return demi;
  }
  return undefined;
}

/** Bit n is set when slot n of the region's Quest is taken. */
export function takenSlots(state: State, region: Region): number {
  let taken = 0;
  for (const demi of DEMIS) {
    const place = state.demis[demi];
    if (place.slot > 0 && place.at === region) taken |= 1 << place.slot;
  }
  return taken;
}

/** Every vote that lies face down, or did when its Quest was abandoned. */
export const votesIn = ({ buried, age, quests }: State): Ballot[] => [
  ...buried,
  ...age.pile,
  ...quests.flatMap(({ pile }) => pile),
];

/** Bits 1 to n. */
export const allSlots = (n: number): number => (1 << (n + 1)) - 2;

export const nextSeat = (state: State, seat: number): number => (seat + 1) % state.players.length;

/** With 7 players exactly one holds a card that nobody else holds (VF-TEAM-07). */
export function lonerOf(state: State): number | undefined {
  if (state.players.length !== 7) return undefined;
  const at = state.players.findIndex((one) => state.players.filter((other) => other.demi === one.demi).length === 1);
  return at < 0 ? undefined : at;
}
