/**
 * What is asked between games, and what each `about` holds:
 * - joinNow: vignette, players; options `join:<seat>`, `nobody`
 * - dayDream: vignette, ribbons; options `skip`, `play`
 * - begin (Campaign, before each deal): vignette, ribbons, game; option `begin`
 * - upgradeRemove: why, number, of; options `remove:<memory>` on `deck:<memory>`, `decline`
 * - upgradeAdd: why, number, of, removed, combine; options `add:<memory>` on `box:<memory>`, `back` (aside)
 * - upgradeEither (Nightmare): why, number, of; options `remove:...`, `add:...`, `decline`
 * - rewardAction: vignette; options `advance:<action>`
 * - rewardToken: vignette; options `token:<slot>` on `slot:<slot>`
 * - rewardChoice: vignette, script; options `choose:<index>`
 * - easyDream: options `token:<slot>` on `slot:<slot>`
 * - actionOrder: options `order:<action>-<action>-<action>`, slot 1 first
 * - startingAbility: options `ability:<ability>`
 * - exhaustTwo: ability; options `exhaust:<action>-<action>`
 */
export const CAMPAIGN_ASKS = [
  'joinNow',
  'dayDream',
  'begin',
  'upgradeRemove',
  'upgradeAdd',
  'upgradeEither',
  'rewardAction',
  'rewardToken',
  'rewardChoice',
  'easyDream',
  'actionOrder',
  'startingAbility',
  'exhaustTwo',
] as const;
export type CampaignAsk = (typeof CAMPAIGN_ASKS)[number];
