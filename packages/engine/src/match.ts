import { z } from 'zod';
import type { Event } from './events.ts';
import { commitmentTo, dealSeed } from './fairness.ts';
import { MatchError, OptionsError } from './faults.ts';
import type { Viewer } from './game.ts';
import {
  type AnyGame,
  type GameState,
  isOffer,
  type Outcome,
  type Prompt,
  type Refusal,
  Refused,
  type Seat,
} from './game.ts';
import { hashOf } from './hash.ts';
import {
  brokenLink,
  chained,
  type Entry,
  type EntryBody,
  firstLink,
  type Journal,
  type JournalHead,
  journalSchema,
  MOST_ENTRIES,
  type Position,
} from './journal.ts';
import type { Json } from './json.ts';
import { checkOrigin, checkSeats, originOf, readJournal, readPosition, stateOf, withPacks } from './origin.ts';
import { chanceUsed, secretRng } from './rng.ts';

export interface Deal {
  id: string;
  seats: number;
  options?: unknown;
  packs?: readonly unknown[];
  /** 64 hex digits, secret until the game is over. */
  seed: string;
  nonces?: readonly string[];
}

type UndoBarrier = 'nothing' | 'revealed' | 'other-seat' | 'finished';

/** What `undo` would take back, or why it takes back nothing. */
export type UndoOffer = { ok: true; option: string } | { ok: false; why: UndoBarrier };

interface Mark {
  seat: Seat;
  option: string;
  before: GameState;
}

/** A moment of a match as its own host keeps it, so that a long match need not be played again from the start. */
export interface Snapshot {
  readonly seq: number;
  readonly link: string;
  readonly state: GameState;
  readonly marks: readonly Mark[];
  readonly barrier: UndoBarrier;
}

/** Picks that can be taken back one after the other; more would only cost memory. */
const MOST_MARKS = 256;

/** One running game: its state, its journal, its undo. Everything that plays (terminal, browser, server) plays through it. */
export class Match {
  /** The game with its packs. */
  readonly game: AnyGame;
  readonly head: JournalHead;
  readonly entries: Entry[] = [];
  readonly #base: AnyGame;
  #state: GameState;
  #marks: Mark[] = [];
  /** Why the oldest mark is the oldest: what happened just before it. */
  #barrier: UndoBarrier = 'nothing';
  #link: string;

  private constructor(base: AnyGame, game: AnyGame, head: JournalHead, state: GameState) {
    this.#base = base;
    this.game = game;
    this.head = head;
    this.#state = state;
    this.#link = firstLink(head);
  }

  static deal(base: AnyGame, deal: Deal): Match {
    const game = withPacks(base, deal.packs ?? []);
    checkSeats(game, deal.seats);
    const options = game.options.safeParse(deal.options ?? {});
    if (!options.success) throw new MatchError('bad-options', `options: ${z.prettifyError(options.error)}`);
    const nonces = [...(deal.nonces ?? [])];
    const head = headSchema.safeParse({
      format: 'veilhall-journal/1',
      id: deal.id,
      ...originOf(game, deal.packs ?? []),
      seats: deal.seats,
      start: {
        from: 'deal',
        options: options.data as Json as never,
        commitment: commitmentTo(deal.seed, deal.id),
        nonces,
        seed: deal.seed,
      },
    });
    if (!head.success) throw new MatchError('bad-deal', `this cannot be dealt: ${z.prettifyError(head.error)}`);
    try {
      const rng = secretRng(dealSeed(deal.seed, deal.id, nonces));
      return new Match(base, game, head.data, game.setup(options.data, deal.seats, rng));
    } catch (error) {
      if (error instanceof OptionsError) throw new MatchError('bad-options', error.message);
      throw error;
    }
  }

  static fromPosition(base: AnyGame, id: string, input: unknown): Match {
    const position = readPosition(input);
    const game = withPacks(base, position.packs);
    checkOrigin(game, position, 'bad-position');
    checkSeats(game, position.seats);
    const head: JournalHead = {
      format: 'veilhall-journal/1',
      id,
      ...originOf(game, position.packs),
      seats: position.seats,
      start: { from: 'position', commitment: hashOf(position), position },
    };
    return new Match(base, game, head, stateOf(game, position));
  }

