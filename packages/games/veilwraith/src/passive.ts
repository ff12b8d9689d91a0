import { movesOf, type OptionId, type Prompt, type Seat } from '@veilhall/engine';
import { type Sight, thing, wraithAt } from './board/sight.ts';
import type { State } from './state.ts';
import { memoryWorth } from './worth.ts';

const ROUNDS = 1000;

/** A turn begins with the Play Phase; what is asked before it in a round still belongs to the turn before. */
export const turnOf = ({ campaign, round, phase }: State): number =>
  campaign.history.length * ROUNDS + (phase === 'threat' || phase === 'draw' ? round - 1 : round);

/** What to pick so that the turn ends: nothing more is played, what must be given up is what is worth least. */
export function passive(sight: Sight, seat: Seat, prompt: Prompt): OptionId {
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
      return `discard:${leastWorth(sight, seat, ids) ?? ''}`;
    case 'pickMemory': {
      const least = prompt.about?.verb === 'recoverMemory' ? undefined : leastWorth(sight, seat, ids);
      return least === undefined ? first : `memory:${least}`;
    }
    default:
      return first;
  }
}

/** The Memory in hand that is missed least, of those the prompt offers. */
function leastWorth(sight: Sight, seat: Seat, ids: readonly OptionId[]): string | undefined {
  let least: string | undefined;
  let worth = Number.POSITIVE_INFINITY;
  for (const card of wraithAt(sight.state, seat).hand) {
    const name = thing(card);
    if (!ids.some((id) => id.endsWith(`:${name}`))) continue;
    const its = memoryWorth(sight.content, card.def);
    if (its >= worth) continue;
    worth = its;
    least = name;
  }
  return least;
}
