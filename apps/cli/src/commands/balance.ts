import type { AnyGame } from '@veilhall/engine';
import {
  type BalanceRow,
  balance,
  manyTargets,
  type PlayedRow,
  type Setting,
  type Verdict,
  withReferences,
} from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { listedGame } from '../games.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { stopping } from '../lab/stopping.ts';
import { bad, faint, good, print, progress, strong, withInterval } from '../screen.ts';

export interface BalanceFlags extends LabFlags {
  readonly only?: string[];
}

/** The settings that are wanted, with those they are compared to. */
export function wantedSettings(table: readonly Setting[], only: readonly string[] | undefined): Setting[] {
  const known = table.map((setting) => setting.id);
  for (const wanted of only ?? []) {
    if (!known.includes(wanted)) throw new Fault(`--only: '${wanted}' is none of ${known.join(', ')}`, 'usage');
  }
  return withReferences(table, only ?? known);
}

/** Plays settings one after the other. */
export async function playSettings(
  settings: readonly Setting[],
  flags: LabFlags,
  { game, packs }: { game: AnyGame; packs: unknown[] },
  read: boolean,
  signal: AbortSignal,
  onRow: (row: PlayedRow) => void,
): Promise<PlayedRow[]> {
  const bar = progress('games', settings.length * flags.games);
  let before = 0;
  const running = runningOf(game, flags, bar, signal);
  const rows = await balance(
    settings,
    ({ options, seats, bots }) => ({
      ...jobOf({ ...flags, bots: [...bots] }, { game, packs, options: game.options.parse(options), seats }),
      ...(read && { read }),
    }),
    flags.games,
    { ...running, onProgress: (done) => bar.update(before + done) },
    (row) => {
      // What a setting did not need any more counts as played.
      before += flags.games;
      bar.end();
      onRow(row);
    },
  );
  bar.end();
  return rows;
}

/** Plays a game's balance table and holds every figure against its target. */
export async function balanceCommand(id: string, flags: BalanceFlags): Promise<number> {
  const prepared = await prepare(id, flags);
  const { game } = prepared;
  const settings = wantedSettings((await listedGame(id).balance()).balance.settings, flags.only);
  if (!flags.json) print(strong(`${game.title}: up to ${flags.games} games each, seed ${flags.seed}`));
  using stop = stopping();
  const played = await playSettings(settings, flags, prepared, false, stop.signal, (row) => {
    if (!flags.json) show(row);
  });
  const rows: BalanceRow[] = played.map(({ played: _, ...row }) => row);
  const many = manyTargets(rows);
  if (flags.json) print(JSON.stringify({ game: id, seed: flags.seed, content: game.content.hash, rows, many }));
  else if (many.targets > 1) {
    print(faint(`${many.targets} targets at once: ${many.outside} outside by their own interval, about`));
    print(
      faint(`${(0.05 * many.targets).toFixed(1)} by chance alone; clearly outside by Holm, which allows for that:`),
    );
    for (const { id: setting, target } of many.clear) print(bad(`  ${setting}: ${target}`));
    if (many.clear.length === 0) print('  none');
  }
  return stop.exit(many.outside > 0 ? EXIT.failure : EXIT.ok);
}

const COLOUR: Readonly<Record<Verdict, (text: string) => string>> = { inside: good, unclear: faint, outside: bad };

function show(row: BalanceRow): void {
  for (const { target, value, interval, verdict, sure, plain } of row.findings) {
    const figure = withInterval(value, interval, plain);
    const games = `of ${row.games}`.padEnd(8);
    const said = COLOUR[verdict](`${verdict}${sure ? ', sure' : ''}`.padEnd(13));
    print(`  ${row.id.padEnd(15)} ${row.what.padEnd(40)} ${figure.padEnd(25)} ${games} ${said} ${target}`);
  }
}
