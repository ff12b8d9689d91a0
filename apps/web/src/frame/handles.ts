import type { GameTable } from '../games/game-table.ts';
import type { Look, Table, TableState } from '../table/table.ts';

/** The table as its game is pointed at: options lie on their handles as well. */
export function withHandles(table: Table, game: GameTable): Table {
  if (!game.handles) return table;
  // What did not change keeps its identity: screens are drawn again for anything new.
  const states = new WeakMap<TableState, TableState>();
  const looks = new WeakMap<Look, Look>();
  const handled = (moment: Look): Look => once(looks, moment, () => lookWith(moment, game));
  return {
    ...table,
    get: () => {
      const state = table.get();
      return once(states, state, () => ({ ...state, moment: handled(state.moment) }));
    },
    look: async (seq, viewer) => handled(await table.look(seq, viewer)),
  };
}

function once<K extends object, V>(made: WeakMap<K, V>, key: K, make: () => V): V {
  const kept = made.get(key) ?? make();
  made.set(key, kept);
  return kept;
}

function lookWith(moment: Look, game: GameTable): Look {
  const { prompt } = moment;
  if (!prompt) return moment;
  const options = prompt.options.map((option) => {
    const handles = game.handles?.({ ask: prompt.ask, prompt, option }) ?? [];
    return handles.length > 0 ? { ...option, on: [...(option.on ?? []), ...handles] } : option;
  });
  return { ...moment, prompt: { ...prompt, options } };
}
