import type { CampaignAsk } from '../campaign/asks.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { StartingAbility } from '../vocabulary.ts';
import type { Asked, AskWriter } from './context.ts';
import { cardName, count, isAction, listed, numberIn, textIn, verbOf, wraithName } from './names.ts';
import { branchLine, memoryLine } from './rules-text.ts';

export const STARTING_NAMES: Readonly<Record<StartingAbility, string>> = {
  none: 'No starting ability',
  shade: 'Shade Wraith',
  umbra: 'Umbra Wraith',
  shadow: 'Shadow Wraith',
  soul: 'Soul Wraith',
  spirit: 'Spirit Wraith',
};

const STARTING_TEXTS: Readonly<Record<string, string>> = {
  none: 'No starting ability',
  shade: 'Shade Wraith: Explore begins with 1 Power Token',
  umbra: 'Umbra Wraith: Fight begins with 1 Power Token',
  shadow: 'Shadow Wraith: Influence begins with 1 Power Token',
  soul: 'Soul Wraith: begin with 1 Memory in hand and 2 Actions Exhausted',
  spirit: 'Spirit Wraith: begin with 1 Spirit more and 2 Actions Exhausted',
};

const vignetteName = ({ content, about }: Asked): string => content.vignette(numberIn(about, 'vignette', 1)).card.name;

const actionNames = (joined: string): string[] =>
  joined.split('-').map((action) => (isAction(action) ? ACTION_WORD[action] : 'an Action'));

/** "Upgrade 2 of 3. " */
const which = ({ about }: Asked): string => {
  const of = numberIn(about, 'of', 1);
  return of > 1 ? `Memory Upgrade ${numberIn(about, 'number', 1)} of ${of}. ` : '';
};

const REASONS: Readonly<Record<string, string>> = {
  victory: 'You have won and may upgrade a Memory.',
  catchUp: 'Before this game you may upgrade a Memory.',
  permanent: 'Your Campaign is won: you may upgrade a Memory for good.',
};

const upgradeReason = (asked: Asked): string => `${which(asked)}${REASONS[textIn(asked.about, 'why')] ?? ''}`;

function memoryText({ content }: Asked, def: string): string {
  return `${cardName(content, def)} (Combine ${content.memory(def).combine}): ${memoryLine(content, def)}`;
}

function upgradeLabel(asked: Asked, option: string): string {
  const [verb, rest] = verbOf(option);
  if (verb === 'remove') {
    const copies = asked.me?.legacy.deck?.filter((def) => def === rest).length ?? 0;
    return `Return ${memoryText(asked, rest)}${copies > 1 ? ` [${copies} in your deck]` : ''}`;
  }
  if (verb === 'add') {
    const copies = asked.me?.legacy.box?.filter((def) => def === rest).length ?? 0;
    return `Take ${memoryText(asked, rest)}${copies > 0 ? ` [${copies} in the box]` : ''}`;
  }
  return verb === 'back' ? 'Return another Memory instead' : 'Keep the deck as it is';
}

function tokenLabel(_: Asked, option: string): string {
  const slot = Number(verbOf(option)[1]);
  return `The token of slot ${slot}: ${slot} becomes ${slot + 1}`;
}

/** One branch of a choice, as the card words it. */
export function branchLabel({ content, about }: Asked, step: number, option: string): string {
  return branchLine(content, textIn(about, 'script'), step, Number(verbOf(option)[1]));
}

function choiceStep({ content, about }: Asked): number {
  return content.script(textIn(about, 'script')).effects.findIndex((effect) => effect.verb === 'choose');
}

export const campaignWriters: Readonly<Record<CampaignAsk, AskWriter>> = {
  joinNow: {
    sentence: (asked) =>
      `${count(numberIn(asked.about, 'players'), 'Veilwraith')} will play ${vignetteName(asked)}. Does anybody join now?`,
    label: (_, option) => (option === 'nobody' ? 'Nobody joins now' : `${wraithName(Number(verbOf(option)[1]))} joins`),
    rules: ['VW-JOIN-01', 'VW-JOIN-02'],
  },
  dayDream: {
    sentence: (asked) =>
      `${vignetteName(asked)} comes next. You have ${count(numberIn(asked.about, 'ribbons'), 'Ribbon')}; one may be spent to skip it.`,
    label: (asked, option) =>
      option === 'skip'
        ? `Spend a Ribbon and skip ${vignetteName(asked)} (no upgrade, no reward)`
        : `Play ${vignetteName(asked)}`,
    rules: ['VW-DIFF-02', 'VW-RULING-32'],
  },
  begin: {
    sentence: (asked) => `${vignetteName(asked)} lies ahead. Begin when you are ready.`,
    label: (asked) => `Begin ${vignetteName(asked)}`,
    rules: ['VW-GEND-07'],
  },
  upgradeRemove: {
    sentence: (asked) => `${upgradeReason(asked)} Which Memory goes back to the box?`,
    label: upgradeLabel,
    rules: ['VW-UPG-02', 'VW-UPG-05'],
  },
  upgradeAdd: {
    sentence: (asked) => {
      const combine = numberIn(asked.about, 'combine', 1);
      return `${cardName(asked.content, textIn(asked.about, 'removed'))} goes back to the box. Take a Memory Upgrade with Combine ${combine} or ${combine + 1}.`;
    },
    label: upgradeLabel,
    rules: ['VW-UPG-04', 'VW-UPG-09', 'VW-UPG-12'],
  },
  upgradeEither: {
    sentence: (asked) => `${upgradeReason(asked)} In a Nightmare you either remove a Memory or add one.`,
    label: upgradeLabel,
    rules: ['VW-DIFF-04', 'VW-DIFF-07', 'VW-RULING-36'],
  },
  rewardAction: {
    sentence: (asked) => `${vignetteName(asked)} is defeated: which Action turns to its Advanced side?`,
    label: ({ content }, option) => {
      const action = verbOf(option)[1];
      if (!isAction(action)) return 'This Action';
      const { basic, advanced } = content.actions[action];
      return `${basic.name} becomes ${advanced.name}`;
    },
    rules: ['VW-REW-03', 'VW-ADV-01'],
  },
  rewardToken: {
    sentence: (asked) => `${vignetteName(asked)} is defeated: which Action Power Token turns to its Advanced side?`,
    label: tokenLabel,
    rules: ['VW-REW-04'],
  },
  rewardChoice: {
    sentence: (asked) => `${vignetteName(asked)} is defeated: choose one.`,
    label: (asked, option) => branchLabel(asked, choiceStep(asked), option),
  },
  easyDream: {
    sentence: () => 'Easy Dream: which Action Power Token starts on its Advanced side?',
    label: tokenLabel,
    rules: ['VW-DIFF-01', 'VW-RULING-31'],
  },
  actionOrder: {
    sentence: () => 'In which order do your Actions start, slot 1 first?',
    label: (_, option) => actionNames(verbOf(option)[1]).join(', '),
    rules: ['VW-SETUP-07'],
  },
  startingAbility: {
    sentence: () => 'Choose a starting ability for this game.',
    label: (_, option) => STARTING_TEXTS[verbOf(option)[1]] ?? 'Another starting ability',
    rules: ['VW-START-01'],
  },
  exhaustTwo: {
    sentence: () => 'Which two Actions begin Exhausted?',
    label: (_, option) => `${listed(actionNames(verbOf(option)[1]))} begin Exhausted`,
    rules: ['VW-START-05', 'VW-START-07'],
  },
};
