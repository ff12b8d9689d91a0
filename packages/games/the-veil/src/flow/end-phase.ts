import type { Handler } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { draw, faceUp } from '../board/cards.ts';
import { checks, isLiving } from '../board/ending.ts';
import { loseHealth } from '../board/losing.ts';
import { damageLeft } from '../board/tallies.ts';
import { drop, playerAt, push, totalOf, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import { HAND_SIZE, LAST_FREE_ROUND } from '../vocabulary.ts';
import { sting } from './playing.ts';

/** Tallies lost, cards put away, Ready, effects of the End Phase; then Recruits heal and the next Hand is drawn (TV-END-08). */
export const endPhaseHandler: Handler<Turn, FrameOf<'endPhase'>> = {
  run(turn, frame) {
    const { state } = turn;
    const { who } = frame;
    if (playerAt(state, who).out) return drop(turn);
    if (frame.step === 'putAway') {
      frame.step = 'draw';
      putAway(turn, who);
      worldFades(turn, who);
      const stings = playerAt(state, who).discard.filter(({ def }) => turn.content.card(def).trap?.when === 'pile');
      for (const card of stings.toReversed()) {
        const trap = turn.content.card(card.def).trap;
        if (trap) sting(turn, who, card, trap.ability.id);
      }
      checks(turn);
      return;
    }
    drop(turn);
    healRecruits(turn);
    draw(turn, who, HAND_SIZE);
  },
};

function putAway(turn: Turn, who: Who): void {
  const { state } = turn;
  const player = playerAt(state, who);
  const cards = [...player.hand, ...player.played];
  emit(turn, {
    type: 'turnEnded',
    who,
    gold: player.gold,
    damage: damageLeft(state),
    health: state.turn.health,
    cards: cards.map(({ def }) => def),
  });
  Object.assign(state.turn, { damage: 0, prevented: 0, assigned: 0, asked: 0, health: 0 });
  player.gold = 0;
  player.discard.push(...cards.map(faceUp));
  player.hand = [];
  player.played = [];
  player.exhausted = false;
  for (const recruit of player.recruits) {
    recruit.exhausted = false;
    recruit.used = 0;
    recruit.acted = false;
  }
}

/** Every Recruit still alive, whoever's (TV-END-06). */
function healRecruits({ state }: Turn): void {
  for (const { recruits } of state.players) for (const recruit of recruits) recruit.damage = 0;
}

/** No match is endless: each total of the side loses one Health more every round (TV-RULING-90). */
function worldFades(turn: Turn, who: Who): void {
  const { state } = turn;
  const n = state.round - LAST_FREE_ROUND;
  if (n <= 0 || totalOf(state, who).members[0] !== who) return;
  emit(turn, { type: 'worldFades', side: state.turn.side, n });
  loseHealth(turn, who, n);
}

/** Clockwise to the next side that is still in the match; a round ends where it began (TV-SOLO-08). */
export const nextSideHandler: Handler<Turn, FrameOf<'nextSide'>> = {
  run(turn) {
    const { state } = turn;
    drop(turn);
    // Whoever fell on the own turn had no End Phase.
    healRecruits(turn);
    let { side } = state.turn;
    do {
      side = (side + 1) % state.sides.length;
      if (side === state.first) {
        state.round++;
        emit(turn, { type: 'round', round: state.round });
      }
    } while (!isLiving(turn, side));
    push(turn, { do: 'startTurn', side });
  },
};
