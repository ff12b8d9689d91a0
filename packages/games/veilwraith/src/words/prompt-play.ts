import type { PlayAsk } from '../state/asks.ts';
import type { VeilwraithView } from '../view/types.ts';
import type { Asked, AskWriter } from './context.ts';
import {
  actionName,
  cap,
  cardName,
  count,
  isAction,
  listed,
  listIn,
  numberIn,
  textIn,
  thingName,
  verbOf,
  WINDOW_NAMES,
  wraithName,
} from './names.ts';
import { branchLabel } from './prompt-campaign.ts';
import { pickWriters } from './prompt-pick.ts';
import { abilityLine, flipLine, memoryLine } from './rules-text.ts';
import { threatAt, tiltLabel, turnLabel, useLabel, valueText } from './uses.ts';

const memoryLabel = (asked: Asked, verb: string, thing: string): string => {
  const name = thingName(asked.content, asked.view, asked.seat, thing);
  return verb === 'Play' ? `Play ${name}: ${memoryLine(asked.content, thing)}` : `${verb} ${name}`;
};

/** Options that several prompts share. */
function common(asked: Asked, option: string): string {
  const [verb, rest] = verbOf(option);
  switch (verb) {
    case 'play':
      if (rest.endsWith(':none')) return `Play ${cardName(asked.content, rest)} and use none of it`;
      return memoryLabel(asked, 'Play', rest);
    case 'discard':
      return memoryLabel(asked, 'Discard', rest);
    case 'use':
      return useLabel(asked, rest);
    case 'turn':
      return turnLabel(asked, rest);
    case 'tilt':
      return tiltLabel(asked, rest);
    case 'flip':
      return `Flip ${cardName(asked.content, rest)}: ${flipLine(asked.content, rest)}`;
    case 'end':
      return 'End the Play Phase';
    case 'unready':
      return 'Go back to playing';
    case 'pass':
      return 'Play nothing and go on';
    default:
      return cap(option.replaceAll(/[:>#-]/g, ' '));
  }
}

function left(asked: Asked): string {
  const use = asked.about?.use === true;
  const tilt = asked.about?.tilt === true;
  if (use && tilt) return 'You still have your Use and your Tilt.';
  if (use) return 'You still have your Use.';
  if (tilt) return 'You still have your Tilt.';
  return 'Your Use and your Tilt are spent.';
}

function forecast({ me }: Asked): string {
  if (!me) return '';
  const { loss, left: rest, deadly } = me.forecast;
  if (loss === 0) return ' The Spirit Phase takes nothing.';
  return deadly
    ? ` The Spirit Phase takes ${loss} Spirit and ends you.`
    : ` The Spirit Phase takes ${loss}: ${me.spirit} to ${rest}.`;
}

function boostSentence(asked: Asked): string {
  const { about } = asked;
  const power = numberIn(about, 'power');
  const need = numberIn(about, 'need');
  const action = textIn(about, 'action');
  const name = isAction(action) ? actionName(asked.me, action) : 'The Action';
  const target = thingName(asked.content, asked.view, asked.seat, textIn(about, 'target'));
  const value = threatAt(asked, textIn(about, 'target'))?.values[numberIn(about, 'value')];
  const tokens = numberIn(about, 'tokens');
  const more = tokens > 0 ? ` and ${count(tokens, 'token')} to spend` : '';
  return `${name} has ${power} Power${more}; ${target} needs ${value ? valueText(value) : need}. Add to it, or resolve.`;
}

function boostLabel(asked: Asked, option: string): string {
  const [verb, rest] = verbOf(option);
  if (verb === 'proceed') {
    const tokens = Number(rest);
    const power = numberIn(asked.about, 'power') + tokens;
    const need = numberIn(asked.about, 'need');
    const how = tokens > 0 ? `Spend ${count(tokens, 'token')}` : 'Resolve';
    return power < need ? `${how}: ${power} Power, ${need - power} short` : `${how}: ${power} Power, it falls`;
  }
  if (verb === 'combine') {
    const things = rest.split('+');
    const combines = things.map((thing) => asked.content.memory(thing.split('#')[0] ?? '').combine);
    const names = things.map((thing) => thingName(asked.content, asked.view, asked.seat, thing));
    return `Combine ${names.join(' and ')} (+${Math.min(...combines)} Power)`;
  }
  return common(asked, option);
}

/** `first:<card>/<ability number>#<instance>` */
const FIRST = /^first:(?<card>.+)\/(?<number>\d+)#(?<id>\d+)$/;

function orderLabel(asked: Asked, option: string): string {
  const { card = '', number = '0', id = '0' } = FIRST.exec(option)?.groups ?? {};
  const things = asked.me?.threats.map((threat) => threat.thing) ?? [];
  const thing = things.find((entry) => entry.endsWith(`#${id}`));
  const name = thing ? thingName(asked.content, asked.view, asked.seat, thing) : cardName(asked.content, card);
  return `${cap(name)} first: ${abilityLine(asked.content, card, Number(number))}`;
}

function abilitiesLabel(asked: Asked, option: string): string {
  const card = textIn(asked.about, 'card');
  const [verb, rest] = verbOf(option);
  if (verb === 'all') return `All of it: ${memoryLine(asked.content, card)}`;
  if (verb === 'done') return 'Nothing more of it';
  return abilityLine(asked.content, card, Number(rest));
}

function looked(asked: Asked): string[] {
  return listIn(asked.about, 'cards').map((def) => cardName(asked.content, def));
}

function peekSentence(asked: Asked): string {
  const cards = looked(asked);
  const next = cards.length === 1 ? 'The next Threat card is' : 'The next Threat cards, first to last, are';
  const ask = { look: '', bottom: ' One may go to the bottom.', order: ' Which is to be drawn first?' };
  const stage = textIn(asked.about, 'stage');
  return `${next} ${listed(cards)}.${stage === 'bottom' || stage === 'order' ? ask[stage] : ask.look}`;
}

function peekLabel(asked: Asked, option: string): string {
  const [verb, rest] = verbOf(option);
  const card = looked(asked)[Number(rest)] ?? 'it';
  if (verb === 'seen') return 'I have seen it';
  if (verb === 'keep')
    return textIn(asked.about, 'stage') === 'bottom' ? 'Leave all of them on top' : 'Keep this order';
  return verb === 'bottom' ? `Put ${card} on the bottom` : `Draw ${card} next`;
}

const by = (asked: Asked): string => cardName(asked.content, textIn(asked.about, 'card'));

function windowName(view: VeilwraithView, window: string): string {
  const names: Readonly<Record<string, string>> = WINDOW_NAMES;
  return names[window] ?? `in round ${view.round}`;
}

const ORDER_WHEN: Readonly<Record<string, string>> = {
  startOfRound: 'The round begins',
  endOfRound: 'The round ends',
  played: 'A Threat arrives',
  defeat: 'A Threat falls',
  drawn: 'A card is drawn',
};

export const playWriters: Readonly<Record<PlayAsk, AskWriter>> = {
  play: {
    sentence: (asked) => `Play Phase. ${left(asked)}${forecast(asked)}`,
    label: common,
    rules: ['VW-PLAY-01', 'VW-USE-01', 'VW-TILT-01'],
  },
  ready: {
    sentence: () => 'You are ready. The others still play.',
    label: common,
    rules: ['VW-MULTI-04'],
  },
  boost: { sentence: boostSentence, label: boostLabel, rules: ['VW-USE-05', 'VW-USE-06', 'VW-COMB-02'] },
  window: {
    sentence: (asked) =>
      `A Memory may be played ${windowName(asked.view, textIn(asked.about, 'window'))}.${forecast(asked)}`,
    label: common,
    rules: ['VW-MEM-02', 'VW-MEM-13'],
  },
  limit: {
    sentence: (asked) => {
      const hand = numberIn(asked.about, 'hand');
      return `You hold ${hand} Memories, ${numberIn(asked.about, 'over')} too many. Play or discard down to 6.`;
    },
    label: common,
    rules: ['VW-END-02'],
  },
  order: {
    sentence: (asked) => `${ORDER_WHEN[textIn(asked.about, 'when')] ?? 'Several things happen'}. What resolves first?`,
    label: orderLabel,
    rules: ['VW-EFF-01'],
  },
  abilities: {
    sentence: (asked) => `Which part of ${by(asked)} do you use?`,
    label: abilitiesLabel,
    rules: ['VW-MEM-04', 'VW-MEM-05'],
  },
  may: {
    sentence: (asked) => `${by(asked)} offers you its ability.`,
    label: (asked, option) => {
      const number = Number(textIn(asked.about, 'ability').split('/').at(-1) ?? 0);
      return option === 'yes' ? abilityLine(asked.content, textIn(asked.about, 'card'), number) : 'Decline';
    },
  },
  teammate: {
    sentence: (asked) => `Which Veilwraith does ${by(asked)} help?`,
    label: (_, option) => wraithName(Number(verbOf(option)[1])),
    rules: ['VW-TERM-01', 'VW-RULING-46'],
  },
  use: { sentence: (asked) => `${by(asked)} lets you Use an Action.`, label: common, rules: ['VW-USE-01'] },
  tilt: { sentence: (asked) => `${by(asked)} lets you Tilt an Action.`, label: common },
  choose: {
    sentence: (asked) => `${by(asked)}: choose one.`,
    label: (asked, option) => branchLabel(asked, numberIn(asked.about, 'step'), option),
  },
  peek: { sentence: peekSentence, label: peekLabel, rules: ['VW-RULING-19'] },
  ...pickWriters,
};

/** Settings and giving up, which any prompt may hold. */
export function asideLabel(asked: Asked, option: string): string | undefined {
  const [verb, rest] = verbOf(option);
  if (verb === 'concede') return 'Give up this game';
  if (verb !== 'stop') return undefined;
  const on = asked.me?.stops?.some((window) => window === rest) ?? false;
  return `${on ? 'Do not ask me' : 'Always ask me'} ${windowName(asked.view, rest)}`;
}
