import { movesOf, type OptionId, type Prompt, type Seat, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { wraithAt } from '../state/access.ts';
import { memoryValue } from './value.ts';

/** What to pick so that the turn ends: nothing more is played, what must be given up is what is worth least. */
export function defaultPick(board: Board, seat: Seat, prompt: Prompt): OptionId {
  const ids = movesOf(prompt);
  const first = ids[0] ?? '';
  switch (prompt.ask) {
    case 'play':
      return 'end';
    case 'window':
      return 'pass';
    case 'boost': {
      const short = Math.max(0, Number(prompt.about?.need) - Number(prompt.about?.power));
      return short <= Number(prompt.about?.tokens) ? `proceed:${short}` : 'proceed:0';
    }
    case 'limit':
      return `discard:${leastValuable(board, seat, ids) ?? ''}`;
    case 'pickMemory': {
      const least = prompt.about?.verb === 'recoverMemory' ? undefined : leastValuable(board, seat, ids);
      return least === undefined ? first : `memory:${least}`;
    }
    default:
      return first;
  }
}

/** The Memory in hand that is missed least, of those the prompt offers. */
function leastValuable(board: Board, seat: Seat, ids: readonly OptionId[]): string | undefined {
  let least: string | undefined;
  let value = Number.POSITIVE_INFINITY;
  for (const card of wraithAt(board.state, seat).hand) {
    const name = thing(card);
    if (!ids.some((id) => id.endsWith(`:${name}`))) continue;
    const its = memoryValue(board.content, card.def);
    if (its >= value) continue;
    value = its;
    least = name;
  }
  return least;
}
