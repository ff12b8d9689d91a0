import { z } from 'zod';

const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const name = z.string().max(120);

const campaignFrame = z.strictObject({
  do: z.literal('campaign'),
  /** What comes next, once every seat has done its part of what came before. */
  step: z.enum(['arrive', 'join', 'skip', 'prepare', 'begin', 'deal', 'after', 'rewards', 'next', 'end']),
});
export type CampaignFrame = z.infer<typeof campaignFrame>;

const joiningFrame = z.strictObject({ do: z.literal('joining') });
export type JoiningFrame = z.infer<typeof joiningFrame>;

const dayDreamFrame = z.strictObject({
  do: z.literal('dayDream'),
  /** One vote per seat that takes part, in their order. */
  votes: z.array(z.boolean()).max(4).readonly(),
});
export type DayDreamFrame = z.infer<typeof dayDreamFrame>;

const upgradeFrame = z.strictObject({
  do: z.literal('upgrade'),
  seat,
  why: z.enum(['victory', 'catchUp', 'permanent']),
  /** This is upgrade `number` of `of`. */
  number: count,
  of: count,
  /** Chosen to leave the deck; still in it until the other half is chosen too. */
  removed: name.exactOptional(),
});
export type UpgradeFrame = z.infer<typeof upgradeFrame>;

const rewardFrame = z.strictObject({
  do: z.literal('reward'),
  seat,
  vignette: z.int().min(1).max(5),
  /** The Defeat line or a branch of it, and the effect to carry out next. */
  script: name,
  at: count,
  /** This seat settles the team's Ribbons (VW-COOP-08); catching up never does (VW-RULING-44). */
  team: z.boolean(),
  /** Its "next game" is the one to come. */
  fresh: z.boolean(),
});
export type RewardFrame = z.infer<typeof rewardFrame>;

const choice = <N extends string>(kind: N) => z.strictObject({ do: z.literal(kind), seat });
const easyDream = choice('easyDream');
const actionOrder = choice('actionOrder');
const startingAbility = choice('startingAbility');
const exhaustTwo = choice('exhaustTwo');
export type ChoiceFrame =
  | z.infer<typeof easyDream>
  | z.infer<typeof actionOrder>
  | z.infer<typeof startingAbility>
  | z.infer<typeof exhaustTwo>;

/** Around the games: on the table's own stack, and on each seat's. */
export const campaignTableFrames = [campaignFrame, joiningFrame, dayDreamFrame] as const;
export type CampaignTableFrame = z.infer<(typeof campaignTableFrames)[number]>;
export const campaignSeatFrames = [
  upgradeFrame,
  rewardFrame,
  easyDream,
  actionOrder,
  startingAbility,
  exhaustTwo,
] as const;
export type CampaignSeatFrame = z.infer<(typeof campaignSeatFrames)[number]>;
