import type { Text } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VeilFact } from '../state/facts.ts';
import type { Aim } from '../state/picks.ts';
import type { Names } from './names.ts';

/** What a writer of facts works from, besides the fact. */
export interface Say {
  readonly content: Content;
  readonly names: Names;
  /** "Mira's Grey Wolf", "you". */
  aim(aim: Aim): Text;
}

export type FactOf<T extends VeilFact['type']> = Extract<VeilFact, { type: T }>;
export type FactWriters<T extends VeilFact['type']> = {
  readonly [K in T]: (fact: FactOf<K>, say: Say) => Text;
};
