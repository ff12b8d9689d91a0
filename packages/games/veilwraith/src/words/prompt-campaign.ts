import { joined, type Piece, seatPiece, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { CampaignAsks, TokenAct, UpgradeAct } from '../campaign/asks.ts';
import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { UpgradeReason } from '../state/campaign-facts.ts';
import type { ActionType, StartingAbility } from '../vocabulary.ts';
import type { Asked, Reading, Writers } from './context.ts';
import { cardPiece, vignettePiece } from './names.ts';
import { branchLine, memoryLine } from './rules-text.ts';

export const STARTING_NAMES: Readonly<Record<StartingAbility, string>> = {
  none: 'No starting ability',
  shade: 'Shade Wraith',
  umbra: 'Umbra Wraith',
  shadow: 'Shadow Wraith',
  soul: 'Soul Wraith',
  spirit: 'Spirit Wraith',
};

const STARTING_TEXTS: Readonly<Record<StartingAbility, string>> = {
  none: '',
  shade: ': Explore begins with 1 Power Token',
  umbra: ': Fight begins with 1 Power Token',
  shadow: ': Influence begins with 1 Power Token',
  soul: ': begin with 1 Memory in hand and 2 Actions Exhausted',
  spirit: ': begin with 1 Spirit more and 2 Actions Exhausted',
};

const vignette = ({ content, about }: { content: Content; about: { vignette: number } }): Piece =>
  vignettePiece(content, about.vignette);

const actionNames = (actions: readonly ActionType[]): string[] => actions.map((action) => ACTION_WORD[action]);

const REASONS: Readonly<Record<UpgradeReason, string>> = {
  victory: 'You have won and may upgrade a Memory.',
  catchUp: 'Before this game you may upgrade a Memory.',
  permanent: 'Your Campaign is won: you may upgrade a Memory for good.',
};

/** "Memory Upgrade 2 of 3. You have won and may upgrade a Memory." */
const upgradeReason = ({ about: { why, number, of } }: Asked<'upgradeRemove' | 'upgradeEither'>): string =>
  `${of > 1 ? `Memory Upgrade ${number} of ${of}. ` : ''}${REASONS[why]}`;

const memoryText = ({ content }: Reading, def: string): Text =>
  text`${cardPiece(content, def)} (Combine ${content.memory(def).combine}): ${memoryLine(content, def)}`;

function upgradeLabel(reading: Reading, act: UpgradeAct): Text {
  const { legacy } = reading.me ?? {};
  switch (act.do) {
    case 'remove': {
      const copies = legacy?.deck?.filter((def) => def === act.memory).length ?? 0;
      return text`Return ${memoryText(reading, act.memory)}${copies > 1 ? ` [${copies} in your deck]` : ''}`;
    }
    case 'add': {
      const copies = legacy?.box.filter((def) => def === act.memory).length ?? 0;
      return text`Take ${memoryText(reading, act.memory)}${copies > 0 ? ` [${copies} in the box]` : ''}`;
    }
    case 'decline':
      return 'Keep the deck as it is';
  }
}

const tokenLabel = (_: Reading, { slot }: TokenAct): string => `Slot ${slot}: ${slot} becomes ${slot + 1}`;

function choiceStep({ content, about }: Asked<'rewardChoice'>): number {
  return content.script(about.script).effects.findIndex((effect) => effect.verb === 'choose');
}

export const campaignWriters: Writers<keyof CampaignAsks> = {
  joinNow: {
    sentence: (asked) =>
      text`${plural(asked.about.players, 'Veilwraith')} will play ${vignette(asked)}. Does anybody join now?`,
    label: (_, act) => (act.do === 'nobody' ? 'Nobody joins now' : text`${seatPiece(act.seat)} joins`),
    rules: ['VW-JOIN-01', 'VW-JOIN-02'],
  },
  dayDream: {
    sentence: (asked) =>
      text`${vignette(asked)} comes next. One of your ${asked.about.ribbons} Ribbons skips it, with no upgrade and no reward.`,
    label: (asked, act) =>
      act.do === 'skip' ? text`Skip ${vignette(asked)} for a Ribbon` : text`Play ${vignette(asked)}`,
    rules: ['VW-DIFF-02', 'VW-RULING-32'],
  },
  begin: {
    sentence: (asked) => text`${vignette(asked)} lies ahead. Begin when you are ready.`,
    label: (asked) => text`Begin ${vignette(asked)}`,
    rules: ['VW-GEND-07'],
  },
  upgradeRemove: {
    sentence: (asked) => `${upgradeReason(asked)} Which Memory goes back to the box?`,
    label: upgradeLabel,
    rules: ['VW-UPG-02', 'VW-UPG-05'],
  },
  upgradeAdd: {
    sentence: ({ content, about: { removed, combine } }) =>
      text`${cardPiece(content, removed)} goes back to the box. Take a Memory Upgrade with Combine ${combine} or ${combine + 1}.`,
    label: upgradeLabel,
    rules: ['VW-UPG-04', 'VW-UPG-09', 'VW-UPG-12'],
  },
  upgradeEither: {
    sentence: (asked) => `${upgradeReason(asked)} In a Nightmare you either remove a Memory or add one.`,
    label: upgradeLabel,
    rules: ['VW-DIFF-04', 'VW-DIFF-07', 'VW-RULING-36'],
  },
  rewardAction: {
    sentence: (asked) => text`${vignette(asked)} is defeated: which Action turns to its Advanced side?`,
    label: ({ content }, { action }) => {
      const { basic, advanced } = content.actions[action];
      return `${basic.name} becomes ${advanced.name}`;
    },
    rules: ['VW-REW-03', 'VW-ADV-01'],
  },
  rewardToken: {
    sentence: (asked) => text`${vignette(asked)} is defeated: which Action Power Token turns to its Advanced side?`,
    label: tokenLabel,
    rules: ['VW-REW-04'],
  },
  rewardChoice: {
    sentence: (asked) => text`${vignette(asked)} is defeated: choose one.`,
    label: (asked, { index }) => branchLine(asked.content, asked.about.script, choiceStep(asked), index),
  },
  easyDream: {
    sentence: () => 'Easy Dream: which Action Power Token starts on its Advanced side?',
    label: tokenLabel,
    rules: ['VW-DIFF-01', 'VW-RULING-31'],
  },
  actionOrder: {
    sentence: () => 'In which order do your Actions start, slot 1 first?',
    label: (_, { order }) => joined(actionNames(order), ', '),
    rules: ['VW-SETUP-07'],
  },
  startingAbility: {
    sentence: () => 'Choose a starting ability for this game.',
    label: (_, { ability }) => text`${{ term: ability, text: STARTING_NAMES[ability] }}${STARTING_TEXTS[ability]}`,
    rules: ['VW-START-01'],
  },
  exhaustTwo: {
    sentence: () => 'Which two Actions begin Exhausted?',
    label: (_, { actions }) => text`${listed(actionNames(actions))} begin Exhausted`,
    rules: ['VW-START-05', 'VW-START-07'],
  },
};
