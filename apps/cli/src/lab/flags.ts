import { botNamed } from '@veilhall/bots';
import type { AnyGame } from '@veilhall/engine';
import type { Job, Running, Shard } from '@veilhall/lab';
import type { Prepared, Wanted } from '../arguments.ts';
import { Fault } from '../fault.ts';
import type { Progress } from '../screen.ts';

/** What every command of the lab takes. */
export interface LabFlags extends Wanted {
  readonly games: number;
  /** With its set: `tune/1`. */
  readonly seed: string;
  readonly bots?: string[];
  readonly iterations?: number;
  readonly workers?: number;
  /** Audit after every so many decisions; `true` for after each. */
  readonly audit?: number | true;
  readonly watch?: string[];
  readonly randomise?: 'choices';
  readonly json?: boolean;
}

const AUDIT_EVERY = 50;

/** What worker threads load games by. */
const REGISTRY = new URL('../games.ts', import.meta.url).href;

export function jobOf(flags: LabFlags, { game, packs, options, seats }: Prepared): Job {
  const bots = flags.bots ?? ['wisp'];
  for (const bot of bots) botNamed(bot);
  return {
    game: game.id,
    packs,
    options,
    seats,
    bots,
    seed: flags.seed,
    auditEvery: flags.audit === true ? 1 : (flags.audit ?? AUDIT_EVERY),
    watch: flags.watch ?? [],
    ...(flags.iterations !== undefined && { iterations: flags.iterations }),
    ...(flags.randomise && { randomise: true }),
  };
}

export const runningOf = (game: AnyGame, flags: LabFlags, bar: Progress, signal: AbortSignal): Running => ({
  game,
  registry: REGISTRY,
  signal,
  onProgress: bar.update,
  ...(flags.workers !== undefined && { workers: flags.workers }),
});

/** `2/3`: the second of three parts. */
export function shard(text: string): Shard {
  const [, part, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  if (!part || !of || Number(part) > Number(of)) throw new Fault(`--shard is like 1/4, not '${text}'`, 'usage');
  return { part: Number(part), of: Number(of) };
}

/** `0,70`. */
export function twoNumbers(name: string): (text: string) => [number, number] {
  return (text) => {
    const [a, b, ...more] = text.split(',').map(Number);
    if (a === undefined || b === undefined || more.length > 0 || !Number.isFinite(a) || !Number.isFinite(b) || a >= b)
      throw new Fault(`${name} is two numbers, the smaller first, like 0,70; not '${text}'`, 'usage');
    return [a, b];
  };
}
