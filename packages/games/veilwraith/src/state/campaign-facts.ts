import type { ActionType, Slot, StartingAbility } from '../vocabulary.ts';

/** What happens between games. All of it is public. */
export type CampaignFact =
  | { type: 'vignetteNext'; vignette: number; game: number; ribbons: number }
  | { type: 'upgraded'; seat: number; why: UpgradeReason; removed?: string; added?: string }
  | { type: 'upgradeDeclined'; seat: number; why: UpgradeReason }
  | { type: 'actionUpgraded'; seat: number; action: ActionType }
  | { type: 'tokenUpgraded'; seat: number; slot: Slot; why: 'reward' | 'easyDream' }
  | { type: 'rewardIgnored'; seat: number; reward: 'gainRibbon' | 'loseRibbon' | 'upgradeAction' | 'upgradeToken' }
  | { type: 'nextSpirit'; seat: number; n: number }
  | { type: 'ribbons'; change: number; ribbons: number; why: 'reward' | 'penalty' | 'defeat' | 'dayDream' }
  | { type: 'joined'; seat: number; vignettes: number }
  | { type: 'skipVoted'; seat: number; skip: boolean }
  | { type: 'vignetteSkipped'; vignette: number }
  | { type: 'orderChosen'; seat: number; order: readonly ActionType[] }
  | { type: 'abilityChosen'; seat: number; ability: StartingAbility }
  | { type: 'exhaustChosen'; seat: number; actions: readonly ActionType[] }
  | { type: 'scored'; seat: number; vignette: number; score: number }
  | { type: 'nobodyScored'; vignette: number }
  | { type: 'rogueWeakened'; maxSpirit: number }
  | { type: 'matchOver'; result: string; winners: readonly number[] };

/** after a victory, before a stand-alone game or on joining, or after a Rogue's won Campaign */
export type UpgradeReason = 'victory' | 'catchUp' | 'permanent';
