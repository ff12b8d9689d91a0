// Written by tools/clone-gen.ts (npm run content). Do not edit.
import { cloneRng } from '@veilhall/engine';
import type { State } from './state.ts';

export function cloneState(from: State): State {
  return {
    rng: cloneRng(from.rng),
    nextId: from.nextId,
    deck: from.deck.slice(),
    discard: cloneListDiscard(from.discard),
    row: from.row.slice(),
    dust: from.dust.slice(),
    players: cloneListPlayers(from.players),
    work: cloneListWork(from.work),
  };
}

function cloneDiscard(from: State['discard'][number]): State['discard'][number] {
  return {
    id: from.id,
    def: from.def,
    seenBy: from.seenBy.slice(),
  };
}

function cloneListDiscard(from: readonly State['discard'][number][]): State['discard'][number][] {
  const copy = new Array<State['discard'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['discard'][number];
    copy[at] = cloneDiscard(one);
  }
  return copy;
}

function clonePlayers(from: State['players'][number]): State['players'][number] {
  return {
    hand: cloneListDiscard(from.hand),
    bid: cloneListDiscard(from.bid),
    finds: from.finds.slice(),
  };
}

function cloneListPlayers(from: readonly State['players'][number][]): State['players'][number][] {
  const copy = new Array<State['players'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['players'][number];
    copy[at] = clonePlayers(one);
  }
  return copy;
}

function cloneWork(from: State['work'][number]): State['work'][number] {
  return {
    do: from.do,
  };
}

function cloneListWork(from: readonly State['work'][number][]): State['work'][number][] {
  const copy = new Array<State['work'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['work'][number];
    copy[at] = cloneWork(one);
  }
  return copy;
}
