import { freshChance } from './chance.ts';
import '../../no-eval.ts';
import { isOffer, MatchError, Refused } from '@veilhall/engine';
import type { Advised } from '../table.ts';
import { Adviser } from './adviser.ts';
import { BotPlayers } from './bots.ts';
import { bring } from './bringing.ts';
import { readMatch } from './database.ts';
import { rulesOf } from './games.ts';
import { LocalHost } from './host.ts';
import { about, begunLesson, deal, forkOf, opened, unpacked, verify, watchRecord } from './library.ts';
import { Windows } from './windows.ts';
import type { FromWorker, OpenedTable, TablePush, ToWorker, WorkerCall, WorkerCalls } from './worker-calls.ts';

/** The worker that holds the rules: one match at a time, its bots, and everything that needs a game's code. */

let host: LocalHost | undefined;
/** Of the match that is played or followed here. */
let windows: Windows | undefined;
const bots = new BotPlayers();
const adviser = new Adviser();

const say = (message: FromWorker): void => self.postMessage(message);
const push = (table: TablePush): void => {
  say({ push: table });
  if (table.status === 'live') windows?.tell();
};

function playing(): LocalHost {
  if (!host) throw new MatchError('bad-journal', 'No match is open.');
  return host;
}

async function sitDown(id: string, watch: boolean, steal = false): Promise<OpenedTable> {
  bots.stop();
  adviser.stop();
  if (windows && !steal) windows.close();
  if (watch) windows = undefined;
  else if (!steal || !windows) windows = new Windows(id, windowEvents);
  const mine = (await windows?.hold(steal)) ?? false;
  const { timeline, record, guide } = await opened(id);
  const status = watch ? 'watching' : mine ? 'live' : 'elsewhere';
  host = new LocalHost(timeline, record, status, push, guide);
  if (mine) windows?.tell();
  return openedTable(host, 'here', mine);
}

const windowEvents = {
  onKept: () => inTurn(follow),
  onMine: () => inTurn(takeUp),
  onLost() {
    bots.stop();
    host?.trouble('This match is now being played in another window.', 'elsewhere');
  },
};

/** Goes on from wherever the window that was closed has left the match. */
async function takeUp(): Promise<void> {
  const { timeline, record, guide } = await opened(playing().record.id);
  host = new LocalHost(timeline, record, 'live', push, guide);
  host.publish();
  void letBotsPlay(host);
}

async function follow(): Promise<void> {
  if (host?.status !== 'elsewhere') return;
  const stored = await readMatch(host.record.id);
  if (!stored) return host.trouble('This match was deleted in another window.', 'watching');
  if (stored.record.lesson) {
    const { timeline, record, guide } = await opened(stored.record.id);
    host = new LocalHost(timeline, record, 'elsewhere', push, guide);
    return host.publish();
  }
  host.follow(stored.record, stored.entries);
}

function openedTable(at: LocalHost, where: 'here' | 'link', mine: boolean): OpenedTable {
  if (mine) void letBotsPlay(at);
  return { meta: at.meta(where), cards: at.match.game.content.cards, push: at.current() };
}

async function letBotsPlay(at: LocalHost): Promise<void> {
  try {
    await bots.play(at);
  } catch (error) {
    at.trouble(`A bot could not decide: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Does something to the match; if it could not be kept, goes back to what was. */
async function act(work: (at: LocalHost) => Promise<void>): Promise<undefined> {
  const at = playing();
  if (at.status !== 'live') throw new MatchError('bad-journal', 'This match is being played in another window.');
  adviser.stop();
  const before = at.match.seq;
  try {
    await work(at);
  } catch (error) {
    if (at.match.seq !== before) await startAgain(at);
    throw error;
  }
  bots.moveOn(at);
  void letBotsPlay(at);
  return undefined;
}

async function startAgain(at: LocalHost): Promise<void> {
  const { timeline, record, guide } = await opened(at.record.id);
  host = new LocalHost(timeline, record, at.status, push, guide);
  host.trouble('The browser could not keep that pick, so it was not made. Is there room left on this device?');
}

/** A lesson says itself what to do. */
async function hint(): Promise<Partial<Advised>> {
  const at = playing();
  const { match, viewer } = at;
  const prompt = typeof viewer === 'number' ? match.promptOf(viewer) : undefined;
  if (!prompt || isOffer(prompt) || at.guide) return {};
  const { seq } = match;
  const advised = await adviser.advise(at, prompt.seat);
  return advised && match.seq === seq ? advised : {};
}

type Answers = {
  [C in WorkerCall]: (take: WorkerCalls[C]['take']) => Promise<WorkerCalls[C]['give']> | WorkerCalls[C]['give'];
};

const answers: Answers = {
  describe: async ({ game }) => about(await rulesOf(game)),
  deal: async (request) => ({ id: await deal(request) }),
  lesson: async ({ game, name }) => ({ id: await begunLesson(game, name) }),
  bring: async ({ journal, seats }) => ({ id: await bring(journal, seats) }),
  open: ({ id, watch }) => sitDown(id, watch),
  async openPicks(packed) {
    const timeline = await unpacked(packed);
    host = new LocalHost(timeline, watchRecord(timeline.match, packed.names), 'watching', push);
    return openedTable(host, 'link', false);
  },
  async rematch() {
    const { record } = playing();
    const { start } = record.head;
    if (start.from !== 'deal') throw new MatchError('bad-position', 'A match from a position has no deal to repeat.');
    const { game, seats, curtain, head } = record;
    const chance = freshChance();
    return { id: await deal({ game, seats, curtain, options: start.options, packs: head.packs, chance }) };
  },
  takeOver: () => sitDown(playing().record.id, false, true),
  choose: ({ picks }) =>
    act(async (at) => {
      if (typeof at.viewer !== 'number') throw new MatchError('no-such-seat', 'Nobody of this device is to act.');
      await at.choose(at.viewer, picks);
    }),
  undo: () => act((at) => at.undo()),
  hint,
  goOn: () => act((at) => at.goOn()),
  sit: ({ viewer }) => {
    playing().sit(viewer);
    return undefined;
  },
  pace: ({ botDelay }) => {
    bots.delay = botDelay;
    return undefined;
  },
  look: ({ seq, viewer }) => playing().look(seq, viewer),
  journal: () => playing().match.save(),
  rename: async ({ name }) => {
    await playing().rename(name);
    return undefined;
  },
  fork: async ({ seq }) => {
    const at = playing();
    return { id: await forkOf(at.match, seq, at.record.seats, at.record.curtain) };
  },
  verify: ({ journal }) => verify(journal),
};

function problem(error: unknown): { code: string; message: string } {
  if (error instanceof MatchError || error instanceof Refused) return { code: error.code, message: error.message };
  return { code: 'broken', message: error instanceof Error ? error.message : String(error) };
}

async function answer<C extends WorkerCall>(call: C, take: WorkerCalls[C]['take']): Promise<WorkerCalls[C]['give']> {
  return answers[call](take);
}

/** One after the other: a pick is kept before the next is looked at. */
let queue = Promise.resolve();

function inTurn(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => host?.trouble(problem(error).message));
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Thinking changes nothing at the table, and nothing waits for it.
  if (data.call === 'hint') void respond(data);
  else inTurn(() => respond(data));
};

async function respond({ n, call, take }: ToWorker): Promise<void> {
  try {
    say({ n, give: await answer(call, take) });
  } catch (error) {
    say({ n, error: problem(error) });
  }
}
