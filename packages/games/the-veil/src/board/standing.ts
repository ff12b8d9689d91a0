import { standing } from '@veilhall/kit';
import type { CompiledAbility } from '../content/compile.ts';
import type { StandingVerb } from '../content/families.ts';
import type { Effect } from '../content/schema.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { Synergy } from '../vocabulary.ts';
import type { Board } from './board.ts';

/** Calls `use` for every Aura of this kind in the player's own Fate Route, and in nobody else's (TV-AURA-02). */
const eachStanding = standing<Board, Effect, StandingVerb, CompiledAbility>({
  over({ state, content }, who, verb, visit) {
    for (const { def, id } of playerAt(state, who).route) {
      const aura = content.card(def).aura;
      if (aura && aura.standing[verb].length > 0) visit(aura.standing[verb], id);
    }
  },
});

type Counting = 'recruitHealth' | 'trapLoss' | 'firstDiscount';

/** Copies stack (TV-RULING-36). */
export function auraSum(board: Board, who: Who, verb: Counting): number {
  let sum = 0;
  eachStanding(board, who, verb, (effect) => {
    sum += effect.n;
  });
  return sum;
}

/** How many cards of a type in play unlock its Synergies (TV-SYN-02). */
export function synergyNeed(board: Board, who: Who, synergy: Synergy): number {
  let need = 2;
  eachStanding(board, who, 'synergyNeeds', (effect) => {
    if (effect.type === synergy) need = effect.n;
  });
  return need;
}
