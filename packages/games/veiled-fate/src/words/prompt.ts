import { type Prompt, type PromptText, seatPiece, type Text, text } from '@veilhall/engine';
import type { TurnAct } from '../board/acts.ts';
import type { Content } from '../content/compile.ts';
import type { Naming } from '../content/schema.ts';
import { iconText, needText, resultText } from '../content/text.ts';
import type { Asks, VfPrompt } from '../flow/asks.ts';
import { must } from '../state/access.ts';
import type { VoteReason } from '../state/frames.ts';
import type { Place } from '../state/shapes.ts';
import type { VeiledFateView } from '../view/types.ts';
import type { Region } from '../vocabulary.ts';
import {
  ageName,
  cards,
  demiName,
  fateName,
  locationName,
  nameOf,
  placeName,
  powerName,
  questIn,
  questName,
} from './names.ts';

/** How one question is put and its options are called. */
interface Writer<A extends keyof Asks> {
  readonly rules: readonly string[];
  sentence(prompt: VfPrompt<A>, view: VeiledFateView, content: Content): Text;
  label(option: Asks[A]['option'], view: VeiledFateView): Text;
}

const VOTES: Readonly<Record<VoteReason, (region: Region) => Text>> = {
  placed: (region) => text`Choose a Fate card for ${questIn(region)}. Nobody sees its face.`,
  influence: (region) => text`Influence: choose one more Fate card for ${questIn(region)}.`,
  extra: (region) => text`You were picked to add a Fate card to ${questIn(region)}; then you draw 1.`,
};

const NAMINGS: Readonly<Record<Naming, string>> = {
  region: 'Name a Quest Region for the Age card.',
  class: 'Name a class for the Age card.',
  demi: 'Name a Demi for the Age card.',
  twoDemis: 'Name two Demis for the Age card.',
};

const WRITERS: { readonly [A in keyof Asks]: Writer<A> } = {
  act: {
    rules: ['VF-TURN-01', 'VF-TURN-02'],
    sentence: ({ about }, view) => actSentence(view, about.used === 1),
    label: actLabel,
  },
  pay: {
    rules: ['VF-GOD-03', 'VF-GOD-04'],
    sentence: ({ about }) => text`Discard ${cards(about.left)} face up for ${powerName(about.power)}, one at a time.`,
    label: ({ kind }) => text`Discard ${fateName(kind)}`,
  },
  vote: {
    rules: ['VF-VOTE-01', 'VF-VOTE-02'],
    sentence: ({ about }) => VOTES[about.why](about.region),
    label: ({ kind }) => text`Add ${fateName(kind)}`,
  },
  fromPools: {
    rules: ['VF-POOLS-03'],
    sentence: (_prompt, { city }) =>
      `Refresh a card first, or resolve the City slot first${city?.next ? `: ${iconText(city.next)}` : ''}.`,
    label: (option) => (option.do === 'slot' ? 'City slot first' : text`Refresh ${fateName(option.kind)}`),
  },
  refresh: {
    rules: ['VF-POOLS-02'],
    sentence: () => 'You may discard a card face up and draw another.',
    label: (option) => (option.do === 'keep' ? 'Keep the hand' : text`Refresh ${fateName(option.kind)}`),
  },
  voter: {
    rules: ['VF-RESOLVE-04', 'VF-RESOLVE-05'],
    sentence: ({ about }) =>
      text`Pick ${about.left === 2 ? 'the first of two players' : 'a player'} to add a vote to ${questIn(about.region)}.`,
    label: ({ seat }) => [seatPiece(seat)],
  },
  name: {
    rules: ['VF-AGEVOTE-02'],
    sentence: ({ about }) => NAMINGS[about.choose],
    label: ({ name }) => [nameOf(name)],
  },
  ageVote: {
    rules: ['VF-AGEVOTE-03'],
    sentence: ({ about }, { age }, content) =>
      text`Vote on ${ageName(content, age.card)}: add any number of cards, then say done (${about.picked} so far).`,
    label: (option) => (option.do === 'done' ? 'Done' : text`Add ${fateName(option.kind)}`),
  },
  place: {
    rules: ['VF-NEXT-03', 'VF-NEXT-04'],
    sentence: ({ about }, _view, content) =>
      text`Place the Quest ${questName(content, about.quest)} in an empty region.`,
    label: ({ region }) => [locationName(region)],
  },
};

/** The sentence and the labels of a prompt. */
export function promptText(content: Content, view: VeiledFateView, given: Prompt): PromptText {
  // Prompts of a match of Veiled Fate are its own: the rules version of the match guarantees it.
  const prompt = given as VfPrompt;
  const { rules, sentence, label } = WRITERS[prompt.ask] as Writer<keyof Asks>;
  const labels = prompt.options.map(({ about }) => label(must(about, 'data of this option'), view));
  return { sentence: sentence(prompt, view, content), labels, rules };
}

function actSentence(view: VeiledFateView, second: boolean): Text {
  if (!second) return 'First action: move a Demi, use a God Power or Rest.';
  if (view.turn?.willRest) return 'Second action: move or use a God Power; to pass now is to Rest.';
  return 'Second action: move a Demi, use a God Power, pass or Rest.';
}

function actLabel(act: TurnAct, view: VeiledFateView): Text {
  const { costs, turn, tokenFree } = view;
  switch (act.do) {
    case 'move':
      return text`Move ${demiName(act.demi)} to ${placeName(act.to)}${prospect(view, act.to)}`;
    case 'portal':
      return text`${powerName('portal')} (${costs.portal}) ${demiName(act.demi)} to ${placeName(act.to)}${prospect(view, act.to)}`;
    case 'transfigure':
      return text`${powerName('transfigure')} (${costs.transfigure}): exchange slots ${act.one} and ${act.other} of ${questIn(act.region)}`;
    case 'smite':
      return text`${powerName('smite')} (${costs.smite}) ${demiName(act.demi)}`;
    case 'omniscience':
      return text`${powerName('omniscience')} (${costs.omniscience}): look at the votes on ${questIn(act.region)}`;
    case 'influence':
      return text`${powerName('influence')} (${costs.influence}): one more vote on ${turn?.votedAt ? questIn(turn.votedAt) : 'a Quest'}`;
    case 'pass':
      return turn?.willRest ? 'Pass (you will Rest)' : 'Pass';
    case 'rest':
      return tokenFree ? 'Rest and take the Token' : 'Rest for this Age';
  }
}

/** What the slot does, where the target is one. */
function prospect({ quests }: VeiledFateView, { at, slot }: Place): string {
  const found = quests.find(({ region }) => region === at)?.slots[slot - 1];
  if (!found) return '';
  return ` (${needText(found.need)}; Feathers ${resultText(found.feathers)}, Scorpions ${resultText(found.scorpions)})`;
}
