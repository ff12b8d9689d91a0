import type { Prompt, PromptText, Words } from '@veilhall/engine';
import { PLAY_ASKS, type VwAsk } from '../asks.ts';
import { CAMPAIGN_ASKS } from '../campaign/asks.ts';
import type { Content } from '../content-index.ts';
import type { VwFact } from '../facts.ts';
import type { VeilwraithView } from '../view-types.ts';
import { type AskWriter, askedBy } from './context.ts';
import { factText } from './fact.ts';
import { outcomeText } from './outcome.ts';
import { campaignWriters } from './prompt-campaign.ts';
import { asideLabel, playWriters } from './prompt-play.ts';
import { refusalText } from './refusal.ts';
import { sketchOf } from './sketch.ts';

const WRITERS: Readonly<Record<VwAsk, AskWriter>> = { ...playWriters, ...campaignWriters };

const isAsk = (ask: string): ask is VwAsk => [...PLAY_ASKS, ...CAMPAIGN_ASKS].some((known) => known === ask);

function promptText(content: Content, view: VeilwraithView, prompt: Prompt): PromptText {
  if (!isAsk(prompt.ask)) throw new Error(`nobody wrote words for '${prompt.ask}'`);
  const writer = WRITERS[prompt.ask];
  const asked = askedBy(content, view, prompt);
  const labels = prompt.options.map(({ id }) => asideLabel(asked, id) ?? writer.label(asked, id));
  return { sentence: writer.sentence(asked), labels, ...(writer.rules && { rules: writer.rules }) };
}

/** All text of the game, from what a seat may see. */
export function wordsOf(content: Content): Words<VeilwraithView, VwFact> {
  return {
    prompt: (view, prompt) => promptText(content, view, prompt),
    fact: (fact) => factText(content, fact),
    refusal: (view, refusal) => refusalText(content, view, refusal),
    sketch: (view) => sketchOf(content, view),
    outcome: (view) => (view.ending === undefined ? 'The match goes on.' : outcomeText(view.ending, view.winners)),
  };
}
