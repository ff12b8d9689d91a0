import { type Handler, thing } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { lose } from '../board/ending.ts';
import { issue, takeTop } from '../board/memories.ts';
import { drawThreat } from '../board/threat-deck.ts';
import { newThreat } from '../board/threats.ts';
import { receive, trigger } from '../effects/receive.ts';
import { drop, isPlaying, wraithAt } from '../state/access.ts';
import type { DrawFrame, PlayThreatsFrame } from '../state/frames.ts';

/** One card at a time, each with its own Drawn ability and reshuffle (VW-DRAW-08). */
export const drawHandler: Handler<Turn, DrawFrame> = {
  run(turn, frame) {
    const { at, seat } = frame;
    frame.left--;
    if (frame.left <= 0) drop(turn);
    if (!isPlaying(turn.state, seat)) return;
    const card = takeTop(turn, seat, true);
    if (card) receive(turn, at, seat, card, 'deck');
    else emit(turn, { type: 'nothingToDraw', seat });
  },
};

/** VW-THREAT-02, VW-THREAT-07: each Threat enters, is checked and resolves before the next is drawn. */
export const playThreatsHandler: Handler<Turn, PlayThreatsFrame> = {
  run(turn, frame) {
    const { at, seat } = frame;
    frame.left--;
    if (frame.left <= 0) drop(turn);
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
    trigger(turn, at, seat, played, card.id, true);
  },
};
