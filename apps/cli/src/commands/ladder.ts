import { botsFor } from '@veilhall/bots';
import { ladder, type Rung } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { good, percent, print, progress, strong, table } from '../screen.ts';
import { jobOf, type LabFlags, REGISTRY } from './simulate.ts';

export interface LadderFlags extends LabFlags {
  readonly versus?: boolean;
}

export async function ladderCommand(id: string, flags: LadderFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const bots = flags.bots ?? botsFor(prepared.game);
  if (bots.length < 2) throw new Fault('a ladder needs at least two bots: --bots shade,adept', 'usage');
  const mode = flags.versus ? 'versus' : 'paired';
  if (flags.versus && prepared.seats < 2) throw new Fault('--versus needs at least two seats', 'usage');
  const runs = mode === 'versus' ? (bots.length - 1) * 2 : bots.length;
  const bar = progress(`${prepared.game.title} ladder`, runs * flags.games);
  const report = await ladder(
    jobOf({ ...flags, bots: [...bots] }, prepared),
    { bots, games: flags.games, mode },
    {
      game: prepared.game,
      registry: REGISTRY,
      onProgress: bar.update,
      ...(flags.workers !== undefined && { workers: flags.workers }),
    },
  );
  bar.end();
  if (flags.json) print(JSON.stringify(report));
  else show(report.rungs, `${report.game}, seed ${report.seed}, ${mode}`);
  return EXIT.ok;
}

function show(rungs: readonly Rung[], title: string): void {
  print(strong(title));
  const rows = rungs.map((rung) => [
    `${rung.lower} < ${rung.upper}`,
    `${percent(rung.winRates.lower)} / ${percent(rung.winRates.upper)}`,
    `of ${rung.games}`,
    `only ${rung.lower} ${rung.onlyLower}, only ${rung.upper} ${rung.onlyUpper}`,
    `p ${rung.p}`,
    rung.separated ? good('separated') : 'not separated',
  ]);
  for (const line of table(rows)) print(line);
}
