import { given, type Play } from '@veilhall/testkit';
import { game } from '../index.ts';
import { arrange, type Position } from '../lesson/position.ts';
import type { State, Wraith } from '../state/state.ts';

export const table = (position: Position): Play<State> => given<State>(game, { arrange: arrange(position) });

/** The first seat. */
export function mine(play: Play<State>): Wraith {
  const wraith = play.state.wraiths[0];
  if (!wraith) throw new Error('nobody plays');
  return wraith;
}

export const names = (cards: readonly { def: string }[]): string[] => cards.map(({ def }) => def);

/** Everything has been carried out, and the first seat is asked this. */
export const waits = (play: Play<State>, ask = 'play'): void => play.waits({ seat: 0, ask });
