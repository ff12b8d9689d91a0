import type { Handler, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { lose, settleRace } from '../board/ending.ts';
import { playingSeats, pushTo, tableOf, wraithAt } from '../state/access.ts';
import type { GameFrame, PhaseFrame, PlayPhaseFrame } from '../state/frames.ts';
import type { Phase } from '../vocabulary.ts';
import { dealWraith } from './setup.ts';

/** A guard against faulty cards: no game comes near (VW-ENG-10). */
const LAST_ROUND = 100;

/**
 * Deals the Vignette of the Campaign to every Veilwraith who has joined, and puts its rounds on the table's stack.
 * When it is decided `state.lastGame` says how, the seats' stacks are empty and the frame below goes on.
 */
export function startGame(turn: Turn): void {
  const { state } = turn;
  const seats: Seat[] = [];
  for (const [seat, wraith] of state.wraiths.entries()) if (wraith.status !== 'waiting') seats.push(seat);
  state.stage = 'round';
  state.round = 0;
  state.phase = 'threat';
  emit(turn, { type: 'gameStarted', vignette: state.campaign.vignette, seats });
  for (const seat of seats) {
    dealWraith(turn, seat, seats.length);
    // VW-START-08
    if (wraithAt(state, seat).ability === 'soul') pushTo(state, { do: 'draw', at: seat, seat, left: 1 });
  }
  state.work.push({ do: 'game', next: 'threat' });
}

/** The phases in their order; each begins when every seat is through the one before (VW-MULTI-04). */
export const gameHandler: Handler<Turn, GameFrame> = {
  run(turn, frame) {
    const { state } = turn;
    const { next } = frame;
    frame.next = PHASE_AFTER[next];
    switch (next) {
      case 'threat':
        return beginRound(turn);
      case 'draw':
        return begin(turn, 'draw', (at) => ({ do: 'drawPhase', at, step: 0 }));
      case 'play':
        for (const wraith of state.wraiths) wraith.ready = false;
        return begin(turn, 'play', (at) => ({ do: 'playPhase', at }));
      case 'spirit':
        if (tableOf(state) === 'race' && settleRace(turn)) return;
        return begin(turn, 'spirit', (at) => ({ do: 'spiritPhase', at, step: 0 }));
      case 'end':
        return begin(turn, 'end', (at) => ({ do: 'endPhase', at, step: 0 }));
    }
  },
};

const PHASE_AFTER: Readonly<Record<Phase, Phase>> = {
  threat: 'draw',
  draw: 'play',
  play: 'spirit',
  spirit: 'end',
  end: 'threat',
};

function beginRound(turn: Turn): void {
  const { state } = turn;
  state.round++;
  emit(turn, { type: 'round', round: state.round });
  for (const wraith of state.wraiths) {
    wraith.usedRegular = false;
    wraith.tiltedRegular = false;
    wraith.memoriesPlayed = 0;
  }
  if (state.round >= LAST_ROUND) {
    for (const seat of playingSeats(state)) if (state.stage === 'round') lose(turn, seat, 'archfiend');
    return;
  }
  begin(turn, 'threat', (at) => ({ do: 'threatPhase', at, step: 0 }));
}

function begin(turn: Turn, phase: Phase, frame: (at: Seat) => PhaseFrame | PlayPhaseFrame): void {
  const { state } = turn;
  state.phase = phase;
  emit(turn, { type: 'phase', phase });
  for (const seat of playingSeats(state)) pushTo(state, frame(seat));
}
