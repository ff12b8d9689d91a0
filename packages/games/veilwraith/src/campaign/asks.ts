import type { AskTable, Seat } from '@veilhall/engine';
import type { UpgradeReason } from '../state/campaign-facts.ts';
import type { ActionType, Slot, StartingAbility } from '../vocabulary.ts';

export type JoinAct = { do: 'join'; seat: Seat } | { do: 'nobody' };
export type SkipAct = { do: 'play' | 'skip' };
export type BeginAct = { do: 'begin' };
export type RemoveAct = { do: 'remove'; memory: string };
export type AddAct = { do: 'add'; memory: string };
export type DeclineAct = { do: 'decline' };
export type UpgradeAct = RemoveAct | AddAct | DeclineAct;
export type ActionAct = { do: 'action'; action: ActionType };
export type TokenAct = { do: 'token'; slot: Slot };
export type BranchAct = { do: 'branch'; index: number };
export type OrderAct = { order: readonly ActionType[] };
export type AbilityAct = { ability: StartingAbility };
export type ExhaustAct = { actions: readonly ActionType[] };

/** Upgrade `number` of `of`. */
type Upgrade = { why: UpgradeReason; number: number; of: number };

type Shape<A> = { act: A; option: A };
/** Arrays that travel with an option are plain data. */
type Listed<A> = { [K in keyof A]: A[K] extends readonly (infer I)[] ? I[] : A[K] };

/** What is asked between games. */
export type CampaignAsks = {
  joinNow: Shape<JoinAct> & { about: { vignette: number; players: number } };
  dayDream: Shape<SkipAct> & { about: { vignette: number; ribbons: number } };
  /** Before each deal of a Campaign. */
  begin: Shape<BeginAct> & { about: { vignette: number; ribbons: number; game: number } };
  upgradeRemove: Shape<RemoveAct | DeclineAct> & { about: Upgrade };
  upgradeAdd: Shape<AddAct> & { about: Upgrade & { removed: string; combine: number } };
  /** In a Nightmare. */
  upgradeEither: Shape<UpgradeAct> & { about: Upgrade };
  rewardAction: Shape<ActionAct> & { about: { vignette: number } };
  rewardToken: Shape<TokenAct> & { about: { vignette: number } };
  rewardChoice: Shape<BranchAct> & { about: { vignette: number; script: string } };
  easyDream: Shape<TokenAct>;
  /** Slot 1 first. */
  actionOrder: { act: OrderAct; option: Listed<OrderAct> };
  startingAbility: Shape<AbilityAct>;
  exhaustTwo: { act: ExhaustAct; option: Listed<ExhaustAct>; about: { ability: StartingAbility } };
};

const upgradeRules = {
  id: (act: UpgradeAct) => (act.do === 'decline' ? 'decline' : `${act.do}:${act.memory}`),
  on(act: UpgradeAct) {
    if (act.do === 'decline') return undefined;
    return [`${act.do === 'remove' ? 'deck' : 'box'}:${act.memory}`];
  },
  about: <A extends UpgradeAct>(act: A): A => act,
};

const tokenRules = {
  id: ({ slot }: TokenAct) => `token:${slot}`,
  on: ({ slot }: TokenAct) => [`slot:${slot}`],
  about: (act: TokenAct) => act,
};

export const campaignAsks: AskTable<CampaignAsks> = {
  joinNow: { id: (act) => (act.do === 'join' ? `join:${act.seat}` : act.do), about: (act) => act },
  dayDream: { id: (act) => act.do, about: (act) => act },
  begin: { id: (act) => act.do, about: (act) => act },
  upgradeRemove: upgradeRules,
  upgradeAdd: upgradeRules,
  upgradeEither: upgradeRules,
  rewardAction: {
    id: ({ action }) => `advance:${action}`,
    on: ({ action }) => [`action:${action}`],
    about: (act) => act,
  },
  rewardToken: tokenRules,
  rewardChoice: { id: ({ index }) => `choose:${index}`, about: (act) => act },
  easyDream: tokenRules,
  actionOrder: { id: ({ order }) => `order:${order.join('-')}`, about: ({ order }) => ({ order: [...order] }) },
  startingAbility: { id: ({ ability }) => `ability:${ability}`, about: (act) => act },
  exhaustTwo: {
    id: ({ actions }) => `exhaust:${actions.join('-')}`,
    on: ({ actions }) => actions.map((action) => `action:${action}`),
    about: ({ actions }) => ({ actions: [...actions] }),
  },
};
