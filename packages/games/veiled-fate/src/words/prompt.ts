import type { Option, Prompt, PromptText } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { iconText, needText, resultText } from '../content/text.ts';
import type { VeiledFateView } from '../view/types.ts';
import { cards, nameOf, playerName, targetName } from './names.ts';

/** The sentence and the labels of a prompt. */
export function promptText(content: Content, view: VeiledFateView, prompt: Prompt): PromptText {
  const labels = prompt.options.map((option) => labelOf(view, option));
  const rules = RULES[prompt.ask];
  return rules
    ? { sentence: sentenceOf(content, view, prompt), labels, rules }
    : { sentence: sentenceOf(content, view, prompt), labels };
}

const RULES: Readonly<Record<string, readonly string[]>> = {
  act: ['VF-TURN-01', 'VF-TURN-02'],
  pay: ['VF-GOD-03', 'VF-GOD-04'],
  vote: ['VF-VOTE-01', 'VF-VOTE-02'],
  fromPools: ['VF-POOLS-03'],
  refresh: ['VF-POOLS-02'],
  voter: ['VF-RESOLVE-04', 'VF-RESOLVE-05'],
  name: ['VF-AGEVOTE-02'],
  ageVote: ['VF-AGEVOTE-03'],
  place: ['VF-NEXT-03', 'VF-NEXT-04'],
};

const VOTES: Readonly<Record<string, string>> = {
  placed: 'Choose a Fate card for the Quest in {}. Nobody sees its face.',
  influence: 'Influence: choose one more Fate card for the Quest in {}.',
  extra: 'You were picked to add a Fate card to the Quest in {}; then you draw 1.',
};

const NAMED: Readonly<Record<string, string>> = {
  region: 'Name a Quest Region for the Age card.',
  class: 'Name a class for the Age card.',
  demi: 'Name a Demi for the Age card.',
  twoDemis: 'Name two Demis for the Age card.',
};

function sentenceOf(content: Content, view: VeiledFateView, { ask, about = {} }: Prompt): string {
  switch (ask) {
    case 'act':
      return actSentence(view, about.used === 1);
    case 'pay':
      return `Discard ${cards(Number(about.left))} face up for ${nameOf(about.power)}, one at a time.`;
    case 'vote':
      return (VOTES[String(about.why)] ?? 'Choose a Fate card for the Quest in {}.').replace(
        '{}',
        nameOf(about.region),
      );
    case 'fromPools':
      return `Refresh a card first, or resolve the City slot first${view.city?.next ? `: ${iconText(view.city.next)}` : ''}.`;
    case 'refresh':
      return 'You may discard a card face up and draw another.';
    case 'voter':
      return `Pick ${about.left === 2 ? 'the first of two players' : 'a player'} to add a vote to the Quest in ${nameOf(about.region)}.`;
    case 'name':
      return NAMED[String(about.choose)] ?? 'Make the choice of the Age card.';
    case 'ageVote': {
      const name = content.ages.get(view.age.card)?.name ?? view.age.card;
      return `Vote on ${name}: add any number of cards, then say done (${about.picked ?? 0} so far).`;
    }
    case 'place': {
      const name = content.quests.get(String(about.quest))?.card.name ?? String(about.quest);
      return `Place the Quest ${name} in an empty region.`;
    }
    default:
      return `Decide: ${ask}.`;
  }
}

function actSentence(view: VeiledFateView, second: boolean): string {
  if (!second) return 'First action: move a Demi, use a God Power or Rest.';
  if (view.turn?.willRest) return 'Second action: move or use a God Power; to pass now is to Rest.';
  return 'Second action: move a Demi, use a God Power, pass or Rest.';
}

const split = (text: string, by: string): [string, string] => {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + by.length)];
};

function labelOf(view: VeiledFateView, { id }: Option): string {
  const [verb, rest] = split(id, ':');
  switch (verb) {
    case 'move':
    case 'portal': {
      const [demi, target] = split(rest, '>');
      const way = verb === 'move' ? 'Move' : `Portal (${view.costs.portal})`;
      return `${way} ${nameOf(demi)} to ${targetName(target)}${prospect(view, target)}`;
    }
    case 'transfigure': {
      const [region, slots] = split(rest, '/');
      const [one, other] = split(slots, '+');
      return `Transfiguration (${view.costs.transfigure}): exchange slots ${one} and ${other} of the Quest in ${nameOf(region)}`;
    }
    case 'smite':
      return `Smite (${view.costs.smite}) ${nameOf(rest)}`;
    case 'omniscience':
      return `Omniscience (${view.costs.omniscience}): look at the votes on the Quest in ${nameOf(rest)}`;
    case 'influence':
      return `Influence (${view.costs.influence}): one more vote on the Quest in ${nameOf(view.turn?.votedAt)}`;
    case 'pass':
      return view.turn?.willRest ? 'Pass (you will Rest)' : 'Pass';
    case 'rest':
      return view.tokenFree ? 'Rest and take the Token' : 'Rest for this Age';
    case 'pay':
      return `Discard ${nameOf(rest)}`;
    case 'vote':
      return `Add ${nameOf(rest)}`;
    case 'refresh':
      return `Refresh ${nameOf(rest)}`;
    case 'slot':
      return 'City slot first';
    case 'keep':
      return 'Keep the hand';
    case 'voter':
      return playerName(Number(rest));
    case 'name':
    case 'place':
      return nameOf(rest);
    case 'done':
      return 'Done';
    default:
      return id;
  }
}

/** What the slot does, where the target is one. */
function prospect(view: VeiledFateView, target: string): string {
  const onQuest = /^quest:(\w+)\/(\d+)$/.exec(target);
  if (!onQuest) return '';
  const quest = view.quests.find((each) => each.region === onQuest[1]);
  const slot = quest?.slots[Number(onQuest[2]) - 1];
  if (!slot) return '';
  return ` (${needText(slot.need)}; Feathers ${resultText(slot.feathers)}, Scorpions ${resultText(slot.scorpions)})`;
}
