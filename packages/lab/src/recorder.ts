import type { Event, GameState, Move, Prompt, Seat } from '@veilhall/engine';
import type { AnyReading, CardUse, UsedCard } from '@veilhall/kit';

/** By card, what became of it and with which seats. */
export type CardRecord = Record<string, { [U in CardUse]?: Seat[] }>;

/** A choice that the game's reading names: what was on offer, by what the options stand for. */
export interface ChoiceMade {
  readonly ask: string;
  readonly seat: Seat;
  readonly offered: readonly string[];
  readonly picked: string;
}

/** What was read out of one game. */
export interface GameRecord {
  readonly cards: CardRecord;
  readonly choices: readonly ChoiceMade[];
  /** By seat; absent where the game has no characters. */
  readonly characters?: readonly string[];
  /** By seat, then by step. */
  readonly course: readonly (readonly number[])[];
}

/** Steps of a course that are kept; no game is looked at for longer. */
const MOST_STEPS = 200;

/** Reads one game as it is played. */
export class Recorder {
  readonly #reading: AnyReading;
  readonly #cards: CardRecord = {};
  readonly #choices: ChoiceMade[] = [];
  /** Sum and number of visits, by seat and step: a match may hold several games. */
  readonly #course: [sum: number, visits: number][][];
  #step = -1;

  constructor(reading: AnyReading, state: GameState, seats: number) {
    this.#reading = reading;
    this.#course = Array.from({ length: seats }, () => []);
    for (const used of reading.atStart?.(state) ?? []) this.#use(used);
  }

  onPick(prompt: Prompt, move: Move): void {
    const meaning = meaningOf(this.#reading, prompt.ask);
    if (!meaning) return;
    const meanings = prompt.options.slice(0, prompt.moves).map(({ about }) => meaning(about));
    const picked = meanings[move];
    if (picked === undefined) return;
    const offered = meanings.filter((one) => one !== undefined);
    this.#choices.push({ ask: prompt.ask, seat: prompt.seat, offered, picked });
  }

  onEvents(state: GameState, events: readonly Event[]): void {
    for (const { fact } of events) {
      for (const used of this.#reading.ofFact(fact, state)) this.#use(used);
      const begins = this.#reading.course.begins(fact);
      if (begins === 'again') this.#step = -1;
      else if (begins === 'step') this.#look(state, ++this.#step);
    }
  }

  record(state: GameState): GameRecord {
    for (const used of this.#reading.atEnd(state)) this.#use(used);
    const characters = this.#reading.character && this.#course.map((_, seat) => this.#reading.character?.(state, seat));
    return {
      cards: this.#cards,
      choices: this.#choices,
      ...(characters && { characters: characters.map(String) }),
      course: this.#course.map((steps) => steps.map(([sum, visits]) => Number((sum / visits).toFixed(2)))),
    };
  }

  #use({ use, card, seat }: UsedCard): void {
    this.#cards[card] ??= {};
    const uses = this.#cards[card];
    uses[use] ??= [];
    const seats = uses[use];
    if (!seats.includes(seat)) seats.push(seat);
  }

  #look(state: GameState, step: number): void {
    if (step >= MOST_STEPS) return;
    for (const [seat, steps] of this.#course.entries()) {
      const [sum, visits] = steps[step] ?? [0, 0];
      steps[step] = [sum + this.#reading.course.value(state, seat), visits + 1];
    }
  }
}

type Meaning = (about: unknown) => string | undefined;

/** What the options of a prompt stand for, where it is a choice of the kind that can be made at random. */
const meaningOf = (reading: AnyReading, ask: string): Meaning | undefined =>
  Object.hasOwn(reading.choices, ask) ? (reading.choices as Readonly<Record<string, Meaning>>)[ask] : undefined;

/** The moves of a prompt that are choices of this kind. */
export function choicesIn(reading: AnyReading, { ask, moves, options }: Prompt): readonly Move[] {
  const meaning = meaningOf(reading, ask);
  if (!meaning) return [];
  return options.slice(0, moves).flatMap(({ about }, move) => (meaning(about) === undefined ? [] : [move]));
}
