import type { Handler, Seat } from '@veilhall/engine';
import { issue, takeTop, toHand } from '../board/memories.ts';
import { drop, isPlaying, reveal, say, thing, wraithAt } from '../board/sight.ts';
import { drawThreat } from '../board/threat-deck.ts';
import { newThreat } from '../board/threats.ts';
import type { DrawFrame, PlayThreatsFrame } from '../frames.ts';
import type { CardInPlay } from '../state.ts';
import type { VwTurn } from '../turn.ts';
import { lose } from './ending.ts';
import { pushTriggers } from './triggers.ts';

/** One card at a time, each with its own Drawn ability and reshuffle (VW-DRAW-08). */
export const drawHandler: Handler<VwTurn, DrawFrame> = {
  run(turn, frame) {
    const { at, seat } = frame;
    frame.left--;
    if (frame.left <= 0) drop(turn.state, at);
    if (!isPlaying(turn.state, seat)) return;
    const card = takeTop(turn, seat, true);
    if (card) receive(turn, at, seat, card, 'deck');
    else say(turn, { type: 'nothingToDraw', seat });
  },
};

/**
 * A card comes out of the Memory deck or from beneath another (VW-TRIG-02). What is no Memory goes to its own discard
 * pile unless its Drawn ability says otherwise (VW-RULING-16).
 */
export function receive(turn: VwTurn, at: Seat, seat: Seat, card: CardInPlay, from: 'deck' | 'beneath'): void {
  const { content } = turn;
  const wraith = wraithAt(turn.state, seat);
  if (!content.isMemory(card.def)) {
    wraith.threatDiscard.push(card);
    reveal(turn, { type: 'haunted', seat, card: card.def, thing: thing(card) });
    pushTriggers(turn, at, seat, content.threat(card.def).drawn, card.id, false);
    return;
  }
  if (from === 'deck') {
    toHand(turn, seat, card);
  } else {
    wraith.hand.push(card);
    say(turn, { type: 'cardReleased', seat, card: card.def, to: 'hand' });
  }
  pushTriggers(turn, at, seat, content.memory(card.def).drawn, card.id, false);
}

/** VW-THREAT-02, VW-THREAT-07: each Threat enters, is checked and resolves before the next is drawn. */
export const playThreatsHandler: Handler<VwTurn, PlayThreatsFrame> = {
  run(turn, frame) {
    const { at, seat } = frame;
    frame.left--;
    if (frame.left <= 0) drop(turn.state, at);
    if (!isPlaying(turn.state, seat)) return;
    const def = drawThreat(turn, seat);
    const wraith = wraithAt(turn.state, seat);
    if (def === 'archfiend') {
      reveal(turn, { type: 'archfiendDrawn', seat });
      lose(turn, seat, 'archfiend');
      return;
    }
    const card = issue(wraith, def);
    // VW-RULING-18
    if (turn.content.isMemory(def)) {
      receive(turn, at, seat, card, 'beneath');
      return;
    }
    const { kind, played } = turn.content.threat(def);
    wraith.threats.push(newThreat(card.id, def));
    reveal(turn, { type: 'threatPlayed', seat, card: def, thing: thing(card), kind });
    pushTriggers(turn, at, seat, played, card.id, true);
  },
};
