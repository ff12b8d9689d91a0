import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { CampaignFact, UpgradeReason } from '../state/campaign-facts.ts';
import { cardName, count, listed, signed, wraithName } from './names.ts';
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

function upgraded(content: Content, { removed, added, why }: Extract<CampaignFact, { type: 'upgraded' }>): string {
  if (removed && added)
    return `Returns ${cardName(content, removed)} and takes ${cardName(content, added)}${FOR[why]}.`;
  if (added) return `Takes ${cardName(content, added)}${FOR[why]}.`;
  return `Returns ${cardName(content, removed ?? '')}${FOR[why]}.`;
}

/** What happens between games. Sentences without a subject are completed by the seat's name where there are several. */
export function campaignFactText(content: Content, fact: CampaignFact): string {
  const vignette = (number: number): string => content.vignette(number).card.name;
  switch (fact.type) {
    case 'vignetteNext':
      return `${vignette(fact.vignette)} begins. ${content.vignette(fact.vignette).card.intro}`;
    case 'upgraded':
      return upgraded(content, fact);
    case 'upgradeDeclined':
      return `Keeps the deck as it is${FOR[fact.why]}.`;
    case 'actionUpgraded': {
      const { basic, advanced } = content.actions[fact.action];
      return `${basic.name} becomes ${advanced.name}.`;
    }
    case 'tokenUpgraded':
      return `The token of slot ${fact.slot} now shows ${fact.slot + 1}.`;
    case 'rewardIgnored':
      return `${REWARDS[fact.reward]}.`;
    case 'nextSpirit':
      return `The next game starts with ${signed(fact.n)} Spirit.`;
    case 'ribbons':
      return `${RIBBONS[fact.why]}: ${signed(fact.change)} Ribbon, ${fact.ribbons} left.`;
    case 'joined':
      return `${wraithName(fact.seat)} joins${fact.vignettes > 0 ? ` and catches up on ${count(fact.vignettes, 'Vignette')}` : ''}.`;
    case 'skipVoted':
      return `Votes to ${fact.skip ? 'skip' : 'play'} the Vignette.`;
    case 'vignetteSkipped':
      return `${vignette(fact.vignette)} is skipped.`;
    case 'orderChosen':
      return `Actions start in the order ${listed(fact.order.map((action) => ACTION_WORD[action]))}.`;
    case 'abilityChosen':
      return fact.ability === 'none'
        ? 'Begins without a starting ability.'
        : `Begins as ${STARTING_NAMES[fact.ability]}.`;
    case 'exhaustChosen':
      return `${listed(fact.actions.map((action) => ACTION_WORD[action]))} begin Exhausted.`;
    case 'scored':
      return `${wraithName(fact.seat)} wins ${vignette(fact.vignette)}: ${count(fact.score, 'Vignette')} so far.`;
    case 'nobodyScored':
      return `Nobody scores ${vignette(fact.vignette)}.`;
    case 'rogueWeakened':
      return `The next Campaign is played with at most ${fact.maxSpirit} Spirit.`;
    case 'matchOver':
      return outcomeText(fact.result, fact.winners);
  }
}
