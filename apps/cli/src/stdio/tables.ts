import { type Memory, wantsFacts, warden } from '@veilhall/bots';
import {
  type AnyGame,
  type Event,
  type Fact,
  factsFor,
  type GameState,
  type Match,
  type Outcome,
  type Position,
  type Prompt,
  Refused,
  type Seat,
  type Viewer,
} from '@veilhall/engine';
import { DeskError } from './errors.ts';

/** What a handle stands for. */
export interface Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seq: number;
  readonly state: GameState;
  /** What bots keep from one of their picks to the next, by level and seat. */
  readonly memories: Map<string, Memory>;
  choose(seat: Seat, pick: string | number): readonly Event[];
  position(): Position;
  /** What a seat was told since this table was opened. */
  told(seat: Seat): Fact[];
}

/** Events are kept for games whose bots draw conclusions from them. */
const isRemembered = (game: AnyGame): boolean => wantsFacts(game, warden.id);

/** A match with its journal and undo. */
export class MatchTable implements Table {
  readonly match: Match;
  readonly memories = new Map<string, Memory>();
  readonly #told: { readonly seq: number; readonly events: readonly Event[] }[] = [];

  constructor(match: Match) {
    this.match = match;
  }

  get game(): AnyGame {
    return this.match.game;
  }

  get seats(): number {
    return this.match.head.seats;
  }

  get seq(): number {
    return this.match.seq;
  }

  get state(): GameState {
    return this.match.state;
  }

  choose(seat: Seat, pick: string | number): readonly Event[] {
    const option = typeof pick === 'string' ? pick : this.#moveAt(seat, pick);
    const { entry, events } = this.match.choose(seat, option);
    if (isRemembered(this.game)) this.#told.push({ seq: entry.seq, events });
    return events;
  }

  undo(seat: Seat): string {
    const { of, option } = this.match.undo(seat);
    const at = this.#told.findIndex((one) => one.seq === of);
    if (at >= 0) this.#told.splice(at, 1);
    this.memories.clear();
    return option;
  }

  position(): Position {
    return this.match.position();
  }

  told(seat: Seat): Fact[] {
    return this.#told.flatMap(({ events }) => factsFor(events, seat));
  }

  #moveAt(seat: Seat, move: number): string {
    const prompt = this.game.prompts(this.state).find((one) => one.seat === seat);
    const option = prompt && move < prompt.moves ? prompt.options[move] : undefined;
    if (!option) throw new Refused('not-an-option', `seat ${seat} has no move ${move}`);
    return option.id;
  }
}

/** A bare state: what search and learning play on. */
export class Copy implements Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: GameState;
  readonly memories = new Map<string, Memory>();
  seq = 0;
  readonly #head: Position;
  readonly #before: (seat: Seat) => Fact[];
  readonly #events: Event[] = [];

  constructor(of: Table, state: GameState) {
    this.game = of.game;
    this.seats = of.seats;
    this.state = state;
    // Its cards and rules; the state is put in when somebody asks.
    this.#head = of instanceof Copy ? of.#head : of.position();
    const told = isRemembered(of.game) ? Array.from({ length: of.seats }, (_, seat) => of.told(seat)) : [];
    this.#before = (seat) => told[seat] ?? [];
  }

  choose(seat: Seat, pick: string | number): readonly Event[] {
    checkSeat(this, seat);
    const events = this.game.apply(this.state, seat, pick);
    this.seq++;
    if (isRemembered(this.game)) this.#events.push(...events);
    return events;
  }

  position(): Position {
    return { ...this.#head, state: this.game.clone(this.state) as unknown as Position['state'] };
  }

  told(seat: Seat): Fact[] {
    return [...this.#before(seat), ...factsFor(this.#events, seat)];
  }
}

export function checkSeat({ seats }: Table, seat: Viewer): void {
  if (seat === 'spectator' || (seat >= 0 && seat < seats)) return;
  throw new Refused('no-such-seat', `there is no seat ${seat}; the seats are 0 to ${seats - 1}`);
}

export function matchOf(table: Table): MatchTable {
  if (table instanceof MatchTable) return table;
  throw new DeskError('no-journal', 'a copy has no journal and no undo; only a match has');
}

export const promptsOf = ({ game, state }: Table): readonly Prompt[] => game.prompts(state);
export const outcomeOf = ({ game, state }: Table): Outcome | undefined => game.outcome(state);
