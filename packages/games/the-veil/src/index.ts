import { rawContent } from './content/raw.ts';
import { gameWith } from './game.ts';

export type { Setting, TurnAct, TurnOption, VeilPrompt } from './flow/asks.ts';
export type { Options } from './options.ts';
export type { VeilFact } from './state/facts.ts';
export type { State } from './state/state.ts';
export type * from './view/types.ts';

export const game = gameWith(rawContent);
