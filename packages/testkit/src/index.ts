export { type Check, faultsOf, type Trial } from './contract/trial.ts';
export { CONTRACT } from './contract.ts';
export { type Given, given, Play, type Wanted } from './dsl.ts';
export { highCard } from './examples/high-card.ts';
export { longShot } from './examples/long-shot.ts';
export { ticTacToe } from './examples/tic-tac-toe.ts';
export {
  type CoverConfig,
  type CoverReport,
  cover,
  type FuzzConfig,
  FuzzFault,
  type FuzzReport,
  fuzz,
} from './fuzz.ts';
export { type Golden, goldenFault, goldenGames } from './golden.ts';
export { INFORMATION, type InfoCheck, type InfoTrial, type Secret } from './infoset.ts';
export { unnoticedLeaks } from './leaks.ts';
export { perft } from './perft.ts';
export { chiSquareTail, goodnessOfFit } from './stats.ts';
export {
  type Chooser,
  greedyPick,
  type Moment,
  type Pick,
  randomPick,
  replayRepro,
  repro,
  type Setup,
  start,
  walk,
} from './walk.ts';
