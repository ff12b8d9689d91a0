/** `npm run bench:stdio`: decisions per second over the pipe of `veilhall stdio`, in batches. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const CLI = join(import.meta.dirname, '../apps/cli/src/main.ts');
const TABLES = 500;
/** Decisions: as many as the machine code needs to settle, and as many as are counted. */
const WARM = 50_000;
const RUN = 50_000;
/** Ticks of a second in /proc. */
const TICKS = 100;

interface Rate {
  readonly aSecond: number;
  readonly aProcessorSecond: number;
}

interface Answer {
  readonly ok: boolean;
  readonly match?: string;
  readonly prompts?: readonly { readonly seat: number; readonly moves: number }[];
  readonly answers?: readonly Answer[];
}

/** Answers come in the order of the requests, so several may be under way. */
class Client {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting: ((answer: Answer) => void)[] = [];

  constructor() {
    this.#child = spawn(process.execPath, [CLI, 'stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#waiting.shift()?.(JSON.parse(line)));
  }

  /** Seconds for which the process had a core so far, where the system tells: a busy machine shares them out. */
  get processorSeconds(): number {
    try {
      const [, after = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = after.split(' ').slice(11, 13).map(Number);
      return ((user ?? 0) + (system ?? 0)) / TICKS;
    } catch {
      return Number.NaN;
    }
  }

  ask(request: object): Promise<Answer> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    await once(this.#child, 'close');
  }
}

/** Copies of one match, side by side: a random move in each per batch; a finished one begins again. */
class Copies {
  decisions = 0;
  readonly #client: Client;
  readonly #clone: object;
  readonly #handles: string[] = new Array(TABLES).fill('');
  #answers: readonly Answer[] = new Array(TABLES).fill({ ok: true });
  #chance: number;

  constructor(client: Client, match: string, seed: number) {
    this.#client = client;
    this.#clone = { op: 'clone', match, brief: true };
    this.#chance = seed;
  }

  async turn(): Promise<void> {
    const over: object[] = [];
    const picks = this.#answers.map(({ prompts }, i): object => {
      const prompt = prompts?.[0];
      const match = this.#handles[i];
      if (prompt) return { op: 'choose', match, seat: prompt.seat, move: this.#draw(prompt.moves), brief: true };
      if (match !== '') over.push({ op: 'close', match });
      return this.#clone;
    });
    const { answers = [] } = await this.#client.ask({ batch: [...picks, ...over] });
    this.#answers = answers.slice(0, TABLES);
    for (const [i, answer] of this.#answers.entries()) {
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      if (answer.match === undefined) this.decisions++;
      else this.#handles[i] = answer.match;
    }
  }

  #draw(moves: number): number {
    this.#chance = (Math.imul(this.#chance, 1103515245) + 12345) & 0x7fffffff;
    return (this.#chance >>> 8) % moves;
  }
}

/** Two groups, so that one is answered while the other's answers are read. */
async function decisionsPerSecond(game: string, seats: number): Promise<Rate> {
  const client = new Client();
  const { match = '' } = await client.ask({ op: 'new', game, seats, seed: 1 });
  const groups = [new Copies(client, match, 1), new Copies(client, match, 2)];
  const made = (): number => groups.reduce((sum, { decisions }) => sum + decisions, 0);
  const during = async (most: number): Promise<Rate> => {
    const start = performance.now();
    const before = made();
    const worked = client.processorSeconds;
    const play = async (group: Copies): Promise<void> => {
      while (made() - before < most) await group.turn();
    };
    await Promise.all(groups.map(play));
    const decisions = made() - before;
    return {
      aSecond: decisions / ((performance.now() - start) / 1000),
      aProcessorSecond: decisions / (client.processorSeconds - worked),
    };
  };
  await during(WARM);
  const rate = await during(RUN);
  await client.close();
  return rate;
}

for (const [game, seats] of [
  ['veilwraith', 1],
  ['veiled-fate', 4],
] as const) {
  const { aSecond, aProcessorSecond } = await decisionsPerSecond(game, seats);
  const whole = (rate: number): string => Math.round(rate).toLocaleString('en');
  console.log(`${game}, seats ${seats}, batches of ${TABLES}: ${whole(aSecond)} decisions/s`);
  if (aProcessorSecond > 0) console.log(`  ${whole(aProcessorSecond)} a second for which it had a core`);
}
