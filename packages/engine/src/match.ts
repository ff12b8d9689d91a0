import { z } from 'zod';
import { checkIdentity, checkSeats, identityOf, readJournal, readPosition, stateOf, withPacks } from './admission.ts';
import type { Event } from './events.ts';
import { commitmentTo, dealSeed } from './fairness.ts';
import { MatchError, OptionsError } from './faults.ts';
import { type AnyGame, type Outcome, Refused } from './game.ts';
import { hashOf } from './hash.ts';
import type { OptionId, Seat, Viewer } from './ids.ts';
import {
  brokenLink,
  chained,
  type Entry,
  type EntryBody,
  firstLink,
  JOURNAL_FORMAT,
  type Journal,
  type JournalHead,
  journalSchema,
  MOST_ENTRIES,
  MOST_RUN,
  type Origin,
  type Position,
  picksOf,
} from './journal.ts';
import type { Json } from './json.ts';
import { isOffer, type Prompt, promptData } from './prompt.ts';
import { chanceUsed, type GameState, secretRng } from './rng.ts';
import { type Mark, type TakenBack, type UndoBarrier, UndoMarks, type UndoOffer } from './undo.ts';
import type { Refusal } from './words.ts';

export type { UndoOffer } from './undo.ts';

export interface Deal {
  id: string;
  seats: number;
  options?: unknown;
  packs?: readonly unknown[];
  /** 64 hex digits, secret until the game is over. */
  seed: string;
  nonces?: readonly string[];
}

/** A moment of a match as its own host keeps it, so that a long match need not be played again from the start. */
export interface Snapshot {
  readonly seq: number;
  readonly link: string;
  readonly state: GameState;
  readonly marks: readonly Mark[];
  readonly barrier: UndoBarrier;
}

/** One running game: its state, its journal, its undo. Everything that plays (terminal, browser, server) plays through it. */
export class Match {
  /** The game with its packs. */
  readonly game: AnyGame;
  readonly head: JournalHead;
  readonly entries: Entry[] = [];
  readonly #base: AnyGame;
  #state: GameState;
  #undo: UndoMarks;
  #link: string;

  private constructor(base: AnyGame, game: AnyGame, head: JournalHead, state: GameState) {
    this.#base = base;
    this.game = game;
    this.head = head;
    this.#state = state;
    this.#undo = new UndoMarks(game);
    this.#link = firstLink(head);
  }

