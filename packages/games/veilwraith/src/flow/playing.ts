import { type Choice, type Handler, type Seat, take, thing } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { flipKey } from '../board/keys.ts';
import { forbidden, memoryLimit } from '../board/ongoing.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { distinct } from '../effects/memories.ts';
import { drop, emit, handsHidden, keyById, push, reveal, wraithAt } from '../state/access.ts';
import type { VwFact } from '../state/facts.ts';
import type { MemoryFrame } from '../state/frames.ts';
import { abilityCan } from './triggers.ts';

/** Where options go: a list of these or of more than these. */
export interface Sink<A> {
  push(choice: Choice<A>): unknown;
}

/** What is picked in the Play Phase, in a boost step or in a window. */
export type PlayMemory = { do: 'memory'; id: number; none: boolean };
export type FlipKey = { do: 'flip'; id: number };

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
    if (abilityCan(board, seat, seat, ability, id)) return true;
  }
  return false;
}

/**
 * One option per Memory of another name. Playing one and activating nothing is allowed too (VW-MEM-04) and hardly ever
 * meant: it goes to the menu. There is none at the hand limit, where discarding it comes to the same.
 */
export function addMemories(board: Board, seat: Seat, options: Sink<PlayMemory>, menu?: Sink<PlayMemory>): void {
  if (!mayPlayMemories(board, seat)) return;
  for (const { card, things } of distinct(wraithAt(board.state, seat).hand)) {
    const id = `play:${thing(card)}`;
    if (memoryCan(board, seat, card.def, card.id)) {
      options.push({ id, on: things, act: { do: 'memory', id: card.id, none: false } });
    }
    menu?.push({ id: `${id}:none`, on: things, aside: 'setting', act: { do: 'memory', id: card.id, none: true } });
  }
}

export function playMemory(turn: Turn, seat: Seat, { id, none }: PlayMemory): void {
  const wraith = wraithAt(turn.state, seat);
  const card = take(wraith.hand, id);
  if (!card) return;
  wraith.played.push(card);
  wraith.memoriesPlayed++;
  emitFromHand(turn, { type: 'memoryPlayed', seat, card: card.def, thing: thing(card) });
  push(turn.state, { do: 'memory', at: seat, id, def: card.def, done: none ? ALL_DONE : 0, all: false });
}

/** Every ability counts as dealt with. */
const ALL_DONE = 0xff;

type Activation = 'all' | 'done' | number;

/** Any, all or none of its abilities, in any order (VW-MEM-04, VW-MEM-05). */
export const memoryHandler: Handler<Turn, MemoryFrame, Activation> = {
  run(turn, frame) {
    const { at, def, id, done } = frame;
    const { abilities } = turn.content.memory(def);
    const open: number[] = [];
    for (const [i, ability] of abilities.entries()) {
      if ((done & (1 << i)) === 0 && abilityCan(turn, at, at, ability, id)) open.push(i);
    }
    const first = open[0];
    if (first === undefined) return layDown(turn, frame);
    if (frame.all || (done === 0 && open.length === 1)) return activate(turn, frame, abilities[first], first);
    const options: Choice<Activation>[] = [];
    if (open.length > 1) options.push({ id: 'all', act: 'all' });
    for (const i of open) options.push({ id: `ability:${i}`, act: i });
    options.push({ id: 'done', act: 'done' });
    return { seat: at, ask: 'abilities', about: { card: def }, options };
  },
  answer(turn, frame, act) {
    if (act === 'all') frame.all = true;
    else if (act === 'done') layDown(turn, frame);
    else activate(turn, frame, turn.content.memory(frame.def).abilities[act], act);
  },
};

function activate(turn: Turn, frame: MemoryFrame, ability: CompiledAbility | undefined, index: number): void {
  if (!ability) return;
  const { at, id } = frame;
  frame.done |= 1 << index;
  push(turn.state, { do: 'ability', at, seat: at, ability: ability.id, card: id, stage: 'begin' });
}

/** It lies in the Play Area until the End Phase; played in the End Phase it is discarded at once (VW-RULING-15). */
function layDown(turn: Turn, frame: MemoryFrame): void {
  const wraith = wraithAt(turn.state, frame.at);
  drop(turn.state, frame.at);
  if (turn.state.phase !== 'end') return;
  const card = take(wraith.played, frame.id);
  if (!card) return;
  wraith.memoryDiscard.push(card);
  emit(turn, { type: 'playedDiscarded', seat: frame.at, cards: [card.def] });
}

/** Upright or turned Keys whose Flip ability would do something (VW-KEY-07, VW-RULING-02). */
export function addFlips(board: Board, seat: Seat, options: Sink<FlipKey>): void {
  for (const key of wraithAt(board.state, seat).keys) {
    if (key.state === 'flipped') continue;
    const { flip } = board.content.threat(key.def);
    if (!flip || !abilityCan(board, seat, seat, flip, key.id)) continue;
    const id = thing(key);
    options.push({ id: `flip:${id}`, on: [id], act: { do: 'flip', id: key.id } });
  }
}

export function flip(turn: Turn, seat: Seat, { id }: FlipKey): void {
  const key = keyById(wraithAt(turn.state, seat), id);
  const ability = key && turn.content.threat(key.def).flip;
  if (!key || !ability) return;
  flipKey(turn, seat, key, true);
  push(turn.state, { do: 'ability', at: seat, seat, ability: ability.id, card: id, stage: 'begin' });
}
