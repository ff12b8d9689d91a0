import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { CampaignFact } from '../state/campaign-facts.ts';
import type { RewardFrame } from '../state/campaign-frames.ts';
import { ACTION_TYPES, type ActionType, SLOTS, type Slot } from '../vocabulary.ts';
import { pushTo } from './access.ts';
import type { ActionAct, BranchAct, CampaignAsks, TokenAct } from './asks.ts';

type Reward = Extract<CampaignFact, { type: 'rewardIgnored' }>['reward'];

/** The Defeat line of a Vignette for one seat: for the team's Ribbons too, or to catch up (VW-REW-01, VW-JOIN-02). */
export function claimRewards(
  turn: Turn,
  seat: Seat,
  vignette: number,
  claim: Pick<RewardFrame, 'team' | 'fresh'>,
): void {
  const script = turn.content.vignette(vignette).defeat.id;
  pushTo(turn.state, { do: 'reward', seat, vignette, script, at: 0, team: claim.team, fresh: claim.fresh });
}

export const rewardHandler: Handler<
  Turn,
  RewardFrame,
  ActionAct | TokenAct | BranchAct,
  QuestionOf<CampaignAsks, 'rewardAction' | 'rewardToken' | 'rewardChoice'>
> = {
  run(turn, frame) {
    const effect = turn.content.script(frame.script).effects[frame.at];
    if (!effect) return drop(turn);
    const { verb } = effect;
    if (verb === 'upgradeAction') return askForAction(turn, frame, effect.action);
    if (verb === 'upgradeToken') return askForToken(turn, frame, effect.slot);
    if (verb === 'choose') return askForBranch(frame, effect.options.length);
    // What only means something during a game cannot be carried out between games (VW-EFF-03).
    if (verb === 'gainRibbon') gainRibbons(turn, frame, effect.n ?? 1);
    else if (verb === 'loseRibbon') loseRibbons(turn, frame, effect.n ?? 1);
    else if (verb === 'nextGameSpirit') changeNextSpirit(turn, frame, effect.n);
    frame.at++;
  },

  answer(turn, frame, act) {
    const { legacy } = wraithAt(turn.state, frame.seat);
    const branches = turn.content.script(frame.script).parts[frame.at];
    frame.at++;
    switch (act.do) {
      case 'action':
        legacy.advanced[act.action] = true;
        return emit(turn, { type: 'actionUpgraded', seat: frame.seat, action: act.action });
      case 'token':
        legacy.tokens[act.slot - 1] = true;
        return emit(turn, { type: 'tokenUpgraded', seat: frame.seat, slot: act.slot, why: 'reward' });
      case 'branch': {
        const script = branches?.[act.index];
        if (script !== undefined) pushTo(turn.state, { ...frame, script, at: 0 });
        return;
      }
    }
  },
};

/** VW-REW-05: nothing is left to upgrade. */
function ignore(turn: Turn, frame: RewardFrame, reward: Reward): void {
  emit(turn, { type: 'rewardIgnored', seat: frame.seat, reward });
}

function askForAction(
  turn: Turn,
  frame: RewardFrame,
  which: ActionType | 'chosen',
): QuestionOf<CampaignAsks, 'rewardAction'> | undefined {
  const { advanced } = wraithAt(turn.state, frame.seat).legacy;
  const acts: ActionAct[] = [];
  for (const action of ACTION_TYPES) {
    if (!advanced[action] && (which === 'chosen' || which === action)) acts.push({ do: 'action', action });
  }
  if (acts.length > 0) return { seat: frame.seat, ask: 'rewardAction', about: { vignette: frame.vignette }, acts };
  ignore(turn, frame, 'upgradeAction');
  frame.at++;
  return undefined;
}

function askForToken(
  turn: Turn,
  frame: RewardFrame,
  which: Slot | 'chosen',
): QuestionOf<CampaignAsks, 'rewardToken'> | undefined {
  const { tokens } = wraithAt(turn.state, frame.seat).legacy;
  const acts: TokenAct[] = [];
  for (const slot of SLOTS) {
    if (!tokens[slot - 1] && (which === 'chosen' || which === slot)) acts.push({ do: 'token', slot });
  }
  if (acts.length > 0) return { seat: frame.seat, ask: 'rewardToken', about: { vignette: frame.vignette }, acts };
  ignore(turn, frame, 'upgradeToken');
  frame.at++;
  return undefined;
}

function askForBranch(frame: RewardFrame, branches: number): QuestionOf<CampaignAsks, 'rewardChoice'> {
  const acts = Array.from({ length: branches }, (_, index): BranchAct => ({ do: 'branch', index }));
  return { seat: frame.seat, ask: 'rewardChoice', about: { vignette: frame.vignette, script: frame.script }, acts };
}

function gainRibbons(turn: Turn, frame: RewardFrame, n: number): void {
  if (!frame.team) return;
  const { campaign } = turn.state;
  // VW-CAMP-07: not from the second level on. VW-REW-02: never more than there are.
  const room = campaign.level > 1 ? 0 : campaign.mostRibbons - campaign.ribbons;
  const change = Math.min(n, room);
  if (change <= 0) {
    ignore(turn, frame, 'gainRibbon');
    return;
  }
  campaign.ribbons += change;
  emit(turn, { type: 'ribbons', change, ribbons: campaign.ribbons, why: 'reward' });
}

function loseRibbons(turn: Turn, frame: RewardFrame, n: number): void {
  if (!frame.team) return;
  const { campaign } = turn.state;
  const change = -Math.min(n, campaign.ribbons);
  campaign.ribbons += change;
  emit(turn, { type: 'ribbons', change, ribbons: campaign.ribbons, why: 'penalty' });
}

function changeNextSpirit(turn: Turn, frame: RewardFrame, n: number): void {
  if (!frame.fresh) return;
  wraithAt(turn.state, frame.seat).legacy.nextSpirit += n;
  emit(turn, { type: 'nextSpirit', seat: frame.seat, n });
}
