import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { ChoiceFrame } from '../state/campaign-frames.ts';
import type { State } from '../state/state.ts';
import { ACTION_TYPES, SLOTS, STARTING_ABILITIES, type StartingAbility } from '../vocabulary.ts';
import { pushTo } from './access.ts';
import type { AbilityAct, CampaignAsks, ExhaustAct, OrderAct, TokenAct } from './asks.ts';
import { claimRewards } from './rewards.ts';
import { offerUpgrades } from './upgrade-frame.ts';

/**
 * A Veilwraith comes to the table: as many upgrades as these Vignettes gave (VW-SOLO-02, VW-JOIN-01), then their
 * Defeat lines in order, then the token of Easy Dream. The last pushed is the first done.
 */
export function arrive(turn: Turn, seat: Seat, vignettes: readonly number[]): void {
  const { state } = turn;
  if (state.options.easyDream) pushTo(state, { do: 'easyDream', seat });
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
  if (ability === undefined && startingAbilities) pushTo(state, { do: 'startingAbility', seat });
  if (exhaustsTwo(wraith.ability)) pushTo(state, { do: 'exhaustTwo', seat });
  if (advancedSetup) pushTo(state, { do: 'actionOrder', seat });
}

/** VW-START-05, VW-START-06 */
const exhaustsTwo = (ability: StartingAbility): boolean => ability === 'soul' || ability === 'spirit';

export const easyDreamHandler: Handler<Turn, ChoiceFrame, TokenAct, QuestionOf<CampaignAsks, 'easyDream'>> = {
  run(turn, { seat }) {
    const { tokens } = wraithAt(turn.state, seat).legacy;
    const acts: TokenAct[] = [];
    for (const slot of SLOTS) if (!tokens[slot - 1]) acts.push({ do: 'token', slot });
    return acts.length === 0 ? drop(turn) : { seat, ask: 'easyDream', acts };
  },
  answer(turn, { seat }, { slot }) {
    wraithAt(turn.state, seat).legacy.tokens[slot - 1] = true;
    emit(turn, { type: 'tokenUpgraded', seat, slot, why: 'easyDream' });
    drop(turn);
  },
};

const ORDERS: OrderAct[] = [];
for (const first of ACTION_TYPES) {
  for (const second of ACTION_TYPES) {
    for (const third of ACTION_TYPES) {
      if (new Set([first, second, third]).size === 3) ORDERS.push({ order: [first, second, third] });
    }
  }
}

/** VW-SETUP-07; the default order comes first. */
export const actionOrderHandler: Handler<Turn, ChoiceFrame, OrderAct, QuestionOf<CampaignAsks, 'actionOrder'>> = {
  run: (_turn, { seat }) => ({ seat, ask: 'actionOrder', acts: ORDERS }),
  answer(turn, { seat }, { order }) {
    wraithAt(turn.state, seat).order = [...order];
    emit(turn, { type: 'orderChosen', seat, order });
    drop(turn);
  },
};

const ABILITIES: readonly AbilityAct[] = STARTING_ABILITIES.map((ability) => ({ ability }));

export const startingAbilityHandler: Handler<
  Turn,
  ChoiceFrame,
  AbilityAct,
  QuestionOf<CampaignAsks, 'startingAbility'>
> = {
  run: (_turn, { seat }) => ({ seat, ask: 'startingAbility', acts: ABILITIES }),
  answer(turn, { seat }, { ability }) {
    wraithAt(turn.state, seat).ability = ability;
    emit(turn, { type: 'abilityChosen', seat, ability });
    drop(turn);
    if (exhaustsTwo(ability)) pushTo(turn.state, { do: 'exhaustTwo', seat });
  },
};

const PAIRS: readonly ExhaustAct[] = [
  { actions: ['explore', 'fight'] },
  { actions: ['explore', 'influence'] },
  { actions: ['fight', 'influence'] },
];

export const exhaustTwoHandler: Handler<Turn, ChoiceFrame, ExhaustAct, QuestionOf<CampaignAsks, 'exhaustTwo'>> = {
  run: (turn, { seat }) => ({
    seat,
    ask: 'exhaustTwo',
    about: { ability: wraithAt(turn.state, seat).ability },
    acts: PAIRS,
  }),
  answer(turn, { seat }, { actions }) {
    wraithAt(turn.state, seat).exhausted = [...actions];
    emit(turn, { type: 'exhaustChosen', seat, actions });
    drop(turn);
  },
};
