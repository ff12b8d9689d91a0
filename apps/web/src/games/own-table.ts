import type { Fact, Prompt } from '@veilhall/engine';
import { useShown, useTableState } from '../frame/context.ts';
import type { PastEntry, Worded } from '../table/table.ts';

interface OwnTable<F extends Fact, P extends Prompt> {
  /** What is asked at the moment on display. */
  useOwnPrompt(): Worded<P> | undefined;
  /** Everything told so far, up to the present. */
  useOwnLog(): readonly PastEntry<F>[];
}

/** The table as a game's own parts read it: the rules version of a match guarantees that its facts and prompts are the game's. */
export const ownTable = <F extends Fact, P extends Prompt>(): OwnTable<F, P> => ({
  useOwnPrompt: () => useShown().prompt as Worded<P> | undefined,
  useOwnLog: () => useTableState().log as readonly PastEntry<F>[],
});
