import { factsFor, Match } from '@veilhall/engine';
import { z } from 'zod';
import { gameOf } from '../files.ts';
import { GAME_IDS, loadGame } from '../games.ts';
import { dealt } from './dealing.ts';
import { DeskError, refusal } from './errors.ts';
import { batchSchema, type InMatch, OPS, type Request, requestSchema } from './requests.ts';
import { type Answer, gameInfo, said, situation, wordsOf } from './situation.ts';
import { Copy, checkSeat, MatchTable, matchOf, type Table } from './tables.ts';
import { botPick, playOut, worldsOf } from './thinking.ts';

/** Matches that one process keeps at a time, and copies of them; `close` makes room. */
const MOST = { m: 1000, c: 20_000 } as const;

/** Answers requests about the matches it keeps. It belongs to whoever started it, so it may show everything. */
export class Desk {
  readonly #tables = { m: new Map<string, Table>(), c: new Map<string, Table>() };
  readonly #opened = { m: 0, c: 0 };

  /** Exactly one answer, whatever the line holds. */
  async answer(line: string): Promise<string> {
    let id: unknown;
    try {
      const request = parsed(line);
      id = request.id;
      if (Object.hasOwn(request, 'batch')) return await this.#answerAll(request);
      return JSON.stringify({ id: request.id ?? null, ok: true, ...(await this.#serve(checked(request))) });
    } catch (error) {
      return refusal(id, error);
    }
  }

  async #answerAll(request: object): Promise<string> {
    const { id, batch } = shaped(batchSchema, request);
    const answers: string[] = [];
    for (const one of batch) {
      let its: unknown;
      try {
        const request = isRequest(one);
        its = request.id;
        const served = this.#serve(checked(request));
        const answer = served instanceof Promise ? await served : served;
        answers.push(JSON.stringify({ id: its ?? null, ok: true, ...answer }));
      } catch (error) {
        answers.push(refusal(its, error));
      }
    }
    return `{"id":${JSON.stringify(id ?? null)},"ok":true,"answers":[${answers.join(',')}]}`;
  }

  #serve(request: Request): Answer | Promise<Answer> {
    return 'match' in request ? this.#inMatch(request, this.#table(request.match)) : this.#atDoor(request);
  }

  async #atDoor(request: Exclude<Request, InMatch>): Promise<Answer> {
    switch (request.op) {
      case 'games':
        return { games: await Promise.all(GAME_IDS.map(gameInfo)) };
      case 'content': {
        const { hash, cards } = (await loadGame(request.game)).content;
        return { hash, cards };
      }
      case 'new':
        return this.#opening(await dealt(request));
      case 'import':
        return this.#opening(Match.fromPosition(await loadGame(request.game), 'stdio', request.position));
      case 'replay':
        return this.#opening(Match.replay(await loadGame(gameOf(request.journal)), request.journal));
    }
  }

  #inMatch(request: InMatch, table: Table): Answer {
    const { game, state } = table;
    switch (request.op) {
      case 'prompts':
        return { ...situation(table, request.brief), ...(request.words && { words: wordsOf(table) }) };
      case 'choose': {
        const events = table.choose(request.seat, pickOf(request));
        const facts = request.brief ? {} : { facts: factsFor(events, request.seat) };
        return { seq: table.seq, ...facts, ...situation(table, request.brief) };
      }
      case 'undo': {
        const undone = matchOf(table).undo(request.seat);
        return { seq: table.seq, undone, ...situation(table) };
      }
      case 'view':
        checkSeat(table, request.seat);
        return { view: game.view(state, request.seat) };
      case 'whyNot': {
        checkSeat(table, request.seat);
        const view: unknown = game.view(state, request.seat);
        const refusals = game.whyNot(state, request.seat);
        return {
          refusals: refusals.map((entry) => ({ ...entry, text: said(table, game.words.refusal(view, entry)) })),
        };
      }
      case 'export':
        return { position: table.position() };
      case 'journal':
        return { journal: matchOf(table).match.save() };
      case 'bot':
        return { ...botPick(table, request) };
      case 'clone':
        return this.#keep('c', new Copy(table, game.clone(state)), (copy) => ({
          seq: 0,
          ...situation(copy, request.brief),
        }));
      case 'worlds':
        return {
          worlds: worldsOf(table, request).map((world) => this.#keep('c', new Copy(table, world), () => ({})).match),
        };
      case 'evaluate':
        checkSeat(table, request.seat);
        return { value: game.evaluate(state, request.seat) };
      case 'playout':
        return { ...playOut(table, request) };
      case 'close':
        for (const tables of Object.values(this.#tables)) tables.delete(request.match);
        return {};
    }
  }

  #table(handle: string): Table {
    const table = this.#tables.m.get(handle) ?? this.#tables.c.get(handle);
    if (!table) throw new DeskError('unknown-match', `there is no match '${handle}' here`);
    return table;
  }

  #opening(match: Match): Answer {
    const head = { game: match.game.id, seats: match.head.seats };
    return this.#keep('m', new MatchTable(match), (table) => ({ ...head, seq: table.seq, ...situation(table) }));
  }

  #keep(kind: keyof typeof MOST, table: Table, tell: (table: Table) => Answer): Answer {
    const tables = this.#tables[kind];
    if (tables.size >= MOST[kind]) {
      const what = kind === 'm' ? 'matches' : 'copies';
      throw new DeskError(`too-many-${what}`, `${MOST[kind]} ${what} are open; close one first`);
    }
    const match = `${kind}${++this.#opened[kind]}`;
    tables.set(match, table);
    return { match, ...tell(table) };
  }
}

function pickOf({ option, move }: Extract<Request, { op: 'choose' }>): string | number {
  const pick = option ?? move;
  if (pick === undefined || (option !== undefined && move !== undefined))
    throw new DeskError('bad-request', 'a pick is named by its option or by its move');
  return pick;
}

function parsed(line: string): { id?: unknown } {
  try {
    return isRequest(JSON.parse(line));
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError('bad-json', `this line is not JSON: ${(error as Error).message}`);
  }
}

function isRequest(value: unknown): { id?: unknown } {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new DeskError('bad-request', 'a request is an object: { "id": ..., "op": ... }');
}

const ops: ReadonlySet<unknown> = new Set(OPS);

function checked(request: object): Request {
  const op: unknown = Object.hasOwn(request, 'op') ? (request as { op: unknown }).op : undefined;
  if (!ops.has(op)) throw new DeskError('unknown-op', `the operations are ${OPS.join(', ')}`);
  return shaped(requestSchema, request);
}

function shaped<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new DeskError('bad-request', z.prettifyError(result.error));
  return result.data;
}
