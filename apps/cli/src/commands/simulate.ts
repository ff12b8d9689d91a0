import { type Job, type Shard, type Simulation, simulate } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT } from '../fault.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { openGames } from '../lab/games-files.ts';
import { stopping } from '../lab/stopping.ts';
import { bad, percent, print, progress, strong, table } from '../screen.ts';

export interface SimulateFlags extends LabFlags {
  readonly out?: string;
  readonly shard?: Shard;
}

export async function simulateCommand(id: string, flags: SimulateFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const job: Job = { ...jobOf(flags, prepared), ...(flags.out !== undefined && { metered: true, read: true }) };
  using stop = stopping();
  const file = flags.out === undefined ? undefined : openGames(flags.out, job, prepared.game);
  const wanted = flags.shard ? Math.ceil((flags.games - flags.shard.part + 1) / flags.shard.of) : flags.games;
  const bar = progress(`simulating ${prepared.game.title}`, wanted);
  const keeping = { ...(flags.shard && { shard: flags.shard }), ...(file && { file }) };
  const report = await simulate(job, flags.games, runningOf(prepared.game, flags, bar, stop.signal), keeping);
  bar.end();
  file?.close();
  if (flags.json) print(JSON.stringify(report));
  else show(report);
  return stop.exit(report.audits.failed > 0 ? EXIT.failure : EXIT.ok);
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