  /** Plays a journal again and checks every hash on the way; throws `MatchError` at the first that does not fit. */
  static replay(base: AnyGame, input: unknown, upTo = Number.POSITIVE_INFINITY): Match {
    const journal = readJournal(input);
    const broken = brokenLink(journal);
    if (broken !== undefined)
      throw new MatchError('bad-journal', `entry ${broken} does not follow from the one before it`);
    const match = Match.#opened(base, journal);
    if (firstLink(match.head) !== firstLink(journal))
      throw new MatchError('bad-journal', 'the head of this journal is not the one it was played under');
    for (const entry of journal.entries) {
      if (entry.seq > upTo) break;
      match.#playAgain(entry);
    }
    return match;
  }

  /** Goes on from a snapshot in the host's own store; what came after it is played again and checked as in `replay`. */
  static resume(base: AnyGame, journal: Journal, snapshot: Snapshot): Match {
    const game = withPacks(base, journal.packs);
    checkOrigin(game, journal, 'rules-changed');
    const { entries, ...head } = journal;
    const last = entries[snapshot.seq - 1];
    if (snapshot.link !== (last?.link ?? firstLink(head)) || (last && hashOf(snapshot.state) !== last.hash))
      throw new MatchError('bad-journal', `the snapshot does not fit entry ${snapshot.seq}`);
    const match = new Match(base, game, head, game.clone(snapshot.state));
    for (const entry of entries.slice(0, snapshot.seq)) match.entries.push(entry);
    match.#link = snapshot.link;
    match.#marks = snapshot.marks.map((mark) => ({ ...mark, before: game.clone(mark.before) }));
    match.#barrier = snapshot.barrier;
    for (const entry of entries.slice(snapshot.seq)) match.#playAgain(entry);
    return match;
  }

