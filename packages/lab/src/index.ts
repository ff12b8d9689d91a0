export type { Setting } from '@veilhall/kit';
export {
  type BalanceRow,
  balance,
  type ManyTargets,
  manyTargets,
  type PlayedRow,
  withReferences,
} from './balance/balance.ts';
export type { Finding, Verdict } from './balance/judge.ts';
export type { CardRow, Effect, Rate } from './cards/card-table.ts';
export { type CardStatistics, cardStatistics } from './cards/cards.ts';
export { type ChoiceRow, choiceTable } from './cards/choice-table.ts';
export { cardsCsv, choicesCsv } from './cards/csv.ts';
export { type Change, type Comparison, compare, type PlayedVariant, playVariant } from './compare/compare.ts';
export { type Lever, LeverError, leverAt, type SweepRow, sweepRows } from './compare/sweep.ts';
export { type Contest, contest } from './fit/contest.ts';
export type { CalibrationRow } from './fit/folds.ts';
export { type HeldOut, type Learned, learn } from './fit/learn.ts';
export { positionsOf } from './fit/positions.ts';
export {
  type Accepted,
  acceptedOf,
  type ChoicesFile,
  type Origin,
  originOf,
  staleness,
  unknownFeatures,
  type ValueFile,
  valueFileOf,
} from './fit/value-file.ts';
export { type ChosenAtRandom, type WorthTable, worthsOf } from './fit/worths.ts';
export { GamesFileError, GamesWriter, headOf, readGames } from './games-file/games-file.ts';
export { type Job, type LoadGame, tableOf } from './job.ts';
export { type Ladder, type LadderPlan, ladder, type Rung } from './ladder.ts';
export { type Played, playOne, type Table } from './play.ts';
export { type ReportPlan, reportPage } from './report/page.ts';
export { playGames, type Running } from './run.ts';
export type { Shard } from './seeds.ts';
export type { Hypotheses } from './sequential/sprt.ts';
export { type Failure, type Keeping, type PickTally, playKeeping, type Simulation, simulate } from './simulate.ts';
export { type Interval, mcnemar, mean, percentile, rounded, wilson } from './stats/shares.ts';
