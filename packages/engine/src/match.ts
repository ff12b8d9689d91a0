import { z } from 'zod';
import type { Event } from './events.ts';
import { commitmentTo, dealSeed } from './fairness.ts';
import type { AnyGame, GameState, Outcome, Prompt, Refusal, Seat, Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import {
  brokenLink,
  chained,
  type Entry,
  firstLink,
  type Journal,
  type JournalHead,
  journalSchema,
  type Position,
  positionSchema,
} from './journal.ts';
import type { Json } from './json.ts';
import { PackError } from './packs.ts';
import { chanceUsed, secretRng } from './rng.ts';

export type MatchFault =
  | 'unknown-game'
  | 'bad-seats'
  | 'bad-options'
  | 'bad-pack'
  | 'bad-position'
  | 'bad-journal'
  | 'rules-changed'
  | 'no-seed'
  | 'nothing-to-undo'
  | 'cannot-undo'
  | 'no-such-seat';

/** A request that cannot be met, in words a person can act on. */
export class MatchError extends Error {
  readonly code: MatchFault;
  constructor(code: MatchFault, message: string) {
    super(message);
    this.name = 'MatchError';
    this.code = code;
  }
}

export interface Deal {
  id: string;
  seats: number;
  options?: unknown;
  packs?: readonly unknown[];
  /** 64 hex digits, secret until the game is over. */
  seed: string;
  nonces?: readonly string[];
}

/** What `undo` would take back, or why it takes back nothing. */
export type UndoOffer = { ok: true; option: string } | { ok: false; why: 'nothing' | 'revealed' | 'other-seat' };

interface Mark {
  seat: Seat;
  option: string;
  before: GameState;
}

/** One running game: its state, its journal, its undo. Everything that plays (terminal, browser, server) plays through it. */
export class Match {
  readonly game: AnyGame;
  readonly head: JournalHead;
  readonly entries: Entry[] = [];
  #state: GameState;
  #marks: Mark[] = [];
  /** Why the oldest mark is the oldest: what happened just before it. */
  #barrier: 'nothing' | 'revealed' = 'nothing';
  #link: string;

  private constructor(game: AnyGame, head: JournalHead, state: GameState) {
    this.game = game;
    this.head = head;
    this.#state = state;
    this.#link = firstLink(head);
  }

  static deal(base: AnyGame, deal: Deal): Match {
    const game = withPacks(base, deal.packs ?? []);
    if (!Number.isInteger(deal.seats) || deal.seats < game.seats.min || deal.seats > game.seats.max) {
      throw new MatchError(
        'bad-seats',
        `${game.title} is for ${game.seats.min} to ${game.seats.max} seats, not ${deal.seats}`,
      );
    }
    const options = game.options.safeParse(deal.options ?? {});
    if (!options.success) throw new MatchError('bad-options', `options: ${z.prettifyError(options.error)}`);
    const nonces = [...(deal.nonces ?? [])];
    const head: JournalHead = {
      format: 'veilhall-journal/1',
      id: deal.id,
      ...origin(game, deal.packs ?? []),
      seats: deal.seats,
      start: {
        from: 'deal',
        options: options.data as Json as never,
        commitment: commitmentTo(deal.seed, deal.id),
        nonces,
        seed: deal.seed,
      },
    };
    let state: GameState;
    try {
      state = game.setup(options.data, deal.seats, secretRng(dealSeed(deal.seed, deal.id, nonces)));
    } catch (error) {
      if (error instanceof OptionsError) throw new MatchError('bad-options', error.message);
      throw error;
    }
    return new Match(game, head, state);
  }

  static fromPosition(base: AnyGame, id: string, input: unknown): Match {
    const parsed = positionSchema.safeParse(input);
    if (!parsed.success)
      throw new MatchError('bad-position', `this is not a position: ${z.prettifyError(parsed.error)}`);
    const position = parsed.data;
    const game = withPacks(base, position.packs);
    checkOrigin(game, position, 'bad-position');
    const state = game.state.safeParse(position.state);
    if (!state.success)
      throw new MatchError('bad-position', `the state has the wrong shape: ${z.prettifyError(state.error)}`);
    const faults = game.audit(state.data);
    if (faults.length > 0) throw new MatchError('bad-position', `the position is impossible: ${faults.join('; ')}`);
    try {
      game.prompts(state.data);
    } catch (error) {
      throw new MatchError('bad-position', `the position cannot go on: ${(error as Error).message}`);
    }
    const head: JournalHead = {
      format: 'veilhall-journal/1',
      id,
      ...origin(game, position.packs),
      seats: position.seats,
      start: { from: 'position', position },
    };
    return new Match(game, head, state.data);
  }

  /** Plays a journal again and checks every hash on the way; throws `MatchError` at the first that does not fit. */
  static replay(base: AnyGame, input: unknown, upTo = Number.POSITIVE_INFINITY): Match {
    const parsed = journalSchema.safeParse(input);
    if (!parsed.success) throw new MatchError('bad-journal', `this is not a journal: ${z.prettifyError(parsed.error)}`);
    const journal = parsed.data;
    const broken = brokenLink(journal);
    if (broken !== undefined)
      throw new MatchError('bad-journal', `entry ${broken} does not follow from the one before it`);
    const match = Match.#opened(base, journal);
    for (const entry of journal.entries) {
      if (entry.seq > upTo) break;
      try {
        if (entry.kind === 'pick') match.choose(entry.seat, entry.option);
        else match.undo(entry.seat);
      } catch (error) {
        throw new MatchError('bad-journal', `entry ${entry.seq} cannot be played: ${(error as Error).message}`);
      }
      if (match.entries.at(-1)?.link !== entry.link)
        throw new MatchError('bad-journal', `entry ${entry.seq} leads to another state than the journal says`);
    }
    return match;
  }

  static #opened(base: AnyGame, journal: Journal): Match {
    checkOrigin(withPacks(base, journal.packs), journal, 'rules-changed');
    if (journal.start.from === 'position') return Match.fromPosition(base, journal.id, journal.start.position);
    const { options, seed, nonces, commitment } = journal.start;
    if (!seed) throw new MatchError('no-seed', 'the seed of this game is not revealed yet');
    if (commitmentTo(seed, journal.id) !== commitment)
      throw new MatchError('bad-journal', 'the seed is not the one that was committed to');
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
    const before = this.game.clone(this.#state);
    const chance = chanceUsed(before.rng);
    const events = this.game.apply(this.#state, seat, option);
    if (this.#marks.at(-1)?.seat !== seat) {
      this.#marks = [];
      this.#barrier = 'nothing';
    }
    if (chanceUsed(this.#state.rng) !== chance || events.some((event) => event.reveal)) {
      this.#marks = [];
      this.#barrier = 'revealed';
    } else {
      this.#marks.push({ seat, option, before });
    }
    return { entry: this.#append({ kind: 'pick', seq: this.seq + 1, seat, option, hash: this.hash }), events };
  }

  undoOffer(seat: Seat): UndoOffer {
    const mark = this.#marks.at(-1);
    if (!mark) return { ok: false, why: this.#barrier };
    return mark.seat === seat ? { ok: true, option: mark.option } : { ok: false, why: 'other-seat' };
  }

  undo(seat: Seat): { entry: Entry; option: string } {
    this.#checkSeat(seat);
    const offer = this.undoOffer(seat);
    if (!offer.ok)
      throw new MatchError(offer.why === 'nothing' ? 'nothing-to-undo' : 'cannot-undo', UNDO_REFUSED[offer.why]);
    const mark = this.#marks.pop() as Mark;
    this.#state = mark.before;
    return { entry: this.#append({ kind: 'undo', seq: this.seq + 1, seat, hash: this.hash }), option: mark.option };
  }

  position(): Position {
    const { game, rules, content, packs, seats } = this.head;
    return {
      format: 'veilhall-position/1',
      game,
      rules,
      content,
      packs,
      seats,
      state: this.game.clone(this.#state) as Json as never,
    };
  }

  /** A match of its own that starts where this one stood after entry `seq`. */
  fork(id: string, seq = this.seq): Match {
    const at = seq === this.seq ? this : Match.replay(this.game, this.#fullJournal(), seq);
    return Match.fromPosition(this.game, id, at.position());
  }

  /** For anybody: the host's seed is in it only once the game is over. */
  journal(): Journal {
    const full = this.#fullJournal();
    if (full.start.from === 'deal' && !this.outcome()) {
      const { seed: _, ...start } = full.start;
      return { ...full, start };
    }
    return full;
  }

  /** For the host's own store: seed included. */
  save(): Journal {
    return this.#fullJournal();
  }

  #fullJournal(): Journal {
    return { ...this.head, entries: [...this.entries] };
  }

  #append(body: Parameters<typeof chained>[1]): Entry {
    const entry = chained(this.#link, body);
    this.#link = entry.link;
    this.entries.push(entry);
    return entry;
  }

  #checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.head.seats) {
      throw new MatchError('no-such-seat', `there is no seat ${seat}; seats are 0 to ${this.head.seats - 1}`);
    }
  }
}

/** Options that are each valid and together are not; thrown by `setup`. */
export class OptionsError extends Error {}

const UNDO_REFUSED = {
  nothing: 'there is nothing to take back',
  revealed: 'a card was revealed or chance was used since; what was seen cannot be unseen',
  'other-seat': 'somebody else has acted since',
} as const;

/** What leaves the authority of a prompt: never the handler's own data. */
function bare(prompt: Prompt): Prompt {
  const options = prompt.options.map(({ id, on, aside }) => ({ id, ...(on && { on }), ...(aside && { aside }) }));
  return prompt.about
    ? { seat: prompt.seat, ask: prompt.ask, about: prompt.about, options }
    : { seat: prompt.seat, ask: prompt.ask, options };
}

function origin(game: AnyGame, packs: readonly unknown[]) {
  return { game: game.id, rules: game.rules, content: game.content.hash, packs: packs as Json[] as never };
}

function withPacks(base: AnyGame, packs: readonly unknown[]): AnyGame {
  let game = base;
  for (const pack of packs) {
    if (!game.extend) throw new MatchError('bad-pack', `${game.title} takes no packs`);
    try {
      game = game.extend(pack);
    } catch (error) {
      if (error instanceof PackError) throw new MatchError('bad-pack', error.message);
      throw error;
    }
  }
  return game;
}

function checkOrigin(game: AnyGame, from: { game: string; rules: string; content: string }, code: MatchFault): void {
  if (from.game !== game.id) throw new MatchError(code, `this is of the game '${from.game}', not '${game.id}'`);
  if (from.rules !== game.rules)
    throw new MatchError('rules-changed', `this was made under rules ${from.rules}; here are rules ${game.rules}`);
  if (from.content !== game.content.hash)
    throw new MatchError('rules-changed', 'this was made with other cards than the ones here');
}
