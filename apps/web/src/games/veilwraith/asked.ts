import type { Option, Prompt } from '@veilhall/engine';
import type { AskName, GamePrompt, OptionOf } from '@veilhall/games/veilwraith';

/** Prompts of a match of Veilwraith are its own: the rules version of the match guarantees it. */

export const promptOf = (prompt: Prompt): GamePrompt => prompt as GamePrompt;

/** What an option of this question does; it is a move. */
export const moveOf = <A extends AskName>({ about }: Option): OptionOf<A> => about as OptionOf<A>;