  static #opened(base: AnyGame, journal: Journal): Match {
    checkOrigin(withPacks(base, journal.packs), journal, 'rules-changed');
    const { start } = journal;
    if (start.from === 'position') {
      if (!start.position) throw new MatchError('no-seed', 'the position this game started from is not revealed yet');
      if (hashOf(start.position) !== start.commitment)
        throw new MatchError('bad-journal', 'the position is not the one that was committed to');
      return Match.fromPosition(base, journal.id, start.position);
    }
    if (!start.seed) throw new MatchError('no-seed', 'the seed of this game is not revealed yet');
    if (commitmentTo(start.seed, journal.id) !== start.commitment)
      throw new MatchError('bad-journal', 'the seed is not the one that was committed to');
    const { options, seed, nonces } = start;
    return Match.deal(base, { id: journal.id, seats: journal.seats, options, packs: journal.packs, seed, nonces });
  }

  get seq(): number {
    return this.entries.length;
  }

  /** The authority's own state: never send it anywhere, and change it only through the match. */
  get state(): GameState {
    return this.#state;
  }

  get hash(): string {
    return hashOf(this.#state);
  }

  prompts(): Prompt[] {
    return this.game.prompts(this.#state).map(bare);
  }

  /** Seats the game waits for. */
  waiting(): Seat[] {
    return this.game.prompts(this.#state).flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat]));
  }

  promptOf(seat: Seat): Prompt | undefined {
    return this.prompts().find((prompt) => prompt.seat === seat);
  }

  view(who: Viewer): unknown {
    if (who !== 'spectator') this.#checkSeat(who);
    return this.game.view(this.#state, who);
  }

  whyNot(seat: Seat): Refusal[] {
    this.#checkSeat(seat);
    return this.game.whyNot(this.#state, seat);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** Throws `Refused` for a pick that is not on the list; nothing has changed then. */
  choose(seat: Seat, option: string): { entry: Entry; events: Event[] } {
    if (!this.#hasSeat(seat)) throw new Refused('no-such-seat', this.#noSuchSeat(seat));
    if (this.seq >= MOST_ENTRIES) throw new MatchError('journal-full', `a journal holds ${MOST_ENTRIES} entries`);
    const before = this.game.clone(this.#state);
    const chance = chanceUsed(before.rng);
    let events: Event[];
    try {
      events = this.game.apply(this.#state, seat, option);
    } catch (error) {
      // A fault in the rules must not leave half a move behind.
      if (!(error instanceof Refused)) this.#state = before;
      throw error;
    }
    if (this.outcome()) this.#bar('finished');
    else if (chanceUsed(this.#state.rng) !== chance || events.some((event) => event.reveal)) this.#bar('revealed');
    else this.#mark({ seat, option, before });
    return { entry: this.#append({ kind: 'pick', seq: this.seq + 1, seat, option, hash: this.hash }), events };
  }

  undoOffer(seat: Seat): UndoOffer {
    const mark = this.#marks.at(-1);
    if (!mark) return { ok: false, why: this.#barrier };
    return mark.seat === seat ? { ok: true, option: mark.option } : { ok: false, why: 'other-seat' };
  }

  undo(seat: Seat): { entry: Entry; option: string } {
    this.#checkSeat(seat);
    const mark = this.#marks.at(-1);
    if (mark?.seat !== seat) {
      const why = mark ? 'other-seat' : this.#barrier;
      throw new MatchError(why === 'nothing' ? 'nothing-to-undo' : 'cannot-undo', UNDO_REFUSED[why]);
    }
    if (this.seq >= MOST_ENTRIES) throw new MatchError('journal-full', `a journal holds ${MOST_ENTRIES} entries`);
    this.#marks.pop();
    this.#state = mark.before;
    return { entry: this.#append({ kind: 'undo', seq: this.seq + 1, seat, hash: this.hash }), option: mark.option };
  }

  /** The whole state, with everything hidden and the chance to come: for the authority, or for a game alone. */
  position(): Position {
    const { game, rules, content, packs, seats } = this.head;
    const state = this.game.clone(this.#state) as Json as never;
    return { format: 'veilhall-position/1', game, rules, content, packs, seats, state };
  }

  /** A match of its own that starts where this one stood after entry `seq`. */
  fork(id: string, seq = this.seq): Match {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq)
      throw new MatchError('bad-journal', `there is no entry ${seq}; the last is ${this.seq}`);
    const at = seq === this.seq ? this : Match.replay(this.#base, this.save(), seq);
    return Match.fromPosition(this.#base, id, at.position());
  }

  /** For anybody. While the game runs it holds what was committed to, and neither seed nor position nor picks. */
  journal(): Journal {
    if (this.outcome()) return this.save();
    const { start } = this.head;
    const { commitment } = start;
    const known =
      start.from === 'deal'
        ? { from: start.from, options: start.options, commitment, nonces: start.nonces }
        : { from: start.from, commitment };
    return { ...this.head, start: known, entries: [] };
  }

  /** For the host's own store: everything included. */
  save(): Journal {
    return { ...this.head, entries: [...this.entries] };
  }

  /** For the host's own store: this moment, with what `undo` needs. */
  snapshot(): Snapshot {
    return {
      seq: this.seq,
      link: this.#link,
      state: this.game.clone(this.#state),
      marks: this.#marks.map((mark) => ({ ...mark, before: this.game.clone(mark.before) })),
      barrier: this.#barrier,
    };
  }

  #playAgain(entry: Entry): void {
    try {
      if (entry.kind === 'pick') this.choose(entry.seat, entry.option);
      else this.undo(entry.seat);
    } catch (error) {
      throw new MatchError('bad-journal', `entry ${entry.seq} cannot be played: ${(error as Error).message}`);
    }
    if (this.entries.at(-1)?.link !== entry.link)
      throw new MatchError('bad-journal', `entry ${entry.seq} leads to another state than the journal says`);
  }

  #mark(mark: Mark): void {
    const last = this.#marks.at(-1);
    if (last && last.seat !== mark.seat) this.#bar('other-seat');
    this.#marks.push(mark);
    if (this.#marks.length > MOST_MARKS) {
      this.#marks.shift();
      this.#barrier = 'nothing';
    }
  }

  #bar(why: UndoBarrier): void {
    this.#marks = [];
    this.#barrier = why;
  }

  #append(body: EntryBody): Entry {
    const entry = chained(this.#link, body);
    this.#link = entry.link;
    this.entries.push(entry);
    return entry;
  }

  #hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.head.seats;
  }

  #noSuchSeat(seat: Seat): string {
    return `there is no seat ${seat}; seats are 0 to ${this.head.seats - 1}`;
  }

  #checkSeat(seat: Seat): void {
    if (!this.#hasSeat(seat)) throw new MatchError('no-such-seat', this.#noSuchSeat(seat));
  }
}

const headSchema = journalSchema.omit({ entries: true });

const UNDO_REFUSED = {
  nothing: 'there is nothing to take back',
  revealed: 'a card was revealed or chance was used since; what was seen cannot be unseen',
  'other-seat': 'somebody else has acted since',
  finished: 'the game is over and its seed is open',
} as const;

/** What leaves the authority of a prompt: never the handler's own data. */
function bare(prompt: Prompt): Prompt {
  const options = prompt.options.map(({ id, on, aside }) => ({ id, ...(on && { on }), ...(aside && { aside }) }));
  return prompt.about
    ? { seat: prompt.seat, ask: prompt.ask, about: prompt.about, options }
    : { seat: prompt.seat, ask: prompt.ask, options };
}
