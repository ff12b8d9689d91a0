import type { Choice, Handler, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { emit, wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import {
  ACTION_TYPES,
  type ActionType,
  SLOTS,
  type Slot,
  STARTING_ABILITIES,
  type StartingAbility,
} from '../vocabulary.ts';
import { drop, push } from './access.ts';
import type { ChoiceFrame } from './frames.ts';
import { claimRewards } from './rewards.ts';
import { offerUpgrades } from './upgrade-frame.ts';

/**
 * A Veilwraith comes to the table: as many upgrades as these Vignettes gave (VW-SOLO-02, VW-JOIN-01), then their
 * Defeat lines in order, then the token of Easy Dream. The last pushed is the first done.
 */
export function arrive(turn: Turn, seat: Seat, vignettes: readonly number[]): void {
  const { state } = turn;
  if (state.options.easyDream) push(state, { do: 'easyDream', seat });
  const fresh = lastGameWon(state) ?? state.campaign.vignette - 1;
  for (const vignette of vignettes.toReversed())
    claimRewards(turn, seat, vignette, { team: false, fresh: vignette === fresh });
  offerUpgrades(turn, seat, 'catchUp', vignettes.length);
}

/** The Vignette whose "next game" is the one to come: 0 after a defeat, because its next game was the lost one. */
function lastGameWon(state: State): number | undefined {
  const last = state.campaign.history.at(-1);
  if (!last) return undefined;
  return last.result === 'won' ? last.vignette : 0;
}

/** The choices before every single game (VW-RULING-89). */
export function getReady(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const wraith = wraithAt(state, seat);
  wraith.status = 'playing';
  wraith.order = [...ACTION_TYPES];
  wraith.ability = state.options.ability ?? 'none';
  wraith.exhausted = [];
  const { ability, startingAbilities, advancedSetup } = state.options;
  if (ability === undefined && startingAbilities) push(state, { do: 'startingAbility', seat });
  if (exhaustsTwo(wraith.ability)) push(state, { do: 'exhaustTwo', seat });
  if (advancedSetup) push(state, { do: 'actionOrder', seat });
}

/** VW-START-05, VW-START-06 */
const exhaustsTwo = (ability: StartingAbility): boolean => ability === 'soul' || ability === 'spirit';

export const easyDreamHandler: Handler<Turn, ChoiceFrame, Slot> = {
  run(turn, frame) {
    const { seat } = frame;
    const { tokens } = wraithAt(turn.state, seat).legacy;
    const options: Choice<Slot>[] = [];
    for (const slot of SLOTS) {
      if (!tokens[slot - 1]) options.push({ id: `token:${slot}`, on: [`slot:${slot}`], act: slot });
    }
    if (options.length === 0) return drop(turn.state, frame);
    return { seat, ask: 'easyDream', options };
  },
  answer(turn, frame, slot) {
    const { seat } = frame;
    wraithAt(turn.state, seat).legacy.tokens[slot - 1] = true;
    emit(turn, { type: 'tokenUpgraded', seat, slot, why: 'easyDream' });
    drop(turn.state, frame);
  },
};

const ORDERS: ActionType[][] = [];
for (const first of ACTION_TYPES) {
  for (const second of ACTION_TYPES) {
    for (const third of ACTION_TYPES) {
      if (new Set([first, second, third]).size === 3) ORDERS.push([first, second, third]);
    }
  }
}

/** VW-SETUP-07; the default order comes first. */
export const actionOrderHandler: Handler<Turn, ChoiceFrame, ActionType[]> = {
  run(_turn, { seat }) {
    const options = ORDERS.map((order): Choice<ActionType[]> => ({ id: `order:${order.join('-')}`, act: order }));
    return { seat, ask: 'actionOrder', options };
  },
  answer(turn, frame, order) {
    const { seat } = frame;
    wraithAt(turn.state, seat).order = [...order];
    emit(turn, { type: 'orderChosen', seat, order });
    drop(turn.state, frame);
  },
};

export const startingAbilityHandler: Handler<Turn, ChoiceFrame, StartingAbility> = {
  run(_turn, { seat }) {
    const options = STARTING_ABILITIES.map((act): Choice<StartingAbility> => ({ id: `ability:${act}`, act }));
    return { seat, ask: 'startingAbility', options };
  },
  answer(turn, frame, ability) {
    const { seat } = frame;
    wraithAt(turn.state, seat).ability = ability;
    emit(turn, { type: 'abilityChosen', seat, ability });
    drop(turn.state, frame);
    if (exhaustsTwo(ability)) push(turn.state, { do: 'exhaustTwo', seat });
  },
};

const PAIRS: readonly ActionType[][] = [
  ['explore', 'fight'],
  ['explore', 'influence'],
  ['fight', 'influence'],
];

export const exhaustTwoHandler: Handler<Turn, ChoiceFrame, ActionType[]> = {
  run(turn, { seat }) {
    const options = PAIRS.map(
      (pair): Choice<ActionType[]> => ({
        id: `exhaust:${pair.join('-')}`,
        on: pair.map((action) => `action:${action}`),
        act: pair,
      }),
    );
    return { seat, ask: 'exhaustTwo', about: { ability: wraithAt(turn.state, seat).ability }, options };
  },
  answer(turn, frame, actions) {
    const { seat } = frame;
    wraithAt(turn.state, seat).exhausted = [...actions];
    emit(turn, { type: 'exhaustChosen', seat, actions });
    drop(turn.state, frame);
  },
};
