import { rawContent } from './content/raw.ts';
import { gameWith } from './game.ts';

export type { AboutOf, AskName, GamePrompt, OptionOf } from './campaign/match-asks.ts';
export { tokensThing } from './flow/asks.ts';
export type { Options } from './options.ts';
export type { VwFact } from './state/facts.ts';
export type { State } from './state/state.ts';
export type * from './view/types.ts';

export const game = gameWith(rawContent);
export { game as veilwraith };
