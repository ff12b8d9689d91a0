import {
  type CardStatistics,
  cardStatistics,
  cardsCsv,
  choicesCsv,
  type Effect,
  playKeeping,
  type Rate,
} from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { loadGame } from '../games.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { gamesFrom } from '../lab/games-files.ts';
import { stopping } from '../lab/stopping.ts';
import { faint, percent, print, progress, strong, table, withInterval } from '../screen.ts';

export interface CardsFlags extends LabFlags {
  /** Files of games that were played earlier. */
  readonly from?: string[];
  readonly csv?: 'cards' | 'choices';
}

/** What became of every card, from games played now or kept earlier. */
export async function cardsCommand(id: string, flags: CardsFlags): Promise<number> {
  using stop = stopping();
  const statistics = flags.from ? await fromFiles(id, flags.from) : await fromPlay(id, flags, stop.signal);
  if (flags.json) print(JSON.stringify(statistics));
  else if (flags.csv) process.stdout.write(flags.csv === 'cards' ? cardsCsv(statistics) : choicesCsv(statistics));
  else show(statistics);
  return stop.exit(EXIT.ok);
}

async function fromFiles(id: string, paths: readonly string[]): Promise<CardStatistics> {
  const { head, played } = gamesFrom(paths);
  const game = await loadGame(id, head.job.packs);
  if (head.job.game !== id) throw new Fault(`these games are of ${head.job.game}, not of ${id}`, 'usage');
  if (head.content !== game.content.hash)
    process.stderr.write(`veilhall: these games were played with other cards (${head.content})\n`);
  return cardStatistics(head.job, played, game);
}

async function fromPlay(id: string, flags: CardsFlags, signal: AbortSignal): Promise<CardStatistics> {
  const prepared = await prepare(id, flags);
  const job = { ...jobOf(flags, prepared), read: true };
  const bar = progress(`reading ${prepared.game.title}`, flags.games);
  const played = await playKeeping(job, flags.games, runningOf(prepared.game, flags, bar, signal), {});
  bar.end();
  return cardStatistics(job, played, prepared.game);
}

function show({ game, games, seed, bots, cards, choices, unused, randomised }: CardStatistics): void {
  print(strong(`${game}: ${games} games of ${bots.join(', ')}, seed ${seed}`));
  const rate = ({ seats, won, interval }: Rate) => (seats === 0 ? '-' : withInterval(won, interval));
  const seen = cards.filter(({ drawn }) => drawn.seats > 0);
  const rows = seen.map((row) => [
    ...[row.id, row.family, String(row.drawn.seats), percent(row.playedOfDrawn)],
    ...[rate(row.drawn), rate(row.played), rate(row.unseen), mark(row.difference), mark(row.use)],
  ]);
  for (const line of table([
    [
      'card',
      'family',
      'drawn',
      'played',
      'won when drawn',
      'won when played',
      'won unseen',
      'seen less unseen',
      'played less not',
    ],
    ...rows.sort((a, b) => (a[1] ?? '').localeCompare(b[1] ?? '')),
  ]))
    print(line);
  if (choices.length > 0) showChoices(choices, randomised);
  if (unused.length > 0) print(strong('Hardly used:'));
  for (const { id, why, of, used } of unused) print(`  ${id}: ${why}${of > 0 ? ` (${used} of ${of})` : ''}`);
  print(
    faint('* differs clearly, with all rows of the table tested (Benjamini-Hochberg, 5%). Seats of one game count as'),
  );
  print(faint('one cluster. Drawn and played go along with winning; only a random choice shows what it does.'));
}

function showChoices(choices: CardStatistics['choices'], randomised: boolean): void {
  print(strong(randomised ? 'Choices, made at random:' : 'Choices:'));
  const rows = choices.map(({ ask, choice, offered, taken, share, won, effect, dominatedBy }) => [
    ...[ask, choice, `${taken} of ${offered}`, percent(share.value)],
    won.seats === 0 ? '-' : withInterval(won.won, won.interval),
    ...(randomised ? [mark(effect)] : []),
    dominatedBy === undefined ? '' : `dominated by ${dominatedBy}`,
  ]);
  const head = ['ask', 'choice', 'taken', 'share', 'won when taken', ...(randomised ? ['effect'] : []), ''];
  for (const line of table([head, ...rows])) print(line);
}

const mark = (effect: Effect | undefined): string =>
  effect ? `${withInterval(effect.value, effect.interval)}${effect.adjusted < 0.05 ? ' *' : ''}` : '-';
