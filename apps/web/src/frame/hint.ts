import type { OptionId, ThingId } from '@veilhall/engine';
import { cell, type Store } from '../store.ts';
import { type Asked, type Labelled, type Table, TableError } from '../table/table.ts';

/** What the pick changes, and against which other. */
export interface HintWhy {
  readonly instead?: Labelled;
  readonly reasons: readonly string[];
}

/** What the adept would do; or that it thinks about it, or why it does not say. */
export type Hint =
  | { readonly is: 'thinking' }
  | { readonly is: 'given'; readonly option: Labelled; readonly why?: HintWhy }
  | { readonly is: 'refused'; readonly why: string };

export interface Advice {
  readonly hint: Store<Hint | undefined>;
  /** Asked again, or while it thinks, puts the hint away. */
  ask(): void;
  putAway(): void;
}

/** Hints for one person at a table: one at a time, and only for the moment they were asked for. */
export function createAdvice(table: Table, asked: () => Asked | undefined): Advice {
  const hint = cell<Hint | undefined>(undefined);
  let thought = 0;
  const putAway = (): void => {
    thought++;
    hint.set(undefined);
  };
  return {
    hint,
    putAway,
    ask() {
      const { hints } = table.get();
      const prompt = asked();
      const again = hint.get() !== undefined;
      putAway();
      if (again || !hints || !prompt) return;
      if (!hints.can) return hint.set({ is: 'refused', why: hints.why });
      const own = thought;
      hint.set({ is: 'thinking' });
      void advised(table, prompt).then((said) => {
        if (own === thought) hint.set(said);
      });
    },
  };
}

async function advised(table: Table, prompt: Asked): Promise<Hint | undefined> {
  try {
    const advised = await table.hint?.();
    const labelled = (id: OptionId | undefined) => prompt.options.find((each) => each.id === id);
    const option = labelled(advised?.option);
    if (!option) return undefined;
    const { why } = advised ?? {};
    const instead = labelled(why?.instead);
    return { is: 'given', option, ...(why && { why: { reasons: why.reasons, ...(instead && { instead }) } }) };
  } catch (error) {
    const why = error instanceof TableError && error.code !== 'broken' ? error.message : 'The adept found no answer.';
    return { is: 'refused', why };
  }
}

/** The things the adept would point at. */
export const hintedThings = (hint: Hint | undefined): readonly ThingId[] =>
  hint?.is === 'given' ? (hint.option.on ?? []) : [];

export const isHinted = (hint: Hint | undefined, { id }: Labelled): boolean =>
  hint?.is === 'given' && hint.option.id === id;
