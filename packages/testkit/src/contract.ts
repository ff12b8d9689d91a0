import { positions, tampering, undoing } from './contract/record.ts';
import { options, plainness, selfDescription, wording } from './contract/speech.ts';
import {
  aliasing,
  auditing,
  determinism,
  looking,
  redeals,
  refusing,
  serialisation,
  termination,
} from './contract/state.ts';
import type { Check } from './contract/trial.ts';

/** The suite every game runs; the names read as sentences in a test report. */
export const CONTRACT: readonly (readonly [string, Check])[] = [
  ['describes itself', selfDescription],
  ['plays the same game from the same seed and picks', determinism],
  ['is the same game when saved and loaded after every pick', serialisation],
  ['shares nothing between a state, its clones, views and prompts', aliasing],
  ['changes nothing by looking', looking],
  ['refuses what is not offered and stays as it was', refusing],
  ['keeps its invariants', auditing],
  ['comes to an end', termination],
  ['offers readable options, each once', options],
  ['has words for everything', wording],
  ['sends plain data', plainness],
  ['takes back what nobody has answered, and replays', undoing],
  ['leaves and returns as a position', positions],
  ['refuses a journal that was touched', tampering],
  ['re-deals to possible states', redeals],
];
