import { capital, seatPiece, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { OptionOf } from '../campaign/match-asks.ts';
import { valueText } from '../effects/wording.ts';
import type { PlayAsks } from '../flow/asks.ts';
import type { Asked, Reading, Writers } from './context.ts';
import { actionName, cardPiece, nameOf, thingName, WINDOW_NAMES } from './names.ts';
import { pickWriters } from './prompt-pick.ts';
import { abilityLine, branchLine, flipLine, memoryAbilityLine, memoryLine } from './rules-text.ts';
import { threatAt, tiltLabel, useLabel } from './uses.ts';

type CardOption = Extract<OptionOf<'play' | 'boost' | 'limit'>, { do: 'play' | 'discard' | 'flip' }>;

function cardLabel({ content, view, seat }: Reading, { do: what, card }: CardOption): Text {
  const name = nameOf(content, view, seat, card);
  switch (what) {
    case 'play':
      return text`Play ${name}: ${memoryLine(content, card.def)}`;
    case 'discard':
      return text`Discard ${name}`;
    case 'flip':
      return text`Flip ${name}: ${flipLine(content, card.def)}`;
  }
}

function playLabel(asked: Asked<'play'>, option: OptionOf<'play'>): Text {
  switch (option.do) {
    case 'use':
      return useLabel(asked, option);
    case 'tilt':
      return tiltLabel(asked, option);
    case 'play':
    case 'flip':
      return cardLabel(asked, option);
    case 'end':
      return 'End the Play Phase';
  }
}

function left({ use, tilt }: Asked<'play'>['about']): string {
  if (use && tilt) return 'You still have your Use and your Tilt.';
  if (use) return 'You still have your Use.';
  if (tilt) return 'You still have your Tilt.';
  return 'Your Use and your Tilt are spent.';
}

function forecast({ me }: Reading): string {
  if (!me) return '';
  const { loss, left: rest, deadly } = me.forecast;
  if (loss === 0) return ' The Spirit Phase takes nothing.';
  return deadly
    ? ` The Spirit Phase takes ${loss} Spirit and ends you.`
    : ` The Spirit Phase takes ${loss}: ${me.spirit} to ${rest}.`;
}

function boostSentence(asked: Asked<'boost'>): Text {
  const { action, target, value: index, need, power, tokens } = asked.about;
  const value = threatAt(asked, target)?.values[index];
  const name = thingName(asked.view, asked.seat, target) ?? 'the target';
  const more = tokens > 0 ? ` and ${plural(tokens, 'token')} to spend` : '';
  return text`${actionName(asked.me, action)} has ${power} Power${more}; ${name} needs ${value ? valueText(value) : need}. Add to it, or resolve.`;
}

function boostLabel(asked: Asked<'boost'>, option: OptionOf<'boost'>): Text {
  const { content, view, seat, about } = asked;
  switch (option.do) {
    case 'proceed': {
      const power = about.power + option.tokens;
      const how = option.tokens > 0 ? `Spend ${plural(option.tokens, 'token')}` : 'Resolve';
      const short = about.need - power;
      return short > 0 ? `${how}: ${power} Power, ${short} short` : `${how}: ${power} Power, it falls`;
    }
    case 'combine': {
      const { first, second, power } = option;
      return text`Combine ${nameOf(content, view, seat, first)} and ${nameOf(content, view, seat, second)} (+${power} Power)`;
    }
    case 'play':
    case 'flip':
      return cardLabel(asked, option);
  }
}

function orderLabel({ content, view, seat }: Asked<'order'>, { ability, threat }: OptionOf<'order'>): Text {
  const name = threat
    ? nameOf(content, view, seat, threat)
    : [cardPiece(content, content.ability(ability).script.card)];
  return text`${capital(name)} first: ${abilityLine(content, ability)}`;
}

function abilitiesLabel({ content, about }: Asked<'abilities'>, option: OptionOf<'abilities'>): string {
  switch (option.do) {
    case 'all':
      return `All of it: ${memoryLine(content, about.card)}`;
    case 'done':
      return 'Nothing more of it';
    case 'ability':
      return memoryAbilityLine(content, about.card, option.index);
  }
}

const PEEK_ASKS = { look: '', bottom: ' One may go to the bottom.', order: ' Which is to be drawn first?' };

function peekSentence({ content, about: { cards, stage } }: Asked<'peek'>): Text {
  const next = cards.length === 1 ? 'The next Threat card is' : 'The next Threat cards, first to last, are';
  return text`${next} ${listed(cards.map((def) => cardPiece(content, def)))}.${PEEK_ASKS[stage]}`;
}

function peekLabel({ content, about }: Asked<'peek'>, option: OptionOf<'peek'>): Text {
  const card = (index: number): Text => {
    const def = about.cards[index];
    return def === undefined ? 'it' : [cardPiece(content, def)];
  };
  switch (option.do) {
    case 'seen':
      return 'I have seen it';
    case 'keep':
      return about.stage === 'bottom' ? 'Leave all of them on top' : 'Keep this order';
    case 'bottom':
      return text`Put ${card(option.index)} on the bottom`;
    case 'next':
      return text`Draw ${card(option.index)} next`;
  }
}

const by = ({ content, about }: { content: Asked['content']; about: { card: string } }): Text => [
  cardPiece(content, about.card),
];

const ORDER_WHEN: Readonly<Record<Asked<'order'>['about']['when'], string>> = {
  startOfRound: 'The round begins',
  endOfRound: 'The round ends',
  played: 'A Threat arrives',
  defeat: 'A Threat falls',
  drawn: 'A card is drawn',
  ongoing: 'Several things happen',
  memory: 'Several things happen',
  turn: 'Several things happen',
  flip: 'Several things happen',
};

export const playWriters: Writers<keyof PlayAsks> = {
  play: {
    sentence: (asked) => `Play Phase. ${left(asked.about)}${forecast(asked)}`,
    label: playLabel,
    rules: ['VW-PLAY-01', 'VW-USE-01', 'VW-TILT-01'],
  },
  ready: {
    sentence: () => 'You are ready. The others still play.',
    label: (_, option) => option,
    rules: ['VW-MULTI-04'],
  },
  boost: { sentence: boostSentence, label: boostLabel, rules: ['VW-USE-05', 'VW-USE-06', 'VW-COMB-02'] },
  window: {
    sentence: (asked) => `A Memory may be played ${WINDOW_NAMES[asked.about.window]}.${forecast(asked)}`,
    label: (asked, option) => (option.do === 'pass' ? 'Play nothing and go on' : cardLabel(asked, option)),
    rules: ['VW-MEM-02', 'VW-MEM-13'],
  },
  limit: {
    sentence: ({ about }) => `You hold ${about.hand} Memories, ${about.over} too many. Play or discard down to 6.`,
    label: cardLabel,
    rules: ['VW-END-02'],
  },
  order: {
    sentence: ({ about }) => `${ORDER_WHEN[about.when]}. What resolves first?`,
    label: orderLabel,
    rules: ['VW-EFF-01'],
  },
  abilities: {
    sentence: (asked) => text`Which part of ${by(asked)} do you use?`,
    label: abilitiesLabel,
    rules: ['VW-MEM-04', 'VW-MEM-05'],
  },
  may: {
    sentence: (asked) => text`${by(asked)} offers you its ability.`,
    label: ({ content, about }, option) => (option.do === 'yes' ? abilityLine(content, about.ability) : 'Decline'),
  },
  teammate: {
    sentence: (asked) => text`Which Veilwraith does ${by(asked)} help?`,
    label: (_, { seat }) => [seatPiece(seat)],
    rules: ['VW-TERM-01', 'VW-RULING-46'],
  },
  use: { sentence: (asked) => text`${by(asked)} lets you Use an Action.`, label: useLabel, rules: ['VW-USE-01'] },
  tilt: { sentence: (asked) => text`${by(asked)} lets you Tilt an Action.`, label: tiltLabel },
  choose: {
    sentence: (asked) => text`${by(asked)}: choose one.`,
    label: ({ content, about }, { index }) => branchLine(content, about.script, about.step, index),
  },
  peek: { sentence: peekSentence, label: peekLabel, rules: ['VW-RULING-19'] },
  ...pickWriters,
};
