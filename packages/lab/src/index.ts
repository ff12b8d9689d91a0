export { type BalanceRow, balance, type Verdict, withReferences } from './balance/balance.ts';
export { type Fit, fitLogistic, type Sample } from './fit.ts';
export type { Job, LoadGame } from './job.ts';
export { type Ladder, type LadderPlan, ladder, type Rung } from './ladder.ts';
export { type Played, playOne, type Table } from './play.ts';
export { playGames, type Running } from './run.ts';
export { type Failure, type PickTally, type Simulation, simulate } from './simulate.ts';
export { type Interval, mcnemar, mean, percentile, rounded, wilson } from './stats.ts';
