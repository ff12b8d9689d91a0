import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, int } from '@veilhall/engine';
import { highCard } from '@veilhall/testkit';
import { Client } from './client.ts';
import { Player, storedMatches, Victim } from './crash.ts';
import { faultsOf, type History } from './history.ts';

export interface CrashReport {
  faults: string[];
  acknowledged: number;
  unanswered: number;
  refused: number;
  shown: number;
  matches: number;
  slowestStartMs: number;
}

/** Players play, the server is killed again and again, and in the end everything must add up. */
export async function crashRounds(options: {
  rounds: number;
  tables: number;
  seed: string;
  onKill?(kills: number): void;
}): Promise<CrashReport> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'veilhall-crash-'));
  const rng = fastRng(options.seed);
  const random = (): number => int(rng, 'crash', 1_000_000) / 1_000_000;
  const victim = new Victim(dataDir);
  const history: History = { operations: [], observations: [], contradictions: [] };
  const matches = new Set<string>();
  const players = new Set<Player>();
  let stopped = false;
  let slowestStartMs = 0;

  /** A table plays one match after the other. */
  async function table(clients: readonly Client[]): Promise<void> {
    while (!stopped) {
      const match = await dealt(clients).catch(() => undefined);
      if (!match) {
        await sleep(50);
        continue;
      }
      matches.add(match);
      const seated = clients.map((client, seat) => new Player(victim, client, match, seat, history, random));
      for (const player of seated) players.add(player);
      await Promise.all(seated.map((player) => player.play()));
      for (const player of seated) players.delete(player);
    }
  }

  async function dealt([host, guest]: readonly Client[]): Promise<string | undefined> {
    if (!host || !guest) return undefined;
    const seats = [{ kind: 'human' as const }, { kind: 'open' as const }];
    const made = await host.create({ game: 'high-card', seats, options: { rounds: 9 } });
    await guest.ok('join', { id: made.match.id, body: { invite: made.invites[0]?.code ?? '' } });
    return made.match.id;
  }

  /** Until so many more operations were answered, so that a kill falls into the middle of something on any machine. */
  async function answers(more: number): Promise<void> {
    const answered = (): number => history.operations.filter(({ result }) => result !== 'unknown').length;
    const wanted = answered() + more;
    const end = Date.now() + 30_000;
    while (answered() < wanted && Date.now() < end) await sleep(random() * 20);
  }

  try {
    await victim.start();
    const pairs = await Promise.all(
      Array.from({ length: options.tables }, () => Promise.all([Client.guest(victim.url), Client.guest(victim.url)])),
    );
    const tables = pairs.map(table);
    for (let round = 0; round < options.rounds; round++) {
      await answers(20 + random() * 80);
      await victim.kill();
      options.onKill?.(round + 1);
      slowestStartMs = Math.max(slowestStartMs, await victim.start());
    }
    await answers(50);
    stopped = true;
    for (const player of players) player.stop();
    await Promise.all(tables);
    await victim.kill();
    const stored = await storedMatches(dataDir, matches);
    const of = (kind: 'unknown' | 'failed'): number =>
      history.operations.filter(({ result }) => result === kind).length;
    return {
      faults: faultsOf(history, highCard, stored),
      acknowledged: history.operations.length - of('unknown') - of('failed'),
      unanswered: of('unknown'),
      refused: of('failed'),
      shown: history.observations.length,
      matches: matches.size,
      slowestStartMs: Math.round(slowestStartMs),
    };
  } finally {
    await victim.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
