import { factsFor, Match, MatchError, numbered, plain, Refused, seedFrom, type Text } from '@veilhall/engine';
import { z } from 'zod';
import { freshSeed } from '../chance.ts';
import { gameOf } from '../files.ts';
import { GAME_IDS, loadGame, UnknownGame } from '../games.ts';
import { OPS, type Request, requestSchema } from './requests.ts';

type Answer = Readonly<Record<string, unknown>>;

/** Matches that one process keeps at a time; `close` makes room. */
const MOST_MATCHES = 1000;

class DeskError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Answers requests about the matches it keeps. It belongs to whoever started it, so it may show everything. */
export class Desk {
  readonly #matches = new Map<string, Match>();
  #opened = 0;

  /** Exactly one answer, whatever the line holds. */
  async answer(line: string): Promise<string> {
    let id: unknown;
    try {
      const request = parsed(line);
      id = request.id;
      return JSON.stringify({ id: request.id ?? null, ok: true, ...(await this.#serve(checked(request))) });
    } catch (error) {
      return refusal(id, error);
    }
  }

  async #serve(request: Request): Promise<Answer> {
    switch (request.op) {
      case 'games':
        return { games: await Promise.all(GAME_IDS.map(gameInfo)) };
      case 'content': {
        const { hash, cards } = (await loadGame(request.game)).content;
        return { hash, cards };
      }
      case 'new': {
        const game = await loadGame(request.game);
        const seats = request.seats ?? game.seats.min;
        const seed = request.seed === undefined ? freshSeed() : seedFrom(String(request.seed));
        const { options, packs } = request;
        const deal = { id: 'stdio', seats, seed, ...(options !== undefined && { options }), ...(packs && { packs }) };
        return this.#open(Match.deal(game, deal));
      }
      case 'import':
        return this.#open(Match.fromPosition(await loadGame(request.game), 'stdio', request.position));
      case 'replay':
        return this.#open(Match.replay(await loadGame(gameOf(request.journal)), request.journal));
      default:
        return this.#inMatch(request, this.#match(request.match));
    }
  }

  #inMatch(request: Extract<Request, { match: string }>, match: Match): Answer {
    switch (request.op) {
      case 'prompts':
        return { ...situation(match), ...(request.words && { words: wordsOf(match) }) };
      case 'choose': {
        const { entry, events } = match.choose(request.seat, request.option);
        return { seq: entry.seq, facts: factsFor(events, request.seat), ...situation(match) };
      }
      case 'undo': {
        const { option } = match.undo(request.seat);
        return { seq: match.seq, undone: option, ...situation(match) };
      }
      case 'view':
        return { view: match.view(request.seat) };
      case 'whyNot': {
        const refusals = match.whyNot(request.seat);
        const view = match.view(request.seat);
        const { refusal } = match.game.words;
        return { refusals: refusals.map((entry) => ({ ...entry, text: said(match, refusal(view, entry)) })) };
      }
      case 'export':
        return { position: match.position() };
      case 'journal':
        return { journal: match.save() };
      case 'close':
        this.#matches.delete(request.match);
        return {};
    }
  }

  #match(handle: string): Match {
    const match = this.#matches.get(handle);
    if (!match) throw new DeskError('unknown-match', `there is no match '${handle}' here`);
    return match;
  }

  #open(match: Match): Answer {
    if (this.#matches.size >= MOST_MATCHES) {
      throw new DeskError('too-many-matches', `${MOST_MATCHES} matches are open; close one first`);
    }
    const handle = `m${++this.#opened}`;
    this.#matches.set(handle, match);
    return { match: handle, game: match.game.id, seats: match.head.seats, seq: match.seq, ...situation(match) };
  }
}

function parsed(line: string): { id?: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new DeskError('bad-json', `this line is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DeskError('bad-request', 'a request is an object: { "id": ..., "op": ... }');
  }
  return value;
}

function checked(request: object): Request {
  const op: unknown = Object.hasOwn(request, 'op') ? (request as { op: unknown }).op : undefined;
  if (typeof op !== 'string' || !OPS.includes(op)) {
    throw new DeskError('unknown-op', `the operations are ${OPS.join(', ')}`);
  }
  const result = requestSchema.safeParse(request);
  if (!result.success) throw new DeskError('bad-request', z.prettifyError(result.error));
  return result.data;
}

function refusal(id: unknown, error: unknown): string {
  const answer = { id: id ?? null, ok: false, error: { code: codeOf(error), message: messageOf(error) } };
  try {
    return JSON.stringify(answer);
  } catch {
    // An id nested so deeply that it can be read and not written.
    return JSON.stringify({ ...answer, id: null });
  }
}

export const tooLong = (most: number): string =>
  refusal(null, new DeskError('too-long', `a line may have ${most} bytes at most`));

function codeOf(error: unknown): string {
  if (error instanceof MatchError || error instanceof Refused || error instanceof DeskError) return error.code;
  if (error instanceof UnknownGame) return 'unknown-game';
  if (error instanceof RangeError) return 'bad-request';
  return 'internal';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function situation(match: Match): Answer {
  const outcome = match.outcome();
  const prompts = match.prompts().map(({ options, ...prompt }) => ({
    ...prompt,
    // Scripts know what is no move of the game as `aside`.
    options: options.map((option) => (option.kind ? { ...option, aside: option.kind } : option)),
  }));
  return { prompts, ...(outcome && { outcome }) };
}

/** Answers are words: seats go by their numbers. */
const said = ({ game }: Match, text: Text): string => plain(text, numbered(game.words.player));

function wordsOf(match: Match): Answer[] {
  return match.prompts().map((prompt) => {
    const { sentence, labels } = match.game.words.prompt(match.view(prompt.seat), prompt);
    return { seat: prompt.seat, sentence: said(match, sentence), labels: labels.map((label) => said(match, label)) };
  });
}

async function gameInfo(id: string): Promise<Answer> {
  const { title, rules, seats, options, content } = await loadGame(id);
  return { id, title, rules, seats, content: content.hash, options: z.toJSONSchema(options, { io: 'input' }) };
}
