import { characters, solos } from './index.gen.ts';
import type { CharacterText } from './schema.ts';
import type { SoloText } from './solo-schema.ts';

/** All characters and Solo Opponents as written, before the rules look at them. Packs replace and add here. */
export interface RawContent {
  readonly characters: readonly CharacterText[];
  readonly solos: readonly SoloText[];
}

/** Heroes first, in the order of the box, which is that of their names. */
export const rawContent: RawContent = {
  characters: [...characters].sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'hero' ? -1 : 1)),
  solos,
};
