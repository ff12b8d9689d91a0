import { reportPage } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { writeText } from '../files.ts';
import { listedGame } from '../games.ts';
import { jobOf, type LabFlags } from '../lab/flags.ts';
import { stopping } from '../lab/stopping.ts';
import { print } from '../screen.ts';
import { playSettings, wantedSettings } from './balance.ts';

export interface ReportFlags extends LabFlags {
  readonly only?: string[];
  readonly out?: string;
}

/** Plays a game's balance table and draws it as one page. */
export async function reportCommand(id: string, flags: ReportFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const { game } = prepared;
  const { settings: table, reading } = (await listedGame(id).balance()).balance;
  const settings = wantedSettings(table, flags.only);
  using stop = stopping();
  const rows = await playSettings(settings, flags, prepared, true, stop.signal, () => {});
  if (rows.length === 0) throw new Fault('no game was played');
  const page = reportPage(rows, {
    game,
    reading,
    seed: flags.seed,
    command: commandOf(id, flags),
    jobOf: ({ simulation }) => ({
      ...jobOf(flags, { ...prepared, seats: simulation.seats }),
      bots: simulation.bots,
    }),
  });
  const path = flags.out ?? `data/report/${id}.html`;
  writeText(path, page);
  if (flags.json) print(JSON.stringify({ game: id, seed: flags.seed, settings: rows.length, out: path }));
  else print(`${path}: ${rows.length} settings, ${Math.round(page.length / 1024)} kB`);
  return stop.exit(EXIT.ok);
}

/** What draws the same page again. */
function commandOf(id: string, { only, games, seed, iterations, pack }: ReportFlags): string {
  return [
    `npx veilhall report ${id}`,
    ...(only ? [`--only ${only.join(',')}`] : []),
    `--games ${games} --seed ${seed}`,
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
    ...(pack ?? []).map(() => '--pack …'),
  ].join(' ');
}
