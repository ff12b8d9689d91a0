import type { TurnAct } from '../board/acts.ts';
import { player } from '../state/access.ts';
import type { Features } from './features.ts';

/** Cards gained less cards spent, with what they are worth to whoever acts. */
export function cardsValue(features: Features, act: TurnAct): number {
  const { state, weights } = features;
  const { turn } = state;
  const change = cardsOf(features, act);
  const hand = player(state, turn.seat).hand.length;
  const untouched = change === 0 && !turn.touched;
  const rests = act.do === 'rest' || (untouched && (act.do === 'pass' || turn.used === 1)) || hand + change <= 0;
  const insight = act.do === 'omniscience' ? weights.insight : 0;
  if (!rests) return weights.card * change + insight;
  return features.restedValue(Math.max(0, hand + change)) - weights.card * hand + insight;
}

function cardsOf({ laws, icon, state }: Features, act: TurnAct): number {
  switch (act.do) {
    case 'move':
    case 'portal': {
      let change = act.do === 'portal' ? -laws.costs.portal : 0;
      if (act.do === 'move' && state.demis[act.demi].at === 'abyss') change += laws.abyssDraw;
      if (act.to.slot > 0) change--;
      else if (act.to.at === 'city' && icon === 'draw') change++;
      return change;
    }
    case 'transfigure':
    case 'smite':
    case 'omniscience':
      return -laws.costs[act.do];
    case 'influence':
      return -laws.costs.influence - 1;
    case 'pass':
    case 'rest':
      return 0;
  }
}
