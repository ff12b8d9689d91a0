import type { CardInfo, OptionId, Viewer } from '@veilhall/engine';
import type * as wire from '@veilhall/protocol';
import { rememberInvites } from '../../lobby/invites.ts';
import { sentenceOf } from '../../shell/problems.ts';
import { type Cell, cell } from '../../store.ts';
import { sharedRoom } from '../local/client.ts';
import type { GameAbout } from '../local/worker-calls.ts';
import { type Advised, type Table, TableError, type TableState } from '../table.ts';
import { ask, signIn } from './api.ts';
import { LiveLine } from './live.ts';
import { chatLine, handoverNotice, hintsOf, pastEntries, seatsOf, undoFrom } from './translate.ts';

/** The match has not been dealt yet: its seats are still being filled. */
export class StillInLobby extends Error {}

/** Sits down to a match on the server. */
export async function openRemote(id: string): Promise<Table> {
  await signIn().catch((error: unknown) => {
    // A visitor may still watch; without any server there is nothing to watch.
    if (error instanceof TableError && error.code === 'offline') throw error;
  });
  const { match, look, presence } = await ask('match', { id });
  if (!look) throw new StillInLobby();
  const about = await sharedRoom().call('describe', { game: match.game });
  const [log, chat, cards] = await Promise.all([
    wholeLog(id, look.viewer),
    ask('readChat', { id }),
    cardsOf(match, about),
  ]);
  const state = cell<TableState>({
    moment: look,
    ...log,
    undo: undoFrom(look),
    seats: seatsOf(match, presence),
    status: 'live',
    meta: metaOf(match, about),
    cards: new Map(cards.map((card) => [card.id, card])),
    chat: chat.messages.map(chatLine),
    ...hintsAt(match),
    spectators: presence.spectators.map((spectator) => spectator.name),
  });
  return new RemoteTable(match, presence, state).table();
}

/** A match with packs has cards of its own; the others' are at hand. */
async function cardsOf({ id, packs }: wire.MatchSummary, about: GameAbout): Promise<readonly CardInfo[]> {
  return packs > 0 ? (await ask('content', { id })).cards : about.cards;
}

function hintsAt(match: wire.MatchSummary): Pick<TableState, 'hints'> {
  const hints = hintsOf(match);
  return hints ? { hints } : {};
}

function metaOf(match: wire.MatchSummary, about: GameAbout): TableState['meta'] {
  return {
    id: match.id,
    host: 'server',
    game: match.game,
    name: match.name,
    created: match.createdAt,
    rules: about.rules,
    origin: match.origin,
    ...(match.commitment && { commitment: match.commitment }),
    revealed: match.status === 'over',
  };
}

async function wholeLog(id: string, as: Viewer): Promise<Pick<TableState, 'opening' | 'log'>> {
  const found: wire.LogEntry[] = [];
  const told: wire.FactLine[] = [];
  for (;;) {
    const { last, entries, opening = [] } = await ask('log', { id, query: { after: found.at(-1)?.seq ?? 0, as } });
    found.push(...entries);
    told.push(...opening);
    if (entries.length === 0 || (found.at(-1)?.seq ?? 0) >= last) return { opening: told, log: pastEntries(found) };
  }
}

class RemoteTable {
  readonly #id: string;
  #match: wire.MatchSummary;
  #presence: wire.Presence;
  readonly #state: Cell<TableState>;
  readonly #line: LiveLine;
  #viewer: Viewer;

