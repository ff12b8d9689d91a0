import { type Event, type Handlers, type Machine, machine } from '@veilhall/engine';
import type { Content } from './content/compile.ts';
import type { VfFact } from './facts.ts';
import { ageEffect, ageRole, ageVote, openAge } from './frames/age.ts';
import { citySlot, fromPools, refresh } from './frames/city.ts';
import { drawQuest, placeQuest } from './frames/nextAge.ts';
import { omniscience, pay, portal, smite, transfigure } from './frames/powers.ts';
import { resolve } from './frames/resolve.ts';
import { afterAction, turn } from './frames/turn.ts';
import { extraVoters, fillCheck, vote } from './frames/voting.ts';
import type { State, VfFrame } from './state.ts';
import type { Table } from './table.ts';

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
} satisfies Handlers<Table> & Record<VfFrame['do'], unknown>;

export const rulesWith = (content: Content): Machine<State, VfFact> =>
  machine<State, VfFact, Table>({
    handlers: HANDLERS,
    turn: (state: State, events: Event<VfFact>[]) => ({ state, events, content }),
    stacks: (state) => [state.work],
    finished: (state) => state.ended !== undefined,
  });
