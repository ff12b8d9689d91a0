import { type Seat, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { wraithAt } from '../state/access.ts';
import type { CardInPlay, ThreatInPlay } from '../state/state.ts';
import type { Turn } from './board.ts';
import { shuffleIntoDeck } from './memories.ts';
import { putBack } from './threat-deck.ts';

/** Its marks and changes go with it (VW-VAL-07); what lies beneath it is the caller's. */
export function takeThreat(turn: Turn, seat: Seat, threat: ThreatInPlay): void {
  const { threats } = wraithAt(turn.state, seat);
  threats.splice(threats.indexOf(threat), 1);
}

/** Cards beneath a card that leaves play undefeated go to their own discard piles (VW-RULING-64). */
function scatter(turn: Turn, seat: Seat, cards: readonly CardInPlay[]): void {
  const wraith = wraithAt(turn.state, seat);
  for (const card of cards) {
    (turn.content.isMemory(card.def) ? wraith.memoryDiscard : wraith.threatDiscard).push(card);
    emit(turn, { type: 'cardReleased', seat, card: card.def, to: 'discard' });
  }
}

/** Not a defeat: no Defeat ability, no Boost, no credit (VW-DEF-09). */
export function discardThreat(turn: Turn, seat: Seat, threat: ThreatInPlay): void {
  takeThreat(turn, seat, threat);
  wraithAt(turn.state, seat).threatDiscard.push({ id: threat.id, def: threat.def });
  emit(turn, { type: 'threatDiscarded', seat, card: threat.def, thing: thing(threat) });
  scatter(turn, seat, threat.beneath);
}

export function returnThreat(
  turn: Turn,
  seat: Seat,
  threat: ThreatInPlay,
  to: 'deckTop' | 'deckBottom' | 'deck',
): void {
  takeThreat(turn, seat, threat);
  putBack(turn, seat, threat.def, to);
  emit(turn, { type: 'threatReturned', seat, card: threat.def, thing: thing(threat), to });
  scatter(turn, seat, threat.beneath);
}

/** A haunting goes into the Memory deck. */
export function hideThreat(turn: Turn, seat: Seat, threat: ThreatInPlay): void {
  takeThreat(turn, seat, threat);
  emit(turn, { type: 'threatHides', seat, card: threat.def, thing: thing(threat) });
  scatter(turn, seat, threat.beneath);
  shuffleIntoDeck(turn, seat, threat.def);
}
