import type { Move, Prompt, Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import type { GamePrompt } from '../campaign/match-asks.ts';
import { wraithAt } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import { memoryValue } from './value.ts';

/** What to pick so that the turn ends: nothing more is played, what must be given up is what is worth least. */
export function defaultPick(board: Board, seat: Seat, prompt: Prompt): Move {
  const asked = prompt as GamePrompt;
  if (asked.ask === 'play') return moveOf(asked.options, ({ about }) => about?.do === 'end');
  if (asked.ask === 'window') return moveOf(asked.options, ({ about }) => about?.do === 'pass');
  if (asked.ask === 'boost') {
    const { need, power, tokens } = asked.about;
    const short = Math.max(0, need - power);
    const spend = short <= tokens ? short : 0;
    return moveOf(asked.options, ({ about }) => about?.do === 'proceed' && about.tokens === spend);
  }
  if (asked.ask === 'limit')
    return leastValuable(board, seat, asked.options, (option) =>
      option.about?.do === 'discard' ? option.about.card : undefined,
    );
  if (asked.ask === 'pickMemory' && asked.about.verb !== 'recoverMemory')
    return leastValuable(board, seat, asked.options, (option) =>
      !option.kind && option.about.choice.do === 'memory' ? option.about.choice.card : undefined,
    );
  return 0;
}

/** The first one that fits; where none does the first move. */
const moveOf = <O>(options: readonly O[], fits: (option: O) => boolean): Move => Math.max(0, options.findIndex(fits));

/** The Memory in hand that is missed least, of those the prompt offers. */
function leastValuable<O>(
  board: Board,
  seat: Seat,
  options: readonly O[],
  cardOf: (option: O) => CardRef | undefined,
): Move {
  const offered = new Map<number | undefined, Move>();
  for (const [move, option] of options.entries()) offered.set(cardOf(option)?.id, move);
  let least: Move = 0;
  let value = Number.POSITIVE_INFINITY;
  for (const { id, def } of wraithAt(board.state, seat).hand) {
    const move = offered.get(id);
    const its = memoryValue(board.content, def);
    if (move === undefined || its >= value) continue;
    value = its;
    least = move;
  }
  return least;
}
