import { type Handlers, type Machine, machine } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { VfFact } from '../board/facts.ts';
import type { Content } from '../content/compile.ts';
import { cloneState } from '../state/clone.gen.ts';
import type { VfFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ageEffect, ageRole, ageVote, openAge } from './age.ts';
import { asks } from './asks.ts';
import { citySlot, fromPools, refresh } from './city.ts';
import { drawQuest, placeQuest } from './next-age.ts';
import { omniscience, pay, portal, smite, transfigure } from './powers.ts';
import { resolve } from './resolve.ts';
import { afterAction, turn } from './turn.ts';
import { extraVoters, fillCheck, vote } from './voting.ts';

/** One handler per kind of frame, none missing. */
const HANDLERS: Handlers<Turn, VfFrame> = {
  openAge,
  turn,
  afterAction,
  pay,
  portal,
  transfigure,
  smite,
  omniscience,
  vote,
  fillCheck,
  extraVoters,
  resolve,
  citySlot,
  fromPools,
  refresh,
  ageRole,
  ageVote,
  ageEffect,
  drawQuest,
  placeQuest,
};

export const rulesWith = (content: Content): Machine<State, VfFact> =>
  machine<State, VfFact, Turn, VfFrame>({
    handlers: HANDLERS,
    asks,
    turn: (state, events, stack) => ({ state, events, stack, content }),
    clone: cloneState,
    stacks: (state) => [state.work],
    finished: (state) => state.ended !== undefined,
  });
