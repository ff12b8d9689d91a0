import type { Choice, Handler } from '@veilhall/engine';
import { drawCards, handOf, refresh as refreshCard } from '../cards.ts';
import { cardChoices } from '../choices.ts';
import type { Content } from '../content/compile.ts';
import type { CityIcon, PlainIcon } from '../content/schema.ts';
import { applyResult, settled } from '../results.ts';
import type { FrameOf, State } from '../state.ts';
import { must, say, type Table } from '../table.ts';
import { CITY_SLOTS, type DemiId, type FateKind } from '../vocabulary.ts';

/** What the next Demi to enter the City will meet; nothing when no City card is out (VF-CITY-10). */
function nextIcon(content: Content, state: State): CityIcon | undefined {
  if (!state.city) return undefined;
  return must(content.cities.get(state.city.card), `City card '${state.city.card}'`).card.slots[state.city.token];
}

/** A Demi came into the City: the Token goes on by one slot, whose icon is resolved (VF-CITY-01, -03). */
export const citySlot: Handler<Table, FrameOf<'citySlot'>> = {
  run(table, { demi }) {
    const { state, content } = table;
    state.work.pop();
    const icon = nextIcon(content, state);
    const { city } = state;
    if (!city || !icon) return;
    city.token++;
    say(table, { type: 'cityToken', slot: city.token, icon });
    applyIcon(table, demi, settled<PlainIcon>(table, icon));
    if (state.ended || city.token < CITY_SLOTS) return;
    delete state.city; // VF-CITY-09
    say(table, { type: 'cityLeft', card: city.card });
  },
};

function applyIcon(table: Table, demi: DemiId, icon: PlainIcon): void {
  if (icon === 'draw') drawCards(table, table.state.turn.seat, 1);
  else applyResult(table, demi, icon);
}

export const fromPools: Handler<Table, FrameOf<'fromPools'>, FateKind | 'slot'> = {
  run({ state, content }, { demi }) {
    const { seat } = state.turn;
    const icon = nextIcon(content, state);
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
  answer(table, { demi }, act) {
    const { state } = table;
    state.work.pop();
    if (act === 'slot') state.work.push({ do: 'refresh' });
    else refreshCard(table, state.turn.seat, act);
    state.work.push({ do: 'citySlot', demi });
  },
};

export const refresh: Handler<Table, FrameOf<'refresh'>, FateKind | 'keep'> = {
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
  answer(table, _frame, act) {
    const { state } = table;
    state.work.pop();
    if (act !== 'keep') refreshCard(table, state.turn.seat, act);
  },
};
