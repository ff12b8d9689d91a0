import type { ThingId } from '@veilhall/engine';
import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';
import { listed, narrowed } from '../selection.ts';

/** As many buttons as the bar holds at its one height, and beside large text on a phone. */
const MOST = 4;
const MOST_NARROW = 2;

export interface Buttons {
  readonly shown: readonly { readonly option: Labelled; readonly index: number }[];
  readonly primary?: Labelled;
  /** There is more to pick than the buttons say. */
  readonly more: boolean;
  readonly total: number;
}

export function primaryOf(
  game: GameTable,
  { view }: Look,
  prompt: Asked,
  options: readonly Labelled[],
): Labelled | undefined {
  const named = game.primary?.(view, prompt);
  // What is only offered is not for the key that goes on.
  if (named === '' || options.every((option) => option.kind)) return undefined;
  const bare = options.filter((option) => !option.on || option.on.length === 0);
  const fallback = options.length === 1 ? options[0] : bare.length === 1 ? bare[0] : undefined;
  return options.find((option) => option.id === named) ?? fallback;
}

/**
 * Options that belong to no thing get a button; those that do are lit on the table. When things are chosen, or when there
 * are few options at all, every option left gets one.
 */
export function buttonsFor(
  game: GameTable,
  moment: Look,
  prompt: Asked,
  chosen: readonly ThingId[],
  narrow: boolean = false,
): Buttons {
  const most = narrow ? MOST_NARROW : MOST;
  const options = narrowed(prompt, chosen);
  const primary = primaryOf(game, moment, prompt, options);
  const indexed = options.map((option, index) => ({ option, index }));
  // Where every thing is pointed at, the first few of many places would say nothing.
  const few = options.length <= most || (chosen.length > 0 && !game.pointsAll?.(prompt));
  const wanted = indexed.filter(({ option }) => few || option === primary || !option.on || option.on.length === 0);
  const others = wanted.filter(({ option }) => option !== primary).slice(0, primary ? most - 1 : most);
  const own = indexed.filter(({ option }) => option === primary);
  const shown = [...others, ...own];
  const total = listed(prompt, chosen).length;
  return { shown, ...(primary && { primary }), more: shown.length < total, total };
}

/** Letters that two lines of a button hold, by how many buttons share the bar. */
export const lettersOn = (buttons: number): number => (buttons > 2 ? 36 : 48);

/** A label that is too long ends at a word's end; the whole of it is said in the sentence. */
export function shortened(label: string, most: number): string {
  if (label.length <= most) return label;
  const cut = label.slice(0, most).replace(/[\s,:;.]+\S*$/u, '');
  return `${cut}…`;
}
