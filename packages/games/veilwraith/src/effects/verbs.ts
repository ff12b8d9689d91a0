import { joined, text } from '@veilhall/engine';
import type { TotalVerbs } from '@veilhall/kit';
import * as actions from './actions.ts';
import * as keys from './keys.ts';
import * as memories from './memories.ts';
import { peekThreat } from './peek.ts';
import * as spirit from './spirit.ts';
import * as standing from './standing.ts';
import * as threats from './threats.ts';
import * as tokens from './tokens.ts';
import type { VerbOf, VwTexts } from './verb.ts';

/** The Veilwraith picks one branch; its frame asks. */
const choose: VerbOf<'choose'> = {
  can: (board, place, { options }, inner) => options.some((_branch, part) => inner.can(board, place, part)),
  run: (turn, place, _effect, inner) => inner.choose(turn, place),
  text: ({ options }, source, inner) =>
    text`choose one: ${joined(
      options.map((branch) => inner.text(branch, source)),
      '; or ',
    )}`,
  value: ({ options }, inner) => Math.max(...options.map((branch) => inner.value(branch))) + 0.2,
};

/** Every verb there is. A new one needs its schema, an entry here and the families whose cards may have it. */
export const VERBS: TotalVerbs<VwTexts> = {
  gainSpirit: spirit.gainSpirit,
  loseSpirit: spirit.loseSpirit,
  drawMemory: memories.drawMemory,
  discardMemory: memories.discardMemory,
  millMemory: memories.millMemory,
  recoverMemory: memories.recoverMemory,
  removeMemory: memories.removeMemory,
  addToken: tokens.addToken,
  discardToken: tokens.discardToken,
  moveToken: tokens.moveToken,
  addPower: actions.addPower,
  tiltAction: actions.tiltAction,
  exhaustAction: actions.exhaustAction,
  resetAction: actions.resetAction,
  moveAction: actions.moveAction,
  swapActions: actions.swapActions,
  grantUse: actions.grantUse,
  grantTilt: actions.grantTilt,
  exhaustKey: keys.exhaustKey,
  resetKey: keys.resetKey,
  flipKey: keys.flipKey,
  defeatThreat: threats.defeatThreat,
  defeatStar: threats.defeatStar,
  discardThreat: threats.discardThreat,
  returnThreat: threats.returnThreat,
  ignoreThreat: threats.ignoreThreat,
  playThreat: threats.playThreat,
  peekThreat,
  modifyValue: threats.modifyValue,
  modifyCost: threats.modifyCost,
  capture: memories.capture,
  shuffleSelf: threats.shuffleSelf,
  returnSelf: threats.returnSelf,
  restrict: standing.restrict,
  drawOptionSlot: standing.drawOptionSlot,
  portalRises: standing.portalRises,
  gainRibbon: standing.gainRibbon,
  loseRibbon: standing.loseRibbon,
  upgradeAction: standing.upgradeAction,
  upgradeToken: standing.upgradeToken,
  nextGameSpirit: standing.nextGameSpirit,
  choose,
};
