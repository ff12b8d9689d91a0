import { emit } from '@veilhall/kit';
import { fateActs } from '../board/acts.ts';
import type { Board, Turn } from '../board/board.ts';
import { drawCards, refresh as refreshCard } from '../board/cards.ts';
import { applyResult, settled } from '../board/results.ts';
import type { CityIcon, PlainIcon } from '../content/schema.ts';
import { handOf, must } from '../state/access.ts';
import { CITY_SLOTS, type DemiId } from '../vocabulary.ts';
import type { Asking, Asks, Doing } from './asks.ts';

/** What the next Demi to enter the City will meet; nothing when no City card is out (VF-CITY-10). */
function nextIcon({ state, content }: Board): CityIcon | undefined {
  if (!state.city) return undefined;
  return must(content.cities.get(state.city.card), `City card '${state.city.card}'`).card.slots[state.city.token];
}

/** A Demi came into the City: the Token goes on by one slot, whose icon is resolved (VF-CITY-01, -03). */
export const citySlot: Doing<'citySlot'> = {
  run(turn, { demi }) {
    const { state } = turn;
    state.work.pop();
    const icon = nextIcon(turn);
    const { city } = state;
    if (!city || !icon) return;
    city.token++;
    emit(turn, { type: 'cityToken', slot: city.token, icon });
    applyIcon(turn, demi, settled<PlainIcon>(turn, icon));
    if (state.ended || city.token < CITY_SLOTS) return;
    delete state.city; // VF-CITY-09
    emit(turn, { type: 'cityLeft', card: city.card });
  },
};

function applyIcon(turn: Turn, demi: DemiId, icon: PlainIcon): void {
  if (icon === 'draw') drawCards(turn, turn.state.turn.seat, 1);
  else applyResult(turn, demi, icon);
}

export const fromPools: Asking<'fromPools', 'fromPools'> = {
  run(turn, { demi }) {
    const { state } = turn;
    const { seat } = state.turn;
    const icon = nextIcon(turn);
    if (icon === undefined || icon === '.') {
      // Nothing happens on such a slot, so there is no order to choose.
      state.work.pop();
      state.work.push({ do: 'refresh' }, { do: 'citySlot', demi });
      return;
    }
    const acts: Asks['fromPools']['act'][] = fateActs('refresh', handOf(state, seat));
    acts.push({ do: 'slot' });
    return { seat, ask: 'fromPools', acts };
  },
  answer(turn, { demi }, act) {
    const { state } = turn;
    state.work.pop();
    if (act.do === 'slot') state.work.push({ do: 'refresh' });
    else refreshCard(turn, state.turn.seat, act.kind);
    state.work.push({ do: 'citySlot', demi });
  },
};

export const refresh: Asking<'refresh', 'refresh'> = {
  run({ state }) {
    const { seat } = state.turn;
    const acts: Asks['refresh']['act'][] = fateActs('refresh', handOf(state, seat));
    if (acts.length === 0) {
      state.work.pop();
      return;
    }
    acts.push({ do: 'keep' });
    return { seat, ask: 'refresh', acts };
  },
  answer(turn, _frame, act) {
    const { state } = turn;
    state.work.pop();
    if (act.do === 'refresh') refreshCard(turn, state.turn.seat, act.kind);
  },
};
