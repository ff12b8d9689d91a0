import type { Move, Prompt } from '@veilhall/engine';
import { movesWhere } from '@veilhall/kit';
import { powerOf, type TurnAct } from '../board/acts.ts';
import { ageCard, type Board, lawsOf, questCard } from '../board/board.ts';
import { turnActs } from '../board/legal.ts';
import { openSlots } from '../board/slots.ts';
import type { VfPrompt } from '../flow/asks.ts';
import { knows } from '../hidden/knowledge.ts';
import { handOf, player, questAt, takenSlots } from '../state/access.ts';
import type { Location } from '../vocabulary.ts';
import { worthwhile } from './means.ts';
import { bitsIn } from './quest-forecast.ts';

/** Moves that nobody would make who looked at the table once. */
export function veto(board: Board, seat: number, prompt: Prompt): readonly Move[] {
  const asked = prompt as VfPrompt;
  if (asked.ask === 'act') return movesWhere(turnActs(board), (act) => isSilly(board, seat, act));
  if (asked.ask === 'name') {
    const isSilent = ageCard(board.content, board.state.age.card).fp?.mayVote === false;
    const { demi } = player(board.state, seat);
    // The others would decide what becomes of it, and would know whose it is.
    return movesWhere(asked.options, ({ about }) => isSilent && about?.name === demi);
  }
  return [];
}

/** An action that helps nobody, whoever takes it, or hurts nobody but oneself. */
export function isSilly(board: Board, seat: number, act: TurnAct): boolean {
  const { state } = board;
  switch (act.do) {
    case 'smite':
      return act.demi === player(state, seat).demi;
    case 'portal':
      return !worthwhile(state, act) || isHopeless(board, seat, act, act.to.at, 1);
    case 'transfigure':
      return isAlike(board, act) || isHopeless(board, seat, act, act.region, 0);
    case 'omniscience':
      return (
        (questAt(state, act.region)?.pile ?? []).every((ballot) => knows(ballot, seat)) ||
        isHopeless(board, seat, act, act.region, 0)
      );
    case 'influence':
      return state.turn.votedAt !== undefined && isHopeless(board, seat, act, state.turn.votedAt, 0);
    case 'move':
    case 'pass':
    case 'rest':
      return false;
  }
}

/**
 * Cards for a Quest that stays open: every slot takes a vote, and those who still play have not enough cards left, or the
 * whole hand is gone and others would have to take two slots more.
 */
function isHopeless(board: Board, seat: number, act: TurnAct, at: Location, filled: number): boolean {
  const { state, content } = board;
  const quest = state.quests.find(({ region }) => region === at);
  if (!quest) return true;
  const open = bitsIn(openSlots(questCard(content, quest.card), takenSlots(state, quest.region))) - filled;
  if (open <= 0) return false;
  const power = powerOf(act);
  const own = handOf(state, seat).length - (power ? lawsOf(board).costs[power] : 0) - filled;
  let left = Math.max(0, own);
  for (const [other, { rested, hand }] of state.players.entries()) if (other !== seat && !rested) left += hand.length;
  return left < open || (own <= 0 && open > 1);
}

/** Both slots give the same, whichever side wins. */
function isAlike({ state, content }: Board, { region, one, other }: Extract<TurnAct, { do: 'transfigure' }>): boolean {
  const quest = questAt(state, region);
  const { slots } = quest ? questCard(content, quest.card) : { slots: [] };
  const [a, b] = [slots[one - 1], slots[other - 1]];
  return JSON.stringify([a?.feathers, a?.scorpions]) === JSON.stringify([b?.feathers, b?.scorpions]);
}
