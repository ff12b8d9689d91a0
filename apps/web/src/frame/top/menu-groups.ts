import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled } from '../../table/table.ts';
import { isAside } from '../selection.ts';

export interface MenuGroups {
  /** In sight: what belongs to this very moment. */
  readonly loose: readonly Labelled[];
  /** Folded away under a heading. */
  readonly folded: ReadonlyMap<string, readonly Labelled[]>;
  /** Giving up. */
  readonly resign: readonly Labelled[];
}

/** What a prompt holds besides moves, as the menu shows it. */
export function menuGroups(game: GameTable, prompt: Asked | undefined): MenuGroups {
  const loose: Labelled[] = [];
  const resign: Labelled[] = [];
  const folded = new Map<string, Labelled[]>();
  for (const option of prompt?.options ?? []) {
    if (!prompt || !option.kind || isAside(option)) continue;
    const heading = game.menuHeading?.({ ask: prompt.ask, prompt, option });
    if (option.kind === 'resign') resign.push(option);
    else if (heading === undefined) loose.push(option);
    else folded.set(heading, [...(folded.get(heading) ?? []), option]);
  }
  return { loose, folded, resign };
}
