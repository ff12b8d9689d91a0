import { botNamed } from '@veilhall/bots';
import { type Job, type Simulation, simulate } from '@veilhall/lab';
import { type Prepared, prepare, type Wanted } from '../arguments.ts';
import { EXIT } from '../fault.ts';
import { bad, percent, print, progress, strong, table } from '../screen.ts';

export interface LabFlags extends Wanted {
  readonly games: number;
  readonly seed: string;
  readonly bots?: string[];
  readonly iterations?: number;
  readonly workers?: number;
  /** Audit after every so many decisions; `true` for after each. */
  readonly audit?: number | true;
  readonly watch?: string[];
  readonly json?: boolean;
}

const AUDIT_EVERY = 50;

export const REGISTRY = new URL('../games.ts', import.meta.url).href;

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
  };
}

export async function simulateCommand(id: string, flags: LabFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const bar = progress(`simulating ${prepared.game.title}`, flags.games);
  const report = await simulate(jobOf(flags, prepared), flags.games, {
    game: prepared.game,
    registry: REGISTRY,
    onProgress: bar.update,
    ...(flags.workers !== undefined && { workers: flags.workers }),
  });
  bar.end();
  if (flags.json) print(JSON.stringify(report));
  else show(report);
  return report.audits.failed > 0 ? EXIT.failure : EXIT.ok;
}

function show(report: Simulation): void {
  print(strong(`${report.game}: ${report.games} games, seed ${report.seed}`));
  print(`  ${report.decisions} decisions in ${report.seconds} s, ${report.decisionsPerSecond} a second`);
  const { mean, p50, p95 } = report.length;
  print(`  decisions a game: mean ${mean}, half under ${p50}, 95% under ${p95}`);
  print('How they ended:');
  const endings = Object.entries(report.outcomes).sort(([, a], [, b]) => b - a);
  for (const line of table(endings.map(([result, n]) => [result, String(n), percent(n / report.games)]))) print(line);
  print('Won:');
  const seats = report.bots.map((bot, seat) => {
    const { low, high } = report.intervals[seat] ?? { low: 0, high: 1 };
    return [`seat ${seat}`, bot, percent(report.winRates[seat] ?? 0), `(95%: ${percent(low)} to ${percent(high)})`];
  });
  for (const line of table(seats)) print(line);
  if (report.failures.length === 0) return;
  print(bad(`${report.audits.failed} games went wrong:`));
  for (const { game, what } of report.failures) print(`  game ${game} of seed ${report.seed}: ${what}`);
}
