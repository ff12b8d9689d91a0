import { type Seat, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { win } from '../board/ending.ts';
import { takeThreat } from '../board/leaving.ts';
import { eachOngoing } from '../board/ongoing.ts';
import { portalExplore } from '../board/threats.ts';
import { push, wraithAt } from '../state/access.ts';
import type { ThreatInPlay } from '../state/state.ts';
import { receive } from './receive.ts';

/** One value falls: the card with it, unless other starred values still stand (VW-VAL-01 to -06, VW-RULING-24). */
export function defeatValue(turn: Turn, at: Seat, owner: Seat, threat: ThreatInPlay, value: number): void {
  const def = turn.content.threat(threat.def);
  const bit = 1 << value;
  if ((def.stars & bit) === 0) {
    beginDefeat(turn, at, owner, threat);
    return;
  }
  threat.marks |= bit;
  const standing = def.stars & ~threat.marks;
  emit(turn, {
    type: 'valueDefeated',
    seat: owner,
    card: threat.def,
    thing: thing(threat),
    value: def.values[value]?.type ?? 'explore',
    left: countBits(standing),
  });
  if (standing === 0) beginDefeat(turn, at, owner, threat);
}

function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest > 0; rest >>= 1) n += rest & 1;
  return n;
}

/** The card goes where it belongs; the rest of the sequence follows (VW-DEF-01). All of it concerns the owner (VW-RULING-46). */
export function beginDefeat(turn: Turn, at: Seat, seat: Seat, threat: ThreatInPlay): void {
  const wraith = wraithAt(turn.state, seat);
  const { id, def } = threat;
  const { kind } = turn.content.threat(def);
  takeThreat(turn, seat, threat);
  emit(turn, { type: 'threatDefeated', seat, by: at, card: def, thing: thing(threat), kind });
  switch (kind) {
    case 'portal':
      win(turn, seat);
      return;
    case 'foe':
      wraith.foesDefeated.push(def);
      risePortal(turn, seat);
      break;
    case 'key':
      wraith.keys.push({ id, def, state: 'upright' });
      emit(turn, { type: 'keyCollected', seat, card: def, thing: thing(threat), keys: wraith.keys.length });
      break;
    case 'anima':
    case 'deja':
    case 'archfiend':
      wraith.threatDiscard.push({ id, def });
  }
  push(turn, { do: 'defeat', at, seat, id, def, step: 'effects' });
  for (const card of threat.beneath) receive(turn, at, seat, card, 'beneath');
}

function risePortal(turn: Turn, seat: Seat): void {
  const wraith = wraithAt(turn.state, seat);
  if (wraith.archfiend !== 'deck') return;
  eachOngoing(turn, seat, 'portalRises', (effect) => {
    wraith.portalRise += effect.n ?? 1;
    emit(turn, { type: 'portalRose', seat, explore: portalExplore(turn, wraith) });
  });
}
