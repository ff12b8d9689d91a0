import type { Move } from '@veilhall/engine';
import type { BuyAct } from '../flow/asks.ts';
import type { Mind } from './mind.ts';
import { ORDINARY } from './worth.ts';

export interface Buy {
  readonly move: Move;
  readonly act: BuyAct;
  /** More than an ordinary card, in points. */
  readonly gain: number;
}

/** What owning the card adds to a deck that grows by it; a Trap makes nobody's own deck worse. */
export function buyGain(mind: Mind, def: string): number {
  const worth = mind.worth(def);
  return mind.board.content.card(def).trap ? 0.6 * worth : worth - ORDINARY;
}

/**
 * The purchases that gain most together, the best one first: two partners rather than one big card, if they are better.
 * None where nothing on offer is better than what the deck has.
 */
export function bestBuys(mind: Mind, buys: readonly Buy[]): readonly Buy[] {
  const { gold } = mind.player;
  let found: readonly Buy[] = [];
  let most = 0;
  for (let set = 1; set < 1 << buys.length; set++) {
    const chosen = buys.filter((_buy, at) => set & (1 << at));
    let cost = 0;
    let gain = 0;
    for (const buy of chosen) {
      cost += buy.act.cost;
      gain += buy.gain;
    }
    if (cost > gold || gain <= most) continue;
    most = gain;
    found = chosen;
  }
  return found.toSorted((a, b) => b.gain - a.gain);
}

/** For those who look at the price only. */
export const dearest = (mind: Mind, buys: readonly Buy[]): readonly Buy[] => {
  const costOf = ({ act }: Buy): number => mind.board.content.card(act.card.def).cost;
  return buys.toSorted((a, b) => costOf(b) - costOf(a));
};
