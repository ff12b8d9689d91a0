import type { Handler, QuestionOf } from '@veilhall/engine';
import { emit, emitTo } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { bottom, mergeFromTop } from '../board/threat-deck.ts';
import { drop, isPlaying, wraithAt } from '../state/access.ts';
import type { VwFact } from '../state/facts.ts';
import type { PeekFrame } from '../state/frames.ts';
import type { PeekAct, PlayAsks } from './asks.ts';

/** The top cards as the looker sees them, next draw first. */
function topCards(turn: Turn, { seat, count }: PeekFrame): string[] {
  const { threatDeck } = wraithAt(turn.state, seat);
  return threatDeck.slice(Math.max(0, threatDeck.length - count)).reverse();
}

/** First the bottom, then the order, else only the look, which must be acknowledged (D32, D40). */
export const peekHandler: Handler<Turn, PeekFrame, PeekAct, QuestionOf<PlayAsks, 'peek'>> = {
  run(turn, frame) {
    const { seat, stage } = frame;
    if (!isPlaying(turn.state, seat)) return drop(turn);
    if (!frame.seen) return look(turn, frame);
    const cards = topCards(turn, frame);
    const acts: PeekAct[] = [];
    if (stage === 'bottom') {
      for (const [index, card] of cards.entries()) {
        const { kind } = turn.content.threat(card);
        if (kind !== 'key' && kind !== 'foe') acts.push({ do: 'bottom', index });
      }
      acts.push({ do: 'keep' });
    } else if (stage === 'order') {
      for (let index = frame.placed; index < cards.length; index++) acts.push({ do: 'next', index });
      acts.push({ do: 'keep' });
    } else {
      acts.push({ do: 'seen' });
    }
    return { seat, ask: 'peek', about: { cards, card: frame.card, stage, placed: frame.placed }, acts, always: true };
  },
  answer(turn, frame, act) {
    const { seat } = frame;
    if (act.do === 'bottom') {
      const card = topCards(turn, frame)[act.index];
      bottom(turn, seat, act.index, frame.count);
      const fact: VwFact = { type: 'threatToBottom', seat, ...(card !== undefined && { card }) };
      emitTo(turn, [seat], fact, { type: 'threatToBottom', seat });
      frame.count--;
    }
    if (frame.stage === 'bottom' && frame.reorder && frame.count > 1) {
      frame.stage = 'order';
      return;
    }
    if (act.do === 'next') {
      bringUp(turn, frame, act.index);
      if (frame.placed < frame.count - 1) return;
    }
    if (frame.placed > 0) emit(turn, { type: 'threatsReordered', seat, count: frame.count });
    drop(turn);
  },
};

function look(turn: Turn, frame: PeekFrame): void {
  const { seat } = frame;
  const wraith = wraithAt(turn.state, seat);
  frame.seen = true;
  wraith.peeked = Math.max(wraith.peeked, frame.count);
  const fact: VwFact = { type: 'threatsLooked', seat, count: frame.count, cards: topCards(turn, frame) };
  emitTo(turn, [seat], fact, { type: 'threatsLooked', seat, count: frame.count }, 'reveal');
}

/** The card at `index` becomes the next after those already placed. */
function bringUp(turn: Turn, frame: PeekFrame, index: number): void {
  const wraith = wraithAt(turn.state, frame.seat);
  mergeFromTop(wraith, frame.count);
  const { threatDeck } = wraith;
  const [card] = threatDeck.splice(threatDeck.length - 1 - index, 1);
  if (card !== undefined) threatDeck.splice(threatDeck.length - frame.placed, 0, card);
  frame.placed++;
}
