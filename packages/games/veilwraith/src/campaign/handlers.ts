import type { Handlers } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { CampaignSeatFrame, CampaignTableFrame } from '../state/campaign-frames.ts';
import { dayDreamHandler } from './day-dream.ts';
import { campaignHandler } from './flow.ts';
import { joiningHandler } from './joining.ts';
import { actionOrderHandler, easyDreamHandler, exhaustTwoHandler, startingAbilityHandler } from './prepare.ts';
import { rewardHandler } from './rewards.ts';
import { upgradeHandler } from './upgrade-frame.ts';

/** Everything around the games: what is chosen before them, what they bring, and how it all ends. */
export const campaignHandlers: Handlers<Turn, CampaignTableFrame | CampaignSeatFrame> = {
  campaign: campaignHandler,
  joining: joiningHandler,
  dayDream: dayDreamHandler,
  upgrade: upgradeHandler,
  reward: rewardHandler,
  easyDream: easyDreamHandler,
  actionOrder: actionOrderHandler,
  startingAbility: startingAbilityHandler,
  exhaustTwo: exhaustTwoHandler,
};
