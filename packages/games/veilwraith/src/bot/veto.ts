import type { Move, Prompt, Seat } from '@veilhall/engine';
import { movesWhere } from '@veilhall/kit';
import { MOST_TOKENS } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { counts } from '../board/counters.ts';
import { spiritDue } from '../board/threats.ts';
import type { GamePrompt } from '../campaign/match-asks.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { wraithAt } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import { isPowerOnly } from './candidates.ts';

/** With more Spirit than that nobody gives a Key for a single one. */
const CALM = 3;

/** Moves that nobody would make who looked at the table once. */
export function veto(board: Board, seat: Seat, prompt: Prompt): readonly Move[] {
  const asked = prompt as GamePrompt;
  if (asked.ask === 'play') return inPlay(board, seat, asked);
  if (asked.ask === 'boost') return inBoost(board, seat, asked);
  if (asked.ask === 'window')
    return movesWhere(asked.options, ({ about }) => about?.do === 'play' && isMemoryWasted(board, seat, about.card));
  return [];
}

function inPlay(board: Board, seat: Seat, { options }: GamePrompt<'play'>): Move[] {
  const { actions } = wraithAt(board.state, seat);
  const gains = options.some(
    ({ kind, about }) => !kind && about?.do === 'tilt' && actions[about.action].tokens < MOST_TOKENS,
  );
  return movesWhere(options, ({ kind, about }) => {
    if (kind) return false;
    switch (about.do) {
      case 'end':
        // What is Tilted stands upright again when the round ends, and keeps its token (VW-TILT-07).
        return gains;
      case 'tilt':
        return actions[about.action].tokens >= MOST_TOKENS;
      case 'play':
        return isPowerOnly(board.content, about.card.def) || isMemoryWasted(board, seat, about.card);
      case 'flip':
        return isFlipWasted(board, seat, about.card);
      case 'use':
        return false;
    }
  });
}

function inBoost(board: Board, seat: Seat, { about: at, options }: GamePrompt<'boost'>): Move[] {
  const short = Math.max(0, at.need - at.power);
  const isEnough = short <= at.tokens;
  return movesWhere(options, ({ kind, about }) => {
    if (kind) return false;
    switch (about.do) {
      case 'proceed':
        return about.tokens > short || (isEnough && about.tokens < short);
      case 'combine':
        return short === 0;
      case 'play':
        return (
          (isPowerOnly(board.content, about.card.def) && (short === 0 || about.power === 0)) ||
          isMemoryWasted(board, seat, about.card)
        );
      case 'flip':
        return isFlipWasted(board, seat, about.card);
    }
  });
}

const isMemoryWasted = (board: Board, seat: Seat, { def }: CardRef): boolean => {
  const { abilities } = board.content.memory(def);
  return abilities.length > 0 && abilities.every((ability) => isHealingWasted(board, seat, ability));
};

function isFlipWasted(board: Board, seat: Seat, { def }: CardRef): boolean {
  const { flip } = board.content.threat(def);
  return flip !== undefined && (isHealingWasted(board, seat, flip) || isShieldWasted(board, seat, flip));
}

/** It does nothing but heal, and half of that goes beyond the maximum. */
function isHealingWasted(board: Board, seat: Seat, { script }: CompiledAbility): boolean {
  const { spirit, maxSpirit } = wraithAt(board.state, seat);
  let gain = 0;
  for (const effect of script.effects) {
    if (effect.verb !== 'gainSpirit' || (effect.who ?? 'self') !== 'self') return false;
    gain += counts.amount(board, seat, effect);
  }
  return gain > 0 && 2 * (spirit + gain - maxSpirit) >= gain;
}

/** It does nothing but keep Threats from costing Spirit, of which they would take one at most. */
function isShieldWasted(board: Board, seat: Seat, { script }: CompiledAbility): boolean {
  return (
    script.effects.every(({ verb }) => verb === 'ignoreThreat') &&
    wraithAt(board.state, seat).spirit > CALM &&
    spiritDue(board, seat) <= 1
  );
}
