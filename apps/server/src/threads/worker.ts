import { parentPort, workerData } from 'node:worker_threads';
import { askFor, botNamed, liveBudget, type Memory, whyOf } from '@veilhall/bots';
import { type AnyGame, fastRng, journalSchema, Match, MatchError, picksOf, type Snapshot } from '@veilhall/engine';
import { Denied } from '../denied.ts';
import { Registry } from '../registry.ts';
import type { Checked, CheckTask, DecideTask, Decision, Reply, Task, ThreadData } from './tasks.ts';

const { registry: address, moot } = workerData as ThreadData;
const registry = await Registry.load(new URL(address));
const isMoot = (): boolean => Atomics.load(moot, 0) === 1;

/** Games with packs, by the packs' text: a match asks many times. */
const extended = new Map<string, AnyGame>();

function gameWith(id: string, packs: readonly unknown[]): AnyGame {
  const base = registry.game(id);
  if (packs.length === 0) return base;
  const key = `${id} ${JSON.stringify(packs)}`;
  let game = extended.get(key);
  if (!game) {
    game = base;
    for (const pack of packs) game = game.extend?.(pack) ?? game;
    if (extended.size > 50) extended.clear();
    extended.set(key, game);
  }
  return game;
}

function decide(task: DecideTask): Decision {
  const game = gameWith(task.game, task.packs);
  const memory = (task.memory ?? {}) as Memory;
  const extras = { budget: { ...liveBudget(task.bot), isMoot }, memory, ...(task.facts && { facts: task.facts }) };
  const ask = askFor(game, task.state, task.seat, fastRng(task.seed), extras);
  const option = botNamed(task.bot).decide(ask);
  return { option, memory, ...(task.why && { why: whyOf(ask, option) }) };
}

function check({ game, id, journal, position, snapshotEvery }: CheckTask): Checked {
  const base = registry.game(game);
  if (journal === undefined) {
    const match = Match.fromPosition(base, id, position);
    return { head: match.head, played: [], snapshots: [], ...ending(match) };
  }
  // `replay` proves the whole chain; the second walk gathers what a journal does not hold.
  const proven = Match.replay(base, journal);
  const { entries } = journalSchema.parse(journal);
  const match = Match.replay(base, journal, 0);
  const played: Checked['played'][number][] = [];
  const snapshots: Snapshot[] = [];
  for (const entry of entries) {
    const events = entry.kind === 'pick' ? match.choose(entry.seat, picksOf(entry)).events : [];
    if (entry.kind === 'undo') match.undo(entry.seat);
    played.push({ entry, events, waiting: match.waiting() });
    if (entry.seq % snapshotEvery === 0) snapshots.push(match.snapshot());
  }
  return { head: proven.head, played, snapshots, ...ending(match) };
}

function ending(match: Match): Pick<Checked, 'waiting' | 'outcome'> {
  const outcome = match.outcome();
  return { waiting: match.waiting(), ...(outcome && { outcome }) };
}

parentPort?.on('message', (task: Task) => {
  let reply: Reply;
  try {
    reply = { ok: true, value: task.do === 'decide' ? decide(task) : check(task) };
  } catch (error) {
    const code = error instanceof Denied || error instanceof MatchError ? error.code : 'internal';
    reply = { ok: false, failure: { code, message: error instanceof Error ? error.message : String(error) } };
  }
  parentPort?.postMessage(reply);
});
