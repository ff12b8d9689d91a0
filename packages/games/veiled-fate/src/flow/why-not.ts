import type { Board } from '../board/board.ts';
import { ageCard } from '../board/board.ts';
import { placeThing, seatThing } from '../board/things.ts';
import { handOf, questAt } from '../state/access.ts';
import type { FrameOf, VfFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { REGIONS } from '../vocabulary.ts';
import type { Reason } from './reasons.ts';
import { turnRefusals } from './turn-refusals.ts';

/** What a player would try now and cannot, with the rule that forbids it. Made from what that player may know. */
export function refusals(board: Board, seat: number): Reason[] {
  const { state } = board;
  const frame = state.work.at(-1);
  if (!frame) return [{ code: 'over', rule: 'VF-FLOW-06' }];
  const asked = askedBy(state, frame);
  if (seat !== asked) return waiting(board, seat, asked);
  switch (frame.do) {
    case 'turn':
      return turnRefusals(board, seat);
    case 'extraVoters':
      return voterRefusals(state, frame);
    case 'placeQuest':
      return placeRefusals(state);
    case 'ageVote':
    case 'ageRole':
      return [];
    case 'openAge':
    case 'afterAction':
    case 'pay':
    case 'portal':
    case 'transfigure':
    case 'smite':
    case 'omniscience':
    case 'vote':
    case 'fillCheck':
    case 'resolve':
    case 'citySlot':
    case 'fromPools':
    case 'refresh':
    case 'ageEffect':
    case 'drawQuest':
      return actionRefusals(state, seat);
  }
}

function askedBy(state: State, frame: VfFrame): number {
  if ('seat' in frame) return frame.seat;
  return frame.do === 'ageRole' ? state.firstPlayer : state.turn.seat;
}

function waiting({ state, content }: Board, seat: number, asked: number): Reason[] {
  const refused: Reason[] = [{ code: 'wait', rule: 'VF-FLOW-03', on: seatThing(asked), args: { seat: asked } }];
  if (state.stage === 'turns' && state.players[seat]?.rested) refused.push({ code: 'rested', rule: 'VF-REST-01' });
  if (state.stage !== 'ageVote') return refused;
  const { fp } = ageCard(content, state.age.card);
  if (fp?.mayVote === false && seat === state.firstPlayer) refused.push({ code: 'silenced', rule: 'VF-AGEVOTE-02' });
  if (handOf(state, seat).length === 0) refused.push({ code: 'no-cards', rule: 'VF-AGEVOTE-05' });
  return refused;
}

/** In the middle of an action: it is carried through before anything else. */
function actionRefusals(state: State, seat: number): Reason[] {
  const refused: Reason[] = [{ code: 'action-first', rule: 'VF-TURN-09' }];
  if (state.turn.used === 2 && state.turn.seat === seat)
    refused.push({ code: 'rest-late', rule: 'VF-REST-02', args: { used: 2 } });
  return refused;
}

function voterRefusals(state: State, { picked }: FrameOf<'extraVoters'>): Reason[] {
  const { seat } = state.turn;
  const refused: Reason[] = [{ code: 'own-seat', rule: 'VF-RESOLVE-07', on: seatThing(seat) }];
  for (const voter of picked) {
    refused.push({ code: 'voter-again', rule: 'VF-RESOLVE-05', on: seatThing(voter), args: { seat: voter } });
  }
  return refused;
}

function placeRefusals(state: State): Reason[] {
  const refused: Reason[] = [];
  for (const region of REGIONS) {
    if (questAt(state, region)) {
      refused.push({
        code: 'region-taken',
        rule: 'VF-BOARD-08',
        on: placeThing({ at: region, slot: 0 }),
        args: { region },
      });
    }
  }
  return refused;
}
