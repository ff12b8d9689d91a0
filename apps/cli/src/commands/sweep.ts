import { LeverError, leverAt, type PlayedVariant, playVariant, type SweepRow, sweepRows } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { listedGame } from '../games.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { stopping } from '../lab/stopping.ts';
import { percent, print, progress, strong, table, withInterval } from '../screen.ts';

export interface SweepFlags extends LabFlags {
  readonly vary: string;
  readonly range: [number, number];
  readonly step: number;
}

const MOST_VALUES = 100;

/** Plays the same deals with one number at each value of a range. */
export async function sweepCommand(id: string, flags: SweepFlags): Promise<number> {
  const plain = await prepare(id, flags);
  const { reading } = (await listedGame(id).balance()).balance;
  const lever = found(() => leverAt(flags.vary, id, reading, plain.options));
  const [from, to] = flags.range;
  const values: number[] = [];
  for (let value = from; value <= to && values.length < MOST_VALUES; value += flags.step) values.push(value);
  using stop = stopping();
  const bar = progress(flags.vary, values.length * flags.games);
  const variants: PlayedVariant[] = [];
  for (const [i, value] of values.entries()) {
    if (stop.signal.aborted) break;
    const change = found(() => lever.set(value));
    const prepared = await prepare(id, {
      ...flags,
      seats: plain.seats,
      ...('pack' in change ? { pack: [...plain.packs, change.pack] } : { options: change.options }),
    });
    const running = runningOf(prepared.game, flags, bar, stop.signal);
    const onProgress = (done: number): void => bar.update(i * flags.games + done);
    variants.push(
      await playVariant({ job: jobOf(flags, prepared), game: prepared.game }, flags.games, { ...running, onProgress }),
    );
  }
  bar.end();
  const rows = sweepRows(values, variants, plain.seats);
  if (flags.json) print(JSON.stringify({ game: id, seed: flags.seed, vary: flags.vary, printed: lever.printed, rows }));
  else show(`${id}: ${flags.vary}, seed ${flags.seed}`, lever.printed, rows);
  return stop.exit(EXIT.ok);
}

function found<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof LeverError) throw new Fault(`--vary: ${error.message}`, 'usage');
    throw error;
  }
}

function show(title: string, printed: number | undefined, rows: readonly SweepRow[]): void {
  print(strong(title));
  const lines = rows.map(({ value, games, won, interval, changes }) => {
    const change = changes.find(({ what }) => what === 'won');
    const length = changes.find(({ what }) => what === 'decisions');
    return [
      `${value}${value === printed ? ' (as printed)' : ''}`,
      `won ${withInterval(won, interval)} of ${games}`,
      change ? `against the first ${withInterval(change.difference, change.interval)}` : '',
      length ? `${length.after.toFixed(1)} decisions` : '',
      bar(won),
    ];
  });
  for (const line of table(lines)) print(line);
}

const WIDTH = 30;
const bar = (share: number): string => `${'#'.repeat(Math.round(WIDTH * share)).padEnd(WIDTH, '.')} ${percent(share)}`;
