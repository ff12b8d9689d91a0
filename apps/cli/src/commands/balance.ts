import { type BalanceRow, balance, type Verdict, withReferences } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { listedGame } from '../games.ts';
import { bad, faint, good, percent, print, progress, strong } from '../screen.ts';
import { jobOf, type LabFlags, REGISTRY } from './simulate.ts';

export interface BalanceFlags extends LabFlags {
  readonly only?: string[];
}

/** Plays a game's balance table and holds every figure against its target. */
export async function balanceCommand(id: string, flags: BalanceFlags): Promise<number> {
  const { game, packs } = await prepare(id, flags);
  const { settings: table } = (await listedGame(id).balance()).balance;
  const known = table.map((setting) => setting.id);
  for (const wanted of flags.only ?? []) {
    if (!known.includes(wanted)) throw new Fault(`--only: '${wanted}' is none of ${known.join(', ')}`, 'usage');
  }
  const settings = withReferences(table, flags.only ?? known);
  if (!flags.json) print(strong(`${game.title}: ${flags.games} games each, seed ${flags.seed}`));
  const bar = progress('games', settings.length * flags.games);
  let before = 0;
  const rows = await balance(
    settings,
    ({ options, seats, bots }) =>
      jobOf({ ...flags, bots: [...bots] }, { game, packs, options: game.options.parse(options), seats }),
    flags.games,
    {
      game,
      registry: REGISTRY,
      onProgress: (done) => bar.update(before + done),
      ...(flags.workers !== undefined && { workers: flags.workers }),
    },
    (row) => {
      before += row.games;
      bar.end();
      if (!flags.json) show(row);
    },
  );
  if (flags.json) print(JSON.stringify({ game: id, seed: flags.seed, content: game.content.hash, rows }));
  const verdicts = rows.flatMap((row) => row.findings.map((finding) => finding.verdict));
  return verdicts.includes('outside') ? EXIT.failure : EXIT.ok;
}

const COLOUR: Readonly<Record<Verdict, (text: string) => string>> = { inside: good, unclear: faint, outside: bad };

function show(row: BalanceRow): void {
  for (const { target, value, interval, verdict, plain } of row.findings) {
    const figure = plain
      ? String(value).padStart(6)
      : `${percent(value).padStart(6)} (${percent(interval.low)} to ${percent(interval.high)})`;
    print(
      `  ${row.id.padEnd(15)} ${row.what.padEnd(40)} ${figure.padEnd(25)} ${COLOUR[verdict](verdict.padEnd(8))} ${target}`,
    );
  }
}
