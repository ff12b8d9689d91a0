import type { Choice, Handler } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { emit, type Turn } from '../board/board.ts';
import { drawCards, refresh as refreshCard } from '../board/cards.ts';
import { cardChoices } from '../board/choices.ts';
import { applyResult, settled } from '../board/results.ts';
import type { CityIcon, PlainIcon } from '../content/schema.ts';
import { handOf, must } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import { CITY_SLOTS, type DemiId, type FateKind } from '../vocabulary.ts';

/** What the next Demi to enter the City will meet; nothing when no City card is out (VF-CITY-10). */
function nextIcon({ state, content }: Board): CityIcon | undefined {
  if (!state.city) return undefined;
  return must(content.cities.get(state.city.card), `City card '${state.city.card}'`).card.slots[state.city.token];
}

/** A Demi came into the City: the Token goes on by one slot, whose icon is resolved (VF-CITY-01, -03). */
export const citySlot: Handler<Turn, FrameOf<'citySlot'>> = {
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

export const fromPools: Handler<Turn, FrameOf<'fromPools'>, FateKind | 'slot'> = {
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
    const options: Choice<FateKind | 'slot'>[] = cardChoices('refresh', handOf(state, seat));
    options.push({ id: 'slot', on: ['city'], act: 'slot' });
    return { seat, ask: 'fromPools', options };
  },
  answer(turn, { demi }, act) {
    const { state } = turn;
    state.work.pop();
    if (act === 'slot') state.work.push({ do: 'refresh' });
    else refreshCard(turn, state.turn.seat, act);
    state.work.push({ do: 'citySlot', demi });
  },
};

export const refresh: Handler<Turn, FrameOf<'refresh'>, FateKind | 'keep'> = {
  run({ state }) {
    const { seat } = state.turn;
    const options: Choice<FateKind | 'keep'>[] = cardChoices('refresh', handOf(state, seat));
    if (options.length === 0) {
      state.work.pop();
      return;
    }
    options.push({ id: 'keep', act: 'keep' });
    return { seat, ask: 'refresh', options };
  },
  answer(turn, _frame, act) {
    const { state } = turn;
    state.work.pop();
    if (act !== 'keep') refreshCard(turn, state.turn.seat, act);
  },
};
