import type { Origin } from '@veilhall/engine';

/** Where a match comes from, in one sentence. */
export const ORIGIN_SENTENCE: Readonly<Record<Origin, string>> = {
  dealt: 'This match starts with a fresh deal.',
  brought: 'This match started from a position that somebody brought along; whoever did may know what is hidden.',
  branched: 'This match was branched off another one; whoever knows that one may know what is hidden.',
};
