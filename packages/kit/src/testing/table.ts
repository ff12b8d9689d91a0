import { type Event, type Fact, type GameState, type Machine, plain, type Text } from '@veilhall/engine';

/** A table at which tests play: what is asked, what is told. */
export interface TestTable<S> {
  readonly state: S;
  readonly told: Fact[];
  /** "0 target", one for each seat that is asked. */
  asked(): string[];
  offers(): string[];
  /** Takes the option with this id, whoever it is offered to. */
  pick(...ids: string[]): TestTable<S>;
}

export function tableOf<S extends GameState, F extends Fact>(rules: Machine<S, F>, state: S): TestTable<S> {
  const told: Fact[] = [];
  const hear = (events: readonly Event<F>[]): void => {
    for (const { fact } of events) told.push(fact);
  };
  hear(rules.settle(state));
  const table: TestTable<S> = {
    state,
    told,
    asked: () => rules.prompts(state).map(({ seat, ask }) => `${seat} ${ask}`),
    offers: () => rules.prompts(state).flatMap(({ options }) => options.map(({ id }) => id)),
    pick(...ids) {
      for (const id of ids) {
        const prompt = rules.prompts(state).find(({ options }) => options.some((option) => option.id === id));
        if (!prompt) throw new Error(`'${id}' is not offered; ${table.offers().join(', ')} are`);
        hear(rules.apply(state, prompt.seat, id));
      }
      return table;
    },
  };
  return table;
}

export const said = (text: Text): string => plain(text);
