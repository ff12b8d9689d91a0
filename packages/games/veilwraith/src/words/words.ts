import type { Prompt, PromptText, Words } from '@veilhall/engine';
import { CAMPAIGN_ASKS, type CampaignAsk } from '../campaign/asks.ts';
import type { Content } from '../content/compile.ts';
import { PLAY_ASKS, type PlayAsk } from '../state/asks.ts';
import type { VwFact } from '../state/facts.ts';
import type { VeilwraithView } from '../view/types.ts';
import { type AskWriter, askedBy } from './context.ts';
import { factText } from './facts.ts';
import { outcomeText } from './outcome.ts';
import { campaignWriters } from './prompt-campaign.ts';
import { asideLabel, playWriters } from './prompt-play.ts';
import { refusalText } from './refusals.ts';
import { sketchOf } from './sketch.ts';

type Ask = PlayAsk | CampaignAsk;

const WRITERS: Readonly<Record<Ask, AskWriter>> = { ...playWriters, ...campaignWriters };

const isAsk = (ask: string): ask is Ask => [...PLAY_ASKS, ...CAMPAIGN_ASKS].some((known) => known === ask);

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
