import type { Sketch, Text } from '@veilhall/engine';
import type { GameTable, OptionPlace } from '../../games/game-table.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';

/** One option in the list of all. */
export interface OptionLine {
  readonly option: Labelled;
  /** Its place in the prompt, which the number keys go by. */
  readonly index: number;
  readonly words: string;
  /** Why it would come to nothing now. */
  readonly idle?: string;
}

/** Lines under what they have in common, or on their own. */
export interface OptionFold {
  readonly name?: string;
  readonly lines: readonly OptionLine[];
}

export interface OptionGroup {
  /** None where all options stand in one short list. */
  readonly heading?: string;
  readonly folds: readonly OptionFold[];
}

/** As many as are read at a glance: they need neither headings nor a search. */
export const SHORT = 9;
/** More lines than these under one heading are folded under what they have in common. */
const LONG = 20;

const ELSE = 'Anything else';
const IDLE = 'Would come to nothing now';

/** The options by what they are about; those that would come to nothing stand last. */
export function groupsOf(
  game: GameTable,
  moment: Look,
  prompt: Asked,
  options: readonly Labelled[],
  plain: (text: Text) => string,
): readonly OptionGroup[] {
  const lines = options.map((option, index): OptionLine => {
    const idle = game.idle?.(moment.view, { ask: prompt.ask, prompt, option });
    return { option, index, words: plain(option.label), ...(idle !== undefined && { idle }) };
  });
  const idle = lines.filter((line) => line.idle !== undefined);
  const useful = lines.filter((line) => line.idle === undefined);
  if (lines.length <= SHORT) return [{ folds: [{ lines: [...useful, ...idle] }] }];
  const groups = new Map<string, Map<string | undefined, OptionLine[]>>();
  for (const line of useful) {
    const place = game.group?.(moment.view, { ask: prompt.ask, prompt, option: line.option });
    const { heading, under } = place ?? zoneOf(moment.sketch, line.option, plain);
    const folds = groups.get(heading) ?? new Map<string | undefined, OptionLine[]>();
    groups.set(heading, folds.set(under, [...(folds.get(under) ?? []), line]));
  }
  const found = [...groups].map(([heading, folds]): OptionGroup => ({ heading, folds: foldsOf(folds) }));
  return idle.length > 0 ? [...found, { heading: IDLE, folds: [{ lines: idle }] }] : found;
}

/** Without a word from the game: where the first of its things lies. */
function zoneOf({ zones }: Sketch, { on }: Labelled, plain: (text: Text) => string): OptionPlace {
  const [first] = on ?? [];
  const zone = zones.find(({ things = [] }) => things.some(({ id }) => id === first));
  return { heading: zone ? plain(zone.name) : ELSE };
}

function foldsOf(folds: ReadonlyMap<string | undefined, readonly OptionLine[]>): readonly OptionFold[] {
  const lines = [...folds.values()].flat();
  if (lines.length <= LONG || folds.size < 2) return [{ lines }];
  return [...folds].map(([name, own]) => (name === undefined ? { lines: own } : { name, lines: own }));
}

/** What has all the words that were searched for, in the line itself or in what it stands under; nothing stays folded. */
export function searched(groups: readonly OptionGroup[], has: (text: string) => boolean): readonly OptionGroup[] {
  return groups
    .map(({ heading = '', folds }): OptionGroup => {
      const lines = folds.flatMap(({ name = '', lines: own }) =>
        own.filter(({ words }) => has(`${heading} ${name} ${words}`)),
      );
      return { heading, folds: [{ lines }] };
    })
    .filter((group) => countOf([group]) > 0);
}

export const countOf = (groups: readonly OptionGroup[]): number =>
  groups.reduce((sum, { folds }) => folds.reduce((inner, { lines }) => inner + lines.length, sum), 0);
