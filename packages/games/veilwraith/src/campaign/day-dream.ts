import type { Handler, QuestionOf } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drop } from '../state/access.ts';
import type { DayDreamFrame } from '../state/campaign-frames.ts';
import type { State } from '../state/state.ts';
import { members } from './access.ts';
import type { CampaignAsks, SkipAct } from './asks.ts';
import { LAST_VIGNETTE } from './rules.ts';

/** Not the last Vignette, and one Ribbon must remain (VW-DIFF-02, VW-RULING-32). */
export function maySkip({ options, campaign }: State): boolean {
  return options.mode === 'campaign' && options.dayDream && campaign.vignette < LAST_VIGNETTE && campaign.ribbons >= 2;
}

const VOTES: readonly SkipAct[] = [{ do: 'play' }, { do: 'skip' }];

/** Seat after seat votes until the majority is certain; the host breaks a tie (VW-RULING-90). */
export const dayDreamHandler: Handler<Turn, DayDreamFrame, SkipAct, QuestionOf<CampaignAsks, 'dayDream'>> = {
  run(turn, frame) {
    const { state } = turn;
    if (!maySkip(state)) return drop(turn);
    const voters = members(state);
    const skip = verdict(frame.votes, voters.length);
    if (skip === undefined) {
      const seat = voters[frame.votes.length] ?? 0;
      const { vignette, ribbons } = state.campaign;
      return { seat, ask: 'dayDream', about: { vignette, ribbons }, acts: VOTES };
    }
    if (!skip) return drop(turn);
    skipVignette(turn);
    frame.votes = [];
  },
  answer(turn, frame, act, seat) {
    const skip = act.do === 'skip';
    frame.votes = [...frame.votes, skip];
    if (members(turn.state).length > 1) emit(turn, { type: 'skipVoted', seat, skip });
  },
};

/** What the votes so far amount to, or nothing while the rest could still change it. */
function verdict(votes: readonly boolean[], voters: number): boolean | undefined {
  let skip = 0;
  for (const vote of votes) if (vote) skip++;
  const play = votes.length - skip;
  if (2 * skip > voters) return true;
  if (2 * play > voters) return false;
  return votes.length === voters ? votes[0] : undefined;
}

function skipVignette(turn: Turn): void {
  const { campaign } = turn.state;
  campaign.ribbons--;
  emit(turn, { type: 'ribbons', change: -1, ribbons: campaign.ribbons, why: 'dayDream' });
  campaign.skipped.push(campaign.vignette);
  emit(turn, { type: 'vignetteSkipped', vignette: campaign.vignette });
  campaign.vignette++;
}
