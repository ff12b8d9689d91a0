import type { Handlers } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { texts } from '../effects/texts.ts';
import type { GameFrame, SeatFrame } from '../state/frames.ts';
import { defeatHandler } from './defeat.ts';
import { drawHandler, playThreatsHandler } from './drawing.ts';
import { peekHandler } from './peek.ts';
import { drawPhaseHandler, endPhaseHandler, spiritPhaseHandler, threatPhaseHandler } from './phases.ts';
import { grantTiltHandler, grantUseHandler, playPhaseHandler } from './play.ts';
import { memoryHandler } from './playing.ts';
import { gameHandler } from './rounds.ts';
import { useHandler } from './use.ts';
import { windowHandler } from './windows.ts';

/** Everything that happens during a game. */
export const gameHandlers: Handlers<Turn, SeatFrame | GameFrame> = {
  game: gameHandler,
  threatPhase: threatPhaseHandler,
  drawPhase: drawPhaseHandler,
  playPhase: playPhaseHandler,
  spiritPhase: spiritPhaseHandler,
  endPhase: endPhaseHandler,
  window: windowHandler,
  ...texts.handlers,
  draw: drawHandler,
  playThreats: playThreatsHandler,
  defeat: defeatHandler,
  use: useHandler,
  memory: memoryHandler,
  grantUse: grantUseHandler,
  grantTilt: grantTiltHandler,
  peek: peekHandler,
};
