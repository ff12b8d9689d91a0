import type { Event, Turn } from '@veilhall/engine';
import { COMMON_LAWS, type Content, type Laws, type Quest } from './content/compile.ts';
import type { AgeCard } from './content/schema.ts';
import type { VfFact } from './facts.ts';
import type { Ballot, Player, QuestInPlay, State } from './state.ts';
import { DEMIS, type DemiId, type Region } from './vocabulary.ts';

/** What every rule works on. */
export interface Table extends Turn<State, VfFact> {
  readonly content: Content;
}

/** Something the rules guarantee; its absence is a fault of the program or of an imported position. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

export const say = (table: Table, fact: VfFact): void => {
  table.events.push({ fact });
};

/** A public fact that brings something hidden to light, or that cannot be taken back. */
export const disclose = (table: Table, fact: VfFact): void => {
  table.events.push({ fact, reveal: true });
};

/** One form for the seat, another for everybody else. */
export const tell = (table: Table, seat: number, fact: VfFact, others: VfFact): void => {
  const event: Event<VfFact> = { fact, to: [seat], public: others, reveal: true };
  table.events.push(event);
};

export const player = (state: State, seat: number): Player => must(state.players[seat], `seat ${seat}`);

export function questAt(state: State, region: Region): QuestInPlay | undefined {
  for (const quest of state.quests) if (quest.region === region) return quest;
  return undefined;
}

export const questCard = (content: Content, id: string): Quest => must(content.quests.get(id), `Quest '${id}'`);
export const ageCard = (content: Content, id: string): AgeCard => must(content.ages.get(id), `Age card '${id}'`);

export function lawsOf(content: Content, state: State): Laws {
  return state.city ? must(content.cities.get(state.city.card), `City card '${state.city.card}'`).laws : COMMON_LAWS;
}

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

/** Bits 1 to n. */
export const allSlots = (n: number): number => (1 << (n + 1)) - 2;

export const knows = (ballot: Ballot, seat: number): boolean => ballot.by === seat || (ballot.seen & (1 << seat)) !== 0;

export const nextSeat = (state: State, seat: number): number => (seat + 1) % state.players.length;
