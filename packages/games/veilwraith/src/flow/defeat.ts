import type { Handler, Seat } from '@veilhall/engine';
import { takeThreat } from '../board/leaving.ts';
import { issue } from '../board/memories.ts';
import { eachOngoing } from '../board/ongoing.ts';
import { drop, isPlaying, push, say, thing, wraithAt } from '../board/sight.ts';
import { gainSpirit } from '../board/spirit.ts';
import { newThreat, portalExplore } from '../board/threats.ts';
import type { DefeatFrame } from '../frames.ts';
import type { ThreatInPlay } from '../state.ts';
import type { VwTurn } from '../turn.ts';
import { receive } from './drawing.ts';
import { win } from './ending.ts';
import { pushTriggers } from './triggers.ts';

/** One value falls: the card with it, unless other starred values still stand (VW-VAL-01 to -06, VW-RULING-24). */
export function defeatValue(turn: VwTurn, at: Seat, owner: Seat, threat: ThreatInPlay, value: number): void {
  const def = turn.content.threat(threat.def);
  const bit = 1 << value;
  if ((def.stars & bit) === 0) {
    beginDefeat(turn, at, owner, threat);
    return;
  }
  threat.marks |= bit;
  const standing = def.stars & ~threat.marks;
  say(turn, {
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
export function beginDefeat(turn: VwTurn, at: Seat, seat: Seat, threat: ThreatInPlay): void {
  const wraith = wraithAt(turn.state, seat);
  const { id, def } = threat;
  const { kind } = turn.content.threat(def);
  takeThreat(turn, seat, threat);
  say(turn, { type: 'threatDefeated', seat, by: at, card: def, thing: thing(threat), kind });
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
      say(turn, { type: 'keyCollected', seat, card: def, thing: thing(threat), keys: wraith.keys.length });
      break;
    default:
      wraith.threatDiscard.push({ id, def });
  }
  push(turn.state, { do: 'defeat', at, seat, id, def, step: 0 });
  for (const card of threat.beneath) receive(turn, at, seat, card, 'beneath');
}

function risePortal(turn: VwTurn, seat: Seat): void {
  const wraith = wraithAt(turn.state, seat);
  if (wraith.archfiend !== 'deck') return;
  eachOngoing(turn, seat, 'portalRises', (effect) => {
    wraith.portalRise += effect.n ?? 1;
    say(turn, { type: 'portalRose', seat, explore: portalExplore(turn, wraith) });
  });
}

export const defeatHandler: Handler<VwTurn, DefeatFrame> = {
  run(turn, frame) {
    const { at, seat, id, def } = frame;
    if (!isPlaying(turn.state, seat)) return drop(turn.state, at);
    const card = turn.content.threat(def);
    switch (frame.step++) {
      case 0:
        return pushTriggers(turn, at, seat, card.defeat, id, false);
      case 1:
        return gainSpirit(turn, seat, card.boost, 'boost', card.type);
      default:
        drop(turn.state, at);
        return portalArrives(turn, seat);
    }
  },
};

/** VW-PORTAL-01: only here, because nothing but a defeat collects Keys or counts Foes. */
function portalArrives(turn: VwTurn, seat: Seat): void {
  const { state, content } = turn;
  const wraith = wraithAt(state, seat);
  if (wraith.portal !== 'aside' || wraith.keys.length < content.keys.length) return;
  if (wraith.foesDefeated.length < content.vignette(state.campaign.vignette).card.foes.length) return;
  wraith.portal = 'inPlay';
  const { id, def } = issue(wraith, 'portal');
  wraith.threats.push(newThreat(id, def));
  say(turn, { type: 'portalArrived', seat, explore: portalExplore(turn, wraith) });
}
