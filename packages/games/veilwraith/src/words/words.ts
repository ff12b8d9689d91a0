import type { Option, Prompt, PromptText, Text, Words } from '@veilhall/engine';
import { type AboutOf, type AskName, isAsk, type OptionOf } from '../campaign/match-asks.ts';
import type { Content } from '../content/compile.ts';
import type { Setting } from '../flow/settings.ts';
import type { VwFact } from '../state/facts.ts';
import type { VeilwraithView } from '../view/types.ts';
import type { Asked, AskWriter, Writers } from './context.ts';
import { factText } from './facts.ts';
import { outcomeText } from './outcome.ts';
import { campaignWriters } from './prompt-campaign.ts';
import { playWriters } from './prompt-play.ts';
import { refusalText } from './refusals.ts';
import { settingLabel } from './setting.ts';
import { sketchOf } from './sketch.ts';

const WRITERS: Writers<AskName> = { ...playWriters, ...campaignWriters };

function promptText(content: Content, view: VeilwraithView, prompt: Prompt): PromptText {
  if (!isAsk(prompt.ask)) throw new Error(`nobody wrote words for '${prompt.ask}'`);
  return written(content, view, prompt, prompt.ask);
}

/** Prompts of this game hold what its map of asks says: it was made from the same acts. */
function written<A extends AskName>(content: Content, view: VeilwraithView, prompt: Prompt, ask: A): PromptText {
  const writer: AskWriter<A> = WRITERS[ask];
  const me = view.wraiths.find((wraith) => wraith.seat === prompt.seat);
  const asked: Asked<A> = { content, view, seat: prompt.seat, me, about: prompt.about as AboutOf<A> };
  const label = ({ kind, about }: Option): Text => {
    if (kind === 'resign') return 'Give up this game';
    return kind === 'setting' ? settingLabel(asked, about as Setting) : writer.label(asked, about as OptionOf<A>);
  };
  const labels = prompt.options.map(label);
  return { sentence: writer.sentence(asked), labels, ...(writer.rules && { rules: writer.rules }) };
}

/** All text of the game, from what a seat may see. */
export function wordsOf(content: Content): Words<VeilwraithView, VwFact> {
  return {
    player: 'Veilwraith',
    prompt: (view, prompt) => promptText(content, view, prompt),
    fact: (fact) => factText(content, fact),
    refusal: (view, refusal) => refusalText(content, view, refusal),
    sketch: (view) => sketchOf(content, view),
    outcome: (view) => (view.ending === undefined ? 'The match goes on.' : outcomeText(view.ending, view.winners)),
  };
}
