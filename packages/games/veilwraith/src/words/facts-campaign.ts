import { agree, seatPiece, type Text, text } from '@veilhall/engine';
import { listed, plural, signed } from '@veilhall/kit';
import { ACTION_WORD } from '../effects/wording.ts';
import type { CampaignFact, UpgradeReason } from '../state/campaign-facts.ts';
import { does, type FactWriters, type Say } from './facts-context.ts';
import { outcomeText } from './outcome.ts';
import { STARTING_NAMES } from './prompt-campaign.ts';

const FOR: Readonly<Record<UpgradeReason, string>> = {
  victory: '',
  catchUp: ' before the game',
  permanent: ' for good',
};

const REWARDS: Readonly<Record<Extract<CampaignFact, { type: 'rewardIgnored' }>['reward'], string>> = {
  gainRibbon: 'The Ribbon is not gained',
  loseRibbon: 'No Ribbon is lost',
  upgradeAction: 'No Action is left to upgrade',
  upgradeToken: 'That Action Power Token is already Advanced',
};

const RIBBONS: Readonly<Record<Extract<CampaignFact, { type: 'ribbons' }>['why'], string>> = {
  reward: 'A reward',
  penalty: 'A penalty',
  defeat: 'The defeat',
  dayDream: 'The skipped Vignette',
};

function upgraded({ seat, removed, added, why }: Extract<CampaignFact, { type: 'upgraded' }>, { name }: Say): Text {
  if (removed && added)
    return text`${does(seat, 'return', 'returns')} ${name(removed)} and ${agree(seat, 'take', 'takes')} ${name(added)}${FOR[why]}.`;
  if (added) return text`${does(seat, 'take', 'takes')} ${name(added)}${FOR[why]}.`;
  return text`${does(seat, 'return', 'returns')} ${removed ? name(removed) : 'a Memory'}${FOR[why]}.`;
}

/** What happens between games. */
export const campaignFacts: FactWriters<CampaignFact> = {
  vignetteNext: (fact, { content, vignette }) =>
    text`${vignette(fact.vignette)} begins. ${content.vignette(fact.vignette).card.intro}`,
  upgraded,
  upgradeDeclined: (fact) => text`${does(fact.seat, 'keep', 'keeps')} the deck as it is${FOR[fact.why]}.`,
  actionUpgraded(fact, { content }) {
    const { basic, advanced } = content.actions[fact.action];
    return `${basic.name} becomes ${advanced.name}.`;
  },
  tokenUpgraded: (fact) => `The token of slot ${fact.slot} now shows ${fact.slot + 1}.`,
  rewardIgnored: (fact) => `${REWARDS[fact.reward]}.`,
  nextSpirit: (fact) => `The next game starts with ${signed(fact.n)} Spirit.`,
  ribbons: (fact) => `${RIBBONS[fact.why]}: ${signed(fact.change)} Ribbon, ${fact.ribbons} left.`,
  joined: (fact) =>
    text`${seatPiece(fact.seat)} ${agree(fact.seat, 'join', 'joins')}${fact.vignettes > 0 ? text` and ${agree(fact.seat, 'catch up', 'catches up')} on ${plural(fact.vignettes, 'Vignette')}` : ''}.`,
  skipVoted: (fact) => text`${does(fact.seat, 'vote', 'votes')} to ${fact.skip ? 'skip' : 'play'} the Vignette.`,
  vignetteSkipped: (fact, { vignette }) => text`${vignette(fact.vignette)} is skipped.`,
  orderChosen: (fact) => text`Actions start in the order ${listed(fact.order.map((action) => ACTION_WORD[action]))}.`,
  abilityChosen: (fact) =>
    text`${does(fact.seat, 'begin', 'begins')} ${fact.ability === 'none' ? 'without a starting ability' : `as ${STARTING_NAMES[fact.ability]}`}.`,
  exhaustChosen: (fact) => text`${listed(fact.actions.map((action) => ACTION_WORD[action]))} begin Exhausted.`,
  scored: (fact, { vignette }) =>
    text`${seatPiece(fact.seat)} ${agree(fact.seat, 'win', 'wins')} ${vignette(fact.vignette)}: ${plural(fact.score, 'Vignette')} so far.`,
  nobodyScored: (fact, { vignette }) => text`Nobody scores ${vignette(fact.vignette)}.`,
  rogueWeakened: (fact) => `The next Campaign is played with at most ${fact.maxSpirit} Spirit.`,
  matchOver: (fact) => outcomeText(fact.result, fact.winners),
};
