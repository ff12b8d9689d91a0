import type { Text, ThingId } from '@veilhall/engine';
import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';
import { narrowed } from '../selection.ts';

/** As many buttons as stand beside the sentence without crowding it: by number, and by the letters on them. */
const MOST = 3;
const MOST_LETTERS = 46;

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
  plain: (text: Text) => string,
): Buttons {
  const letters = (option: Labelled): number => plain(option.label).length;
  const options = narrowed(prompt, chosen);
  const primary = primaryOf(game, moment, prompt, options);
  const indexed = options.map((option, index) => ({ option, index }));
  // Where every thing is pointed at, the first few of many places would say nothing.
  const few = options.length <= MOST || (chosen.length > 0 && !game.pointsAll?.(prompt));
  const wanted = indexed.filter(({ option }) => few || option === primary || !option.on || option.on.length === 0);
  const others = wanted.filter(({ option }) => option !== primary).slice(0, primary ? MOST - 1 : MOST);
  const fit = others.slice(
    0,
    fitting(
      others.map(({ option }) => letters(option)),
      primary ? letters(primary) : 0,
    ),
  );
  // Two buttons of three alike would hide the third: then all are pointed at, on the table.
  const alike = others.length > fit.length && others.every(({ option }) => option.on && option.on.length > 0);
  const rest = alike && chosen.length === 0 ? [] : fit;
  const own = indexed.filter(({ option }) => option === primary);
  const shown = [...rest, ...own];
  return { shown, ...(primary && { primary }), more: shown.length < options.length, total: options.length };
}

/** How many of these fit beside what is there already; one always does where nothing else stands. */
function fitting(wanted: readonly number[], taken: number): number {
  let letters = taken;
  let count = 0;
  for (const more of wanted) {
    letters += more;
    if (letters > MOST_LETTERS && (count > 0 || taken > 0)) break;
    count++;
  }
  return count;
}