  static deal(base: AnyGame, deal: Deal): Match {
    const game = withPacks(base, deal.packs ?? []);
    checkSeats(game, deal.seats);
    const options = game.options.safeParse(deal.options ?? {});
    if (!options.success) throw new MatchError('bad-options', `options: ${z.prettifyError(options.error)}`);
    const nonces = [...(deal.nonces ?? [])];
    const head = headSchema.safeParse({
      format: JOURNAL_FORMAT,
      id: deal.id,
      origin: 'dealt',
      ...identityOf(game, deal.packs ?? []),
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

  /** `origin`: brought from outside, or branched off a match of the same host. */
  static fromPosition(base: AnyGame, id: string, input: unknown, origin: Exclude<Origin, 'dealt'> = 'brought'): Match {
    const position = readPosition(input);
    const game = withPacks(base, position.packs);
    checkIdentity(game, position, 'bad-position');
    checkSeats(game, position.seats);
    const head: JournalHead = {
      format: JOURNAL_FORMAT,
      id,
      origin,
      ...identityOf(game, position.packs),
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
    checkIdentity(game, journal, 'rules-changed');
    const { entries, ...head } = journal;
    const last = entries[snapshot.seq - 1];
    if (snapshot.link !== (last?.link ?? firstLink(head)) || (last && hashOf(snapshot.state) !== last.hash))
      throw new MatchError('bad-journal', `the snapshot does not fit entry ${snapshot.seq}`);
    const match = new Match(base, game, head, game.clone(snapshot.state));
    for (const entry of entries.slice(0, snapshot.seq)) match.entries.push(entry);
    match.#link = snapshot.link;
    const marks = snapshot.marks.map((mark) => ({ ...mark, before: game.clone(mark.before) }));
    match.#undo = new UndoMarks(game, marks, snapshot.barrier);
    for (const entry of entries.slice(snapshot.seq)) match.#playAgain(entry);
    return match;
  }

  static #opened(base: AnyGame, journal: Journal): Match {
    checkIdentity(withPacks(base, journal.packs), journal, 'rules-changed');
    const { start } = journal;
    if (start.from === 'position') {
      if (!start.position) throw new MatchError('no-seed', 'the position this game started from is not revealed yet');
      if (hashOf(start.position) !== start.commitment)
        throw new MatchError('bad-journal', 'the position is not the one that was committed to');
      const { origin } = journal;
      if (origin === 'dealt') throw new MatchError('bad-journal', 'a dealt match does not start from a position');
      return Match.fromPosition(base, journal.id, start.position, origin);
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
    return this.game.prompts(this.#state).map(promptData);
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

  /**
   * One pick, or a run of picks that stands or falls together and is taken back together. Throws `Refused` for a pick
   * that is not on the list; nothing has changed then. A run ends where something is revealed or chance is used: what
   * is picked after that must be picked knowing it.
   */
  choose(seat: Seat, picks: OptionId | readonly OptionId[]): { entry: Entry; events: Event[] } {
    if (!this.#hasSeat(seat)) throw new Refused('no-such-seat', this.#noSuchSeat(seat));
    if (this.seq >= MOST_ENTRIES) throw new MatchError('journal-full', `a journal holds ${MOST_ENTRIES} entries`);
    const all = typeof picks === 'string' ? [picks] : [...picks];
    const [option] = all;
    if (option === undefined || all.length > MOST_RUN + 1)
      throw new Refused('not-an-option', `a run holds 1 to ${MOST_RUN + 1} picks`);
    const before = this.game.clone(this.#state);
    const chance = chanceUsed(before.rng);
    const events: Event[] = [];
    const isBarred = () => chanceUsed(this.#state.rng) !== chance || events.some((event) => event.reveal);
    try {
      for (const pick of all) {
        if (isBarred())
          throw new Refused(
            'run-broken',
            'something came to light in the middle of this run; pick one after the other',
          );
        for (const event of this.game.apply(this.#state, seat, pick)) events.push(event);
      }
    } catch (error) {
      // Neither a fault in the rules nor a refused run leaves half a move behind.
      if (!(error instanceof Refused) || all.length > 1) this.#state = before;
      throw error;
    }
    const seq = this.seq + 1;
    if (this.outcome()) this.#undo.bar('finished');
    else if (isBarred()) this.#undo.bar('revealed');
    else this.#undo.add({ seq, seat, picks: all, before, events }, this.#state);
    const { hash } = this;
    const body: EntryBody =
      all.length > 1
        ? { kind: 'pick', seq, seat, option, run: all.slice(1), hash }
        : { kind: 'pick', seq, seat, option, hash };
    return { entry: this.#append(body), events };
  }

  undoOffer(seat: Seat): UndoOffer {
    const found = this.#withoutLast(seat);
    if (typeof found === 'string') return { ok: false, why: found };
    return { ok: true, of: found.mark.seq, option: found.mark.picks[0] ?? '' };
  }

  /** Takes back the seat's last pick; allies' later picks stay, if they do not build on it. */
  undo(seat: Seat): { entry: Entry; of: number; option: OptionId } {
    this.#checkSeat(seat);
    const found = this.#withoutLast(seat);
    if (typeof found === 'string')
      throw new MatchError(found === 'nothing' ? 'nothing-to-undo' : 'cannot-undo', UNDO_REFUSED[found]);
    if (this.seq >= MOST_ENTRIES) throw new MatchError('journal-full', `a journal holds ${MOST_ENTRIES} entries`);
    const { mark, marks, state } = found;
    this.#undo.keep(marks);
    this.#state = state;
    const entry = this.#append({ kind: 'undo', seq: this.seq + 1, seat, of: mark.seq, hash: this.hash });
    return { entry, of: mark.seq, option: mark.picks[0] ?? '' };
  }

  /** What happened before the first decision; nothing is known of it where the match began with a position. */
  opening(): Event[] {
    const { id, start, seats } = this.head;
    const events: Event[] = [];
    if (start.from === 'position' || !start.seed) return events;
    const options = this.game.options.parse(start.options);
    this.game.setup(options, seats, secretRng(dealSeed(start.seed, id, start.nonces)), events);
    return events;
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
    return Match.fromPosition(this.#base, id, at.position(), 'branched');
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
      marks: this.#undo.marks.map((mark) => ({ ...mark, before: this.game.clone(mark.before) })),
      barrier: this.#undo.barrier,
    };
  }

  /** The match without the seat's last pick, or why it cannot be had: what stands in the seat's own way comes first. */
  #withoutLast(seat: Seat): TakenBack | UndoBarrier {
    const found = this.#undo.without(seat);
    if (typeof found !== 'string' || found === 'finished' || found === 'built-on') return found;
    const last = this.#lastStanding(seat);
    if (last === undefined) return 'nothing';
    const others = this.entries.slice(last).some((entry) => !this.#undo.together(this.#state, entry.seat, seat));
    return others ? 'other-seat' : this.#undo.barrier;
  }

  /** The last pick of a seat that was not taken back. */
  #lastStanding(seat: Seat): number | undefined {
    const undone = new Set(this.entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.of] : [])));
    return this.entries.findLast((entry) => entry.kind === 'pick' && entry.seat === seat && !undone.has(entry.seq))
      ?.seq;
  }

  #playAgain(entry: Entry): void {
    try {
      if (entry.kind === 'pick') this.choose(entry.seat, picksOf(entry));
      else this.undo(entry.seat);
    } catch (error) {
      throw new MatchError('bad-journal', `entry ${entry.seq} cannot be played: ${(error as Error).message}`);
    }
    if (this.entries.at(-1)?.link !== entry.link)
      throw new MatchError('bad-journal', `entry ${entry.seq} leads to another state than the journal says`);
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
  'built-on': 'an ally has built on it since',
  finished: 'the game is over and its seed is open',
} as const;
