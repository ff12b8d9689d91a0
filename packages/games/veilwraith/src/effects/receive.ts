import { type Seat, thing } from '@veilhall/engine';
import { emit, pushTriggers, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { toHand } from '../board/memories.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { wraithAt } from '../state/access.ts';
import type { CardInPlay } from '../state/state.ts';

/** Abilities of one card that trigger together, worked on for `seat` on the stack of `at`. */
export function trigger(
  turn: Turn,
  at: Seat,
  seat: Seat,
  abilities: readonly CompiledAbility[],
  card: number,
  inPlay: boolean,
): void {
  if (abilities.length === 0) return;
  const list = abilities.map(({ id }) => ({ text: id, card }));
  pushTriggers(turn, { who: seat, by: at }, list, inPlay);
}

/**
 * A card comes out of the Memory deck or from beneath another (VW-TRIG-02). What is no Memory goes to its own discard
 * pile unless its Drawn ability says otherwise (VW-RULING-16).
 */
export function receive(turn: Turn, at: Seat, seat: Seat, card: CardInPlay, from: 'deck' | 'beneath'): void {
  const { content } = turn;
  const wraith = wraithAt(turn.state, seat);
  if (!content.isMemory(card.def)) {
    wraith.threatDiscard.push(card);
    reveal(turn, { type: 'haunted', seat, card: card.def, thing: thing(card) });
    trigger(turn, at, seat, content.threat(card.def).drawn, card.id, false);
    return;
  }
  if (from === 'deck') {
    toHand(turn, seat, card);
  } else {
    wraith.hand.push(card);
    emit(turn, { type: 'cardReleased', seat, card: card.def, to: 'hand' });
  }
  trigger(turn, at, seat, content.memory(card.def).drawn, card.id, false);
}
