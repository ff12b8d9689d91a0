import { emit } from '@veilhall/kit';
import { isActive, playerAt, type Who } from '../state/access.ts';
import { SYNERGIES } from '../vocabulary.ts';
import type { Turn } from './board.ts';
import { inPlay } from './counters.ts';
import { synergyNeed } from './standing.ts';

/** Once enough cards of a type were in play together, its Synergies stay open for the turn (TV-SYN-02, TV-RULING-13). */
export function unlockSynergies(turn: Turn, who: Who): void {
  if (!isActive(turn.state, who)) return;
  const player = playerAt(turn.state, who);
  for (const synergy of SYNERGIES) {
    if (player.unlocked.includes(synergy) || inPlay(turn, who, synergy) < synergyNeed(turn, who, synergy)) continue;
    player.unlocked = [...player.unlocked, synergy];
    emit(turn, { type: 'synergy', who, synergy });
  }
}
