import type { Interval } from '../stats/shares.ts';
import type { Effect, Rate } from './card-table.ts';
import type { CardStatistics } from './cards.ts';

type Cell = string | number;

const CARD_COLUMNS: readonly string[] = [
  'id',
  'name',
  'family',
  ...['drawn', 'played', 'held', 'kept', 'unseen'].flatMap((use) => [
    `${use}_seats`,
    `${use}_won`,
    `${use}_low`,
    `${use}_high`,
  ]),
  'played_of_drawn',
  ...['difference', 'difference_low', 'difference_high', 'p', 'p_adjusted'],
  ...['use', 'use_low', 'use_high', 'use_p', 'use_p_adjusted'],
];

const CHOICE_COLUMNS: readonly string[] = [
  ...['ask', 'choice', 'offered', 'taken', 'share', 'share_low', 'share_high'],
  ...['won', 'won_low', 'won_high', 'effect', 'effect_low', 'effect_high', 'p', 'p_adjusted', 'dominated_by'],
];

/** One line per card, for spreadsheets. */
export const cardsCsv = ({ cards }: CardStatistics): string =>
  csv([
    CARD_COLUMNS,
    ...cards.map((row) => [
      row.id,
      row.name,
      row.family,
      ...[row.drawn, row.played, row.held, row.kept, row.unseen].flatMap(rateCells),
      row.playedOfDrawn,
      ...effectCells(row.difference),
      ...effectCells(row.use),
    ]),
  ]);

/** One line per choice. */
export const choicesCsv = ({ choices }: CardStatistics): string =>
  csv([
    CHOICE_COLUMNS,
    ...choices.map(({ ask, choice, offered, taken, share, won, effect, dominatedBy }) => [
      ...[ask, choice, offered, taken, share.value, ...ends(share)],
      ...[won.won, ...ends(won.interval)],
      ...effectCells(effect),
      dominatedBy ?? '',
    ]),
  ]);

const rateCells = ({ seats, won, interval }: Rate): Cell[] =>
  seats === 0 ? [0, '', '', ''] : [seats, won, ...ends(interval)];
const effectCells = (effect: Effect | undefined): Cell[] =>
  effect ? [effect.value, ...ends(effect.interval), effect.p, effect.adjusted] : ['', '', '', '', ''];
const ends = ({ low, high }: Interval): Cell[] => [low, high];

const csv = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** RFC 4180: quoted where it must be, quotes doubled. */
function cell(value: Cell): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
