import type { Handlers } from '@veilhall/engine';
import { campaignHandlers } from '../campaign/index.ts';
import type { VwTurn } from '../turn.ts';
import { withAsides } from './asides.ts';
import { defeatHandler } from './defeat.ts';
import { drawHandler, playThreatsHandler } from './drawing.ts';
import { chooseHandler, effectsHandler, pickHandler } from './effects.ts';
import { gameHandler } from './game.ts';
import { peekHandler } from './peek.ts';
import { drawPhaseHandler, endPhaseHandler, spiritPhaseHandler, threatPhaseHandler } from './phases.ts';
import { grantTiltHandler, grantUseHandler, playPhaseHandler } from './play.ts';
import { memoryHandler } from './playing.ts';
import { abilityHandler, triggersHandler } from './triggers.ts';
import { useHandler } from './use.ts';
import { windowHandler } from './windows.ts';

const playHandlers: Handlers<VwTurn> = {
  threatPhase: threatPhaseHandler,
  drawPhase: drawPhaseHandler,
  playPhase: playPhaseHandler,
  spiritPhase: spiritPhaseHandler,
  endPhase: endPhaseHandler,
  window: windowHandler,
  triggers: triggersHandler,
  ability: abilityHandler,
  effects: effectsHandler,
  pick: pickHandler,
  choose: chooseHandler,
  draw: drawHandler,
  playThreats: playThreatsHandler,
  defeat: defeatHandler,
  use: useHandler,
  memory: memoryHandler,
  grantUse: grantUseHandler,
  grantTilt: grantTiltHandler,
  peek: peekHandler,
};

export const handlers: Handlers<VwTurn> = { ...campaignHandlers, ...withAsides(playHandlers), game: gameHandler };
