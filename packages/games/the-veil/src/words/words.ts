import type { Words } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VeilFact } from '../state/facts.ts';
import type { VeilView } from '../view/types.ts';
import { factText } from './facts.ts';
import { outcomeText } from './outcome.ts';
import { promptText } from './prompt.ts';
import { refusalText } from './refusals.ts';
import { sketchOf } from './sketch.ts';

/** All text of the game, from what a seat may see. */
export function wordsOf(content: Content): Words<VeilView, VeilFact> {
  return {
    player: 'Player',
    prompt: (view, prompt) => promptText(content, view, prompt),
    fact: factText(content),
    refusal: (view, refusal) => refusalText(content, view, refusal),
    sketch: (view) => sketchOf(content, view),
    outcome: (view) => outcomeText(content, view),
  };
}
