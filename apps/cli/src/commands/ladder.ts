import { botsFor } from '@veilhall/bots';
import { ladder, type Rung } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { stopping } from '../lab/stopping.ts';
import { good, percent, print, progress, strong, table } from '../screen.ts';

export interface LadderFlags extends LabFlags {
  readonly versus?: boolean;
  /** What the sequential test decides between. */
  readonly elo?: [number, number];
}

export async function ladderCommand(id: string, flags: LadderFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const bots = flags.bots ?? botsFor(prepared.game);
  if (bots.length < 2) throw new Fault('a ladder needs at least two bots: --bots shade,adept', 'usage');
  const mode = flags.versus ? 'versus' : 'paired';
  if (flags.versus && prepared.seats < 2) throw new Fault('--versus needs at least two seats', 'usage');
  const [elo0, elo1] = flags.elo ?? [];
  const test = elo0 !== undefined && elo1 !== undefined ? { elo0, elo1 } : undefined;
  using stop = stopping();
  const bar = progress(`${prepared.game.title} ladder`, (bots.length - 1) * 2 * flags.games);
  const report = await ladder(
    jobOf({ ...flags, bots: [...bots] }, prepared),
    { bots, games: flags.games, mode, ...(test && { test }) },
    runningOf(prepared.game, flags, bar, stop.signal),
  );
  bar.end();
  if (flags.json) print(JSON.stringify(report));
  else show(report.rungs, `${report.game}, seed ${report.seed}, ${mode}`);
  return stop.exit(EXIT.ok);
}

function show(rungs: readonly Rung[], title: string): void {
  print(strong(title));
  const rows = rungs.map((rung) => [
    `${rung.lower} < ${rung.upper}`,
    `${percent(rung.winRates.lower)} / ${percent(rung.winRates.upper)}`,
    `of ${rung.games} in ${rung.pairs} pairs`,
    `Elo ${signed(rung.elo.value)} (${signed(rung.elo.interval.low)} to ${signed(rung.elo.interval.high)})`,
    `only ${rung.lower} ${rung.onlyLower}, only ${rung.upper} ${rung.onlyUpper}`,
    ...(rung.test ? [tested(rung.test)] : [`p ${rung.p}`, rung.separated ? good('separated') : 'not separated']),
  ]);
  for (const line of table(rows)) print(line);
}

const signed = (elo: number): string => (elo > 0 ? `+${elo}` : String(elo));

function tested({ elo0, elo1, llr, bounds, verdict }: NonNullable<Rung['test']>): string {
  const sums = `LLR ${llr} of ${bounds[0]} to ${bounds[1]}`;
  switch (verdict) {
    case 'stronger':
      return `${good(`stronger by ${elo1} rather than ${elo0}`)}, ${sums}`;
    case 'not-stronger':
      return `by ${elo0} rather than ${elo1}, ${sums}`;
    case 'open':
      return `not known yet, ${sums}`;
  }
}