  constructor(match: wire.MatchSummary, presence: wire.Presence, state: Cell<TableState>) {
    this.#id = match.id;
    this.#match = match;
    this.#presence = presence;
    this.#state = state;
    this.#viewer = state.get().moment.viewer;
    this.#line = new LiveLine({
      onOpen: () => this.#watch(),
      onClose: (retryAt) => this.#set({ status: navigator.onLine ? 'reconnecting' : 'offline', retryAt }),
      onMessage: (message) => this.#heard(message),
    });
  }

  table(): Table {
    const id = this.#id;
    const state = this.#state;
    return {
      ...state,
      choose: (picks) => this.#act({ type: 'choose', option: typeof picks === 'string' ? picks : [...picks] }),
      undo: () => this.#act({ type: 'undo' }),
      hint: () => this.#hint(),
      look: async (seq, viewer) => (await ask('history', { id, query: { seq, as: viewer } })).look,
      sit: async (viewer) => {
        this.#viewer = viewer;
        this.#set(await wholeLog(id, viewer));
        this.#watch();
      },
      journal: () => ask('journal', { id }),
      rename: async (name) => void (await this.#tried(ask('changeMatch', { id, body: { name } }))),
      fork: async (seq) => `/table/${(await this.#tried(ask('fork', { id, body: { seq } }))).match.id}`,
      rematch: () => this.#tried(this.#rematch()),
      leave: async () => void (await this.#tried(ask('leave', { id, body: {} }))),
      takeBack: () => this.#tried(this.#takeBack()),
      nudge: async (seat) => (await ask('nudge', { id, body: { seat } })).heard,
      retry: () => this.#line.retry(),
      say: (text) => this.#line.ask({ type: 'chat', match: id, text }),
      forgetProblem: () => this.#forget('problem'),
      close: () => this.#line.close(),
    };
  }

  async #hint(): Promise<Advised | undefined> {
    const { viewer, seq } = this.#state.get().moment;
    if (typeof viewer !== 'number') return undefined;
    return ask('hint', { id: this.#id, body: { seat: viewer, baseSeq: seq } });
  }

  /** What goes wrong is said at the table, whoever asked for it. */
  async #tried<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#set({ problem: sentenceOf(error) });
      throw error;
    }
  }

  #set(part: Partial<TableState>): void {
    this.#state.set({ ...this.#state.get(), ...part });
  }

  #forget(key: 'problem' | 'pending'): void {
    const { [key]: _, ...rest } = this.#state.get();
    this.#state.set(rest);
  }

  #watch(): void {
    const since = this.#state.get().moment.seq;
    this.#line.ask({ type: 'watch', match: this.#id, as: this.#viewer, since }).then(
      () => this.#set({ status: 'live' }),
      (error: unknown) => this.#set({ problem: sentenceOf(error) }),
    );
  }

  #heard(message: wire.ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.#updated(message);
        break;
      case 'match':
        this.#matchChanged(message.match);
        break;
      case 'nudge':
        this.#set({ notice: { kind: 'nudge', at: Date.now(), text: `${message.from} is waiting for you.` } });
        break;
      case 'presence':
        this.#presence = message.presence;
        this.#set({
          seats: seatsOf(this.#match, message.presence),
          spectators: message.presence.spectators.map((spectator) => spectator.name),
        });
        break;
      case 'chat':
        this.#set({ chat: [...(this.#state.get().chat ?? []), chatLine(message.message)] });
        break;
      case 'gone':
        this.#set({ status: 'watching', problem: 'The host has deleted this match. Nothing more can be played here.' });
        break;
    }
  }

  #matchChanged(match: wire.MatchSummary): void {
    const notice = handoverNotice(this.#match, match);
    this.#match = match;
    this.#set({
      meta: { ...this.#state.get().meta, name: match.name },
      seats: seatsOf(match, this.#presence),
      ...hintsAt(match),
      ...(notice && { notice }),
    });
  }

  async #takeBack(): Promise<void> {
    const { match, look, presence } = await ask('takeBack', { id: this.#id });
    this.#match = match;
    this.#presence = presence;
    if (!look) return;
    this.#viewer = look.viewer;
    const told = await wholeLog(this.#id, look.viewer);
    this.#set({ moment: look, undo: undoFrom(look), seats: seatsOf(match, presence), ...told });
    this.#watch();
  }

  #updated({ since, entries, look }: wire.UpdateMessage): void {
    const { pending: _pending, log, meta, ...rest } = this.#state.get();
    // Whoever left in another window looks on from here.
    this.#viewer = look.viewer;
    const known = log.filter((entry) => entry.seq <= since);
    this.#state.set({
      ...rest,
      log: pastEntries(
        entries.filter((entry) => entry.seq > (known.at(-1)?.seq ?? 0)),
        known,
      ),
      meta: { ...meta, revealed: look.outcome !== undefined },
      moment: look,
      undo: undoFrom(look),
      status: 'live',
    });
  }

  async #act(what: { type: 'choose'; option: OptionId | OptionId[] } | { type: 'undo' }): Promise<void> {
    const { moment } = this.#state.get();
    if (typeof moment.viewer !== 'number') return;
    const seat = moment.viewer;
    if (what.type === 'choose') this.#set({ pending: { seat, option: [what.option].flat()[0] ?? '' } });
    const key = crypto.randomUUID();
    try {
      await this.#line.ask({ ...what, match: this.#id, seat, key, baseSeq: moment.seq });
    } catch (error) {
      this.#forget('pending');
      this.#set({ problem: sentenceOf(error) });
    }
  }

  /** The same people and bots, asked again: everybody else's seat opens for an invitation. */
  async #rematch(): Promise<string> {
    const { game, options, seats, hints } = this.#match;
    const plans = seats.map((seat): wire.SeatPlan => {
      if (seat.bot) return { kind: 'bot', bot: seat.bot };
      return seat.yours ? { kind: 'human', name: seat.name } : { kind: 'open' };
    });
    const { packs } = await ask('journal', { id: this.#id });
    const body: wire.CreateMatch = { game, seats: plans, packs, hints, ...(isRecord(options) && { options }) };
    const { match, invites } = await ask('createMatch', { body });
    rememberInvites(match.id, invites);
    return `/table/${match.id}`;
  }
}

type Options = NonNullable<wire.CreateMatch['options']>;
const isRecord = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
