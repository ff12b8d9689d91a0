import { type Change, type Comparison, compare } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { stopping } from '../lab/stopping.ts';
import { faint, percent, print, progress, strong, table, withInterval } from '../screen.ts';

/** Plays the same deals without and with packs. */
export async function compareCommand(id: string, flags: LabFlags): Promise<number> {
  if (!flags.pack) throw new Fault('compare needs the pack to compare with: --pack a.json', 'usage');
  const { pack: _, ...plain } = flags;
  const [before, after] = [await prepare(id, plain), await prepare(id, flags)];
  using stop = stopping();
  const bar = progress(`${before.game.title}, both ways`, 2 * flags.games);
  const report = await compare(
    { job: jobOf(flags, before), game: before.game },
    { job: jobOf(flags, after), game: after.game },
    flags.games,
    runningOf(before.game, flags, bar, stop.signal),
  );
  bar.end();
  if (flags.json) print(JSON.stringify(report));
  else show(report);
  return stop.exit(EXIT.ok);
}

function show({ game, seed, games, changes }: Comparison): void {
  print(strong(`${game}: ${games} deals without and with the pack, seed ${seed}`));
  const figure = (value: number, plain?: boolean) => (plain ? value.toFixed(2) : percent(value));
  const rows = changes.map(({ what, before, after, difference, interval, p, plain }: Change) => [
    ...[what, figure(before, plain), figure(after, plain)],
    withInterval(difference, interval, plain),
    `p ${p}`,
  ]);
  for (const line of table([['', 'without', 'with', 'difference (95%)', ''], ...rows])) print(line);
  print(
    faint(
      `${changes.length} figures at once: about ${(0.05 * changes.length).toFixed(1)} have p < 0.05 by chance alone.`,
    ),
  );
}
