import type { Handlers } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { texts } from '../effects/texts.ts';
import type { VeilFrame } from '../state/frames.ts';
import { discardsHandler, sendTrapHandler } from './discards.ts';
import { endPhaseHandler, nextSideHandler } from './end-phase.ts';
import { choosingHandler, dealHandler, mulliganHandler, tossHandler } from './setup.ts';
import { soloHandler } from './solo.ts';
import { startTurnHandler, turnHandler } from './turn.ts';
import { damageWindowHandler, targetWindowHandler } from './windows.ts';

export const handlers: Handlers<Turn, VeilFrame> = {
  ...texts.handlers,
  choosing: choosingHandler,
  toss: tossHandler,
  deal: dealHandler,
  mulligan: mulliganHandler,
  startTurn: startTurnHandler,
  turn: turnHandler,
  endPhase: endPhaseHandler,
  nextSide: nextSideHandler,
  sendTrap: sendTrapHandler,
  discards: discardsHandler,
  targetWindow: targetWindowHandler,
  damageWindow: damageWindowHandler,
  solo: soloHandler,
};
