// Written by tools/clone-gen.ts (npm run content). Do not edit.
import { cloneRng } from '@veilhall/engine';
import type { State } from './state.ts';

export function cloneState(from: State): State {
  return {
    rng: cloneRng(from.rng),
    nextId: from.nextId,
    deck: from.deck.slice(),
    discard: from.discard.map(cloneDiscard),
    row: from.row.slice(),
    dust: from.dust.slice(),
    players: from.players.map(clonePlayers),
    work: from.work.map(cloneWork),
  };
}

function cloneDiscard(from: State['discard'][number]): State['discard'][number] {
  return {
    id: from.id,
    def: from.def,
    seenBy: from.seenBy.slice(),
  };
}

function clonePlayers(from: State['players'][number]): State['players'][number] {
  return {
    hand: from.hand.map(cloneDiscard),
    bid: from.bid.map(cloneDiscard),
    finds: from.finds.slice(),
  };
}

function cloneWork(from: State['work'][number]): State['work'][number] {
  return {
    do: from.do,
  };
}
