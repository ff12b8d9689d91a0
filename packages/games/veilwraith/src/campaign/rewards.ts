import type { Choice, Handler, Question, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { emit, wraithAt } from '../state/access.ts';
import type { CampaignFact } from '../state/campaign-facts.ts';
import { ACTION_TYPES, type ActionType, SLOTS, type Slot } from '../vocabulary.ts';
import { drop, push } from './access.ts';
import type { RewardFrame } from './frames.ts';

type RewardAct =
  | { pick: 'action'; action: ActionType }
  | { pick: 'token'; slot: Slot }
  | { pick: 'branch'; branch: number };
type Reward = Extract<CampaignFact, { type: 'rewardIgnored' }>['reward'];

/** The Defeat line of a Vignette for one seat: for the team's Ribbons too, or to catch up (VW-REW-01, VW-JOIN-02). */
export function claimRewards(
  turn: Turn,
  seat: Seat,
  vignette: number,
  claim: Pick<RewardFrame, 'team' | 'fresh'>,
): void {
  const script = turn.content.vignette(vignette).defeat.id;
  push(turn.state, { do: 'reward', seat, vignette, script, at: 0, team: claim.team, fresh: claim.fresh });
}

export const rewardHandler: Handler<Turn, RewardFrame, RewardAct> = {
  run(turn, frame) {
    const effect = turn.content.script(frame.script).effects[frame.at];
    if (!effect) return drop(turn.state, frame);
    switch (effect.verb) {
      case 'upgradeAction':
        return askForAction(turn, frame, effect.action);
      case 'upgradeToken':
        return askForToken(turn, frame, effect.slot);
      case 'choose':
        return askForBranch(frame, effect.options.length);
      case 'gainRibbon':
        gainRibbons(turn, frame, effect.n ?? 1);
        break;
      case 'loseRibbon':
        loseRibbons(turn, frame, effect.n ?? 1);
        break;
      case 'nextGameSpirit':
        changeNextSpirit(turn, frame, effect.n);
        break;
      default:
        // What only means something during a game cannot be carried out between games (VW-EFF-03).
        break;
    }
    frame.at++;
  },

  answer(turn, frame, act) {
    const { legacy } = wraithAt(turn.state, frame.seat);
    const branches = turn.content.script(frame.script).branches[frame.at];
    frame.at++;
    switch (act.pick) {
      case 'action':
        legacy.advanced[act.action] = true;
        return emit(turn, { type: 'actionUpgraded', seat: frame.seat, action: act.action });
      case 'token':
        legacy.tokens[act.slot - 1] = true;
        return emit(turn, { type: 'tokenUpgraded', seat: frame.seat, slot: act.slot, why: 'reward' });
      case 'branch': {
        const script = branches?.[act.branch];
        if (script !== undefined) push(turn.state, { ...frame, script, at: 0 });
        return;
      }
    }
  },
};

/** VW-REW-05: nothing is left to upgrade. */
function ignore(turn: Turn, frame: RewardFrame, reward: Reward): void {
  emit(turn, { type: 'rewardIgnored', seat: frame.seat, reward });
}

function askForAction(turn: Turn, frame: RewardFrame, which: ActionType | 'chosen'): Question<RewardAct> | undefined {
  const { advanced } = wraithAt(turn.state, frame.seat).legacy;
  const options: Choice<RewardAct>[] = [];
  for (const action of ACTION_TYPES) {
    if (advanced[action] || (which !== 'chosen' && which !== action)) continue;
    options.push({ id: `advance:${action}`, on: [`action:${action}`], act: { pick: 'action', action } });
  }
  if (options.length > 0)
    return { seat: frame.seat, ask: 'rewardAction', about: { vignette: frame.vignette }, options };
  ignore(turn, frame, 'upgradeAction');
  frame.at++;
  return undefined;
}

function askForToken(turn: Turn, frame: RewardFrame, which: Slot | 'chosen'): Question<RewardAct> | undefined {
  const { tokens } = wraithAt(turn.state, frame.seat).legacy;
  const options: Choice<RewardAct>[] = [];
  for (const slot of SLOTS) {
    if (tokens[slot - 1] || (which !== 'chosen' && which !== slot)) continue;
    options.push({ id: `token:${slot}`, on: [`slot:${slot}`], act: { pick: 'token', slot } });
  }
  if (options.length > 0) return { seat: frame.seat, ask: 'rewardToken', about: { vignette: frame.vignette }, options };
  ignore(turn, frame, 'upgradeToken');
  frame.at++;
  return undefined;
}

function askForBranch(frame: RewardFrame, branches: number): Question<RewardAct> {
  const options: Choice<RewardAct>[] = [];
  for (let branch = 0; branch < branches; branch++)
    options.push({ id: `choose:${branch}`, act: { pick: 'branch', branch } });
  return { seat: frame.seat, ask: 'rewardChoice', about: { vignette: frame.vignette, script: frame.script }, options };
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
