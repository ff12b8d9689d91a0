import { type Handler, type QuestionOf, type Seat, take, thing } from '@veilhall/engine';
import { emit, pushAbility, reveal } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { flipKey } from '../board/keys.ts';
import { forbidden, memoryLimit } from '../board/ongoing.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { distinct } from '../effects/memories.ts';
import { refTo } from '../effects/pick.ts';
import { texts } from '../effects/texts.ts';
import { drop, handsHidden, keyById, push, wraithAt } from '../state/access.ts';
import type { VwFact } from '../state/facts.ts';
import type { MemoryFrame } from '../state/frames.ts';
import type { CardRef } from '../state/picks.ts';
import type { AbilitiesAct, FlipAct, MemoryAct, PlayAsks } from './asks.ts';

/** Where acts go: a list of these or of more than these. */
export interface Sink<A> {
  push(act: A): unknown;
}

/** A card from hand becomes public: where hands are hidden that cannot be taken back. */
export function emitFromHand(turn: Turn, fact: VwFact): void {
  (handsHidden(turn.state) ? reveal : emit)(turn, fact);
}

/** Nothing forbids playing a Memory now; whether one has an effect is another matter. */
export function mayPlayMemories(board: Board, seat: Seat): boolean {
  const wraith = wraithAt(board.state, seat);
  if (wraith.hand.length === 0 || wraith.memoriesPlayed >= memoryLimit(board, seat)) return false;
  return board.state.phase === 'play' || !forbidden(board, seat, 'noMemoryOutsidePlay');
}

/** Some ability of this Memory can be activated now. */
export function memoryCan(board: Board, seat: Seat, def: string, id: number): boolean {
  for (const ability of board.content.memory(def).abilities) {
    if (texts.abilityCan(board, { who: seat, by: seat, card: id }, ability)) return true;
  }
  return false;
}

/** One per Memory of another name. */
export function addMemories(board: Board, seat: Seat, acts: Sink<MemoryAct>): void {
  if (!mayPlayMemories(board, seat)) return;
  for (const { card, cards } of distinct(wraithAt(board.state, seat).hand)) {
    if (memoryCan(board, seat, card.def, card.id)) acts.push({ do: 'play', card, cards });
  }
}

export function playMemory(turn: Turn, seat: Seat, { id }: CardRef, activate: 'any' | 'nothing' = 'any'): void {
  const wraith = wraithAt(turn.state, seat);
  const card = take(wraith.hand, id);
  if (!card) return;
  wraith.played.push(card);
  wraith.memoriesPlayed++;
  emitFromHand(turn, { type: 'memoryPlayed', seat, card: card.def, thing: thing(card) });
  push(turn, { do: 'memory', at: seat, id, def: card.def, done: activate === 'nothing' ? ALL_DONE : 0, all: false });
}

/** Every ability counts as dealt with. */
const ALL_DONE = 0xff;

/** Any, all or none of its abilities, in any order (VW-MEM-04, VW-MEM-05). */
export const memoryHandler: Handler<Turn, MemoryFrame, AbilitiesAct, QuestionOf<PlayAsks, 'abilities'>> = {
  run(turn, frame) {
    const { at, def, id, done } = frame;
    const { abilities } = turn.content.memory(def);
    const open: number[] = [];
    for (const [i, ability] of abilities.entries()) {
      if ((done & (1 << i)) === 0 && texts.abilityCan(turn, { who: at, by: at, card: id }, ability)) open.push(i);
    }
    const first = open[0];
    if (first === undefined) return layDown(turn, frame);
    if (frame.all || (done === 0 && open.length === 1)) return activate(turn, frame, abilities[first], first);
    const acts: AbilitiesAct[] = [];
    if (open.length > 1) acts.push({ do: 'all' });
    for (const index of open) acts.push({ do: 'ability', index });
    acts.push({ do: 'done' });
    return { seat: at, ask: 'abilities', about: { card: def }, acts };
  },
  answer(turn, frame, act) {
    if (act.do === 'all') frame.all = true;
    else if (act.do === 'done') layDown(turn, frame);
    else activate(turn, frame, turn.content.memory(frame.def).abilities[act.index], act.index);
  },
};

function activate(turn: Turn, frame: MemoryFrame, ability: CompiledAbility | undefined, index: number): void {
  if (!ability) return;
  const { at, id } = frame;
  frame.done |= 1 << index;
  pushAbility(turn, { who: at, by: at, card: id }, ability.id);
}

/** It lies in the Play Area until the End Phase; played in the End Phase it is discarded at once (VW-RULING-15). */
function layDown(turn: Turn, frame: MemoryFrame): void {
  const wraith = wraithAt(turn.state, frame.at);
  drop(turn);
  if (turn.state.phase !== 'end') return;
  const card = take(wraith.played, frame.id);
  if (!card) return;
  wraith.memoryDiscard.push(card);
  emit(turn, { type: 'playedDiscarded', seat: frame.at, cards: [card.def] });
}

/** Upright or turned Keys whose Flip ability would do something (VW-KEY-07, VW-RULING-02). */
export function addFlips(board: Board, seat: Seat, acts: Sink<FlipAct>): void {
  for (const key of wraithAt(board.state, seat).keys) {
    if (key.state === 'flipped') continue;
    const { flip } = board.content.threat(key.def);
    if (flip && texts.abilityCan(board, { who: seat, by: seat, card: key.id }, flip))
      acts.push({ do: 'flip', card: refTo(key) });
  }
}

export function flip(turn: Turn, seat: Seat, { card }: FlipAct): void {
  const key = keyById(wraithAt(turn.state, seat), card.id);
  const ability = key && turn.content.threat(key.def).flip;
  if (!key || !ability) return;
  flipKey(turn, seat, key, true);
  pushAbility(turn, { who: seat, by: seat, card: card.id }, ability.id);
}
