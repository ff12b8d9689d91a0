import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { startGame } from '../flow/rounds.ts';
import { wraithAt } from '../state/access.ts';
import type { CampaignFrame } from '../state/campaign-frames.ts';
import type { State } from '../state/state.ts';
import { members, pushTable, waitingSeats } from './access.ts';
import type { BeginAct, CampaignAsks } from './asks.ts';
import { maySkip } from './day-dream.ts';
import { endCampaign, endVignette } from './ending.ts';
import { arrive, getReady } from './prepare.ts';
import { claimRewards } from './rewards.ts';
import { LAST_VIGNETTE } from './rules.ts';
import { startingDecks } from './start.ts';
import { offerUpgrades } from './upgrade-frame.ts';

/** A match from the first choice to its outcome. Each step leaves work for the seats and says what comes after it. */
export const campaignHandler: Handler<Turn, CampaignFrame, BeginAct, QuestionOf<CampaignAsks, 'begin'>> = {
  run(turn, frame) {
    const { state } = turn;
    switch (frame.step) {
      case 'arrive':
        frame.step = 'skip';
        for (const seat of members(state)) arrive(turn, seat, vignettesBefore(state));
        return;
      case 'join':
        frame.step = 'skip';
        if (waitingSeats(state).length > 0) pushTable(state, { do: 'joining' });
        return;
      case 'skip':
        frame.step = 'prepare';
        if (maySkip(state)) pushTable(state, { do: 'dayDream', votes: [] });
        return;
      case 'prepare':
        frame.step = state.options.mode === 'campaign' ? 'begin' : 'deal';
        return prepare(turn);
      case 'begin':
        return askToBegin(state);
      case 'deal':
        frame.step = 'after';
        return startGame(turn);
      case 'after':
        return settle(turn, frame);
      case 'rewards':
        frame.step = 'next';
        return claimAll(turn);
      case 'next':
        // A penalty may have taken the last Ribbon (VW-CAMP-04).
        if (state.campaign.ribbons === 0) return endCampaign(turn, false);
        state.campaign.vignette++;
        frame.step = 'join';
        return;
      case 'end':
        return endCampaign(turn, true);
    }
  },
  answer(_turn, frame) {
    frame.step = 'deal';
  },
};

/** A Campaign pauses before each deal: the story is told, and until then every choice can be taken back. */
function askToBegin({ campaign }: State): QuestionOf<CampaignAsks, 'begin'> {
  const { vignette, ribbons, history } = campaign;
  const about = { vignette, ribbons, game: history.length + 1 };
  return { seat: 0, ask: 'begin', about, acts: [{ do: 'begin' }], always: true };
}

/** A stand-alone game starts as if the Vignettes before it had been won (VW-SOLO-02, VW-SOLO-03). */
function vignettesBefore({ options, campaign }: State): number[] {
  if (options.mode === 'campaign') return [];
  return Array.from({ length: campaign.vignette - 1 }, (_, i) => i + 1);
}

function prepare(turn: Turn): void {
  const { state } = turn;
  const { vignette, ribbons, history } = state.campaign;
  state.stage = 'prepare';
  emit(turn, { type: 'vignetteNext', vignette, game: history.length + 1, ribbons });
  for (const seat of members(state)) getReady(turn, seat);
}

/** The game is decided: write it down and go where it leads (VW-GEND-02, VW-GEND-03). */
function settle(turn: Turn, frame: CampaignFrame): void {
  const { state } = turn;
  const { campaign, lastGame, options } = state;
  if (!lastGame) throw new Error('no game was decided');
  state.stage = 'after';
  const { result, round } = lastGame;
  const winner = options.table === 'race' ? lastGame.winners[0] : undefined;
  if (options.table === 'race') scoreRace(turn, winner);
  campaign.history.push({ vignette: campaign.vignette, result, round, ...(winner === undefined ? {} : { winner }) });
  if (options.mode === 'vignette') endVignette(turn, result, winner);
  else if (result === 'won') win(turn, frame);
  else lose(turn, frame);
}

/** VW-COMPET-02, VW-COMPET-07 */
function scoreRace(turn: Turn, winner: Seat | undefined): void {
  const { state } = turn;
  const { vignette } = state.campaign;
  if (winner === undefined) {
    emit(turn, { type: 'nobodyScored', vignette });
    return;
  }
  const { legacy } = wraithAt(state, winner);
  legacy.score++;
  emit(turn, { type: 'scored', seat: winner, vignette, score: legacy.score });
}

function win(turn: Turn, frame: CampaignFrame): void {
  const { state } = turn;
  const { campaign } = state;
  campaign.defeated.push(campaign.vignette);
  if (campaign.vignette < LAST_VIGNETTE) {
    frame.step = 'rewards';
    for (const seat of members(state)) offerUpgrades(turn, seat, 'victory', 1);
    return;
  }
  frame.step = 'end';
  if (state.options.rogue) offerPermanentUpgrades(turn);
}

/** The Campaign's deck is gone; the permanent one takes its place and is upgraded (VW-RULING-40, VW-RULING-41). */
function offerPermanentUpgrades(turn: Turn): void {
  const { state, content } = turn;
  for (const seat of members(state)) {
    Object.assign(wraithAt(state, seat).legacy, startingDecks(content, state.options, seat));
    offerUpgrades(turn, seat, 'permanent', 1);
  }
}

/** VW-LOSE-03: the same Vignette again, as long as there are Ribbons. */
function lose(turn: Turn, frame: CampaignFrame): void {
  const { campaign } = turn.state;
  campaign.ribbons--;
  emit(turn, { type: 'ribbons', change: -1, ribbons: campaign.ribbons, why: 'defeat' });
  if (campaign.ribbons === 0) endCampaign(turn, false);
  else frame.step = 'join';
}

/** Every seat claims for itself, the first one also the team's Ribbons (VW-COOP-08, VW-RULING-57). */
function claimAll(turn: Turn): void {
  const { state } = turn;
  const seats = members(state);
  for (const seat of seats) claimRewards(turn, seat, state.campaign.vignette, { team: seat === seats[0], fresh: true });
}
