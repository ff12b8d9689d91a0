import { type Event, type Handlers, type Machine, machine } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { VfFact } from '../board/facts.ts';
import type { Content } from '../content/compile.ts';
import type { VfFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ageEffect, ageRole, ageVote, openAge } from './age.ts';
import { citySlot, fromPools, refresh } from './city.ts';
import { drawQuest, placeQuest } from './next-age.ts';
import { omniscience, pay, portal, smite, transfigure } from './powers.ts';
import { resolve } from './resolve.ts';
import { afterAction, turn } from './turn.ts';
import { extraVoters, fillCheck, vote } from './voting.ts';

/** One handler per kind of frame, none missing. */
const HANDLERS = {
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
} satisfies Handlers<Turn> & Record<VfFrame['do'], unknown>;

export const rulesWith = (content: Content): Machine<State, VfFact> =>
  machine<State, VfFact, Turn>({
    handlers: HANDLERS,
    turn: (state: State, events: Event<VfFact>[]) => ({ state, events, content }),
    stacks: (state) => [state.work],
    finished: (state) => state.ended !== undefined,
  });
