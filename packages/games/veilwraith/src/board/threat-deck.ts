import { type Seat, shuffle } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { wraithAt } from '../state/access.ts';
import type { Layer, Wraith } from '../state/state.ts';
import type { Turn } from './board.ts';

export const threatStream = (seat: Seat): string => `threats:${seat}`;

export const layerSize = (layer: Layer): number => layer.keys + layer.foes.length + layer.threats + layer.known.length;

export const knownLayer = (known: string[]): Layer => ({ stack: 0, keys: 0, foes: [], threats: 0, known });

/** The top card, after a rebuild if there is none (VW-ARCH-01). The deck is never empty after it. */
export function drawThreat(turn: Turn, seat: Seat): string {
  const wraith = wraithAt(turn.state, seat);
  if (wraith.threatDeck.length === 0) rebuild(turn, seat);
  const def = wraith.threatDeck.pop();
  if (def === undefined) throw new Error('a rebuilt Threat deck holds at least the Archfiend');
  const top = wraith.layers.length - 1;
  const layer = wraith.layers[top];
  if (layer) {
    removeFrom(turn.content, layer, def);
    if (layerSize(layer) === 0) wraith.layers.length = top;
  }
  if (wraith.peeked > 0) wraith.peeked--;
  if (wraith.peekedBottom > wraith.threatDeck.length) wraith.peekedBottom = wraith.threatDeck.length;
  return def;
}

/** VW-ARCH-02: the discard pile and the Archfiend make the new deck. */
function rebuild(turn: Turn, seat: Seat): void {
  const wraith = wraithAt(turn.state, seat);
  const deck = wraith.threatDiscard.map((card) => card.def);
  wraith.threatDiscard.length = 0;
  if (wraith.archfiend === 'aside') deck.push('archfiend');
  wraith.archfiend = 'deck';
  deck.sort();
  wraith.layers = [knownLayer([...deck])];
  wraith.threatDeck = shuffle(turn.state.rng, threatStream(seat), deck);
  forgetLooks(wraith);
  emit(turn, { type: 'threatDeckRebuilt', seat, cards: deck.length });
}

function removeFrom(content: Content, layer: Layer, def: string): void {
  const at = layer.known.indexOf(def);
  if (at >= 0) {
    layer.known.splice(at, 1);
    return;
  }
  const { kind, type } = content.threat(def);
  if (kind === 'key') layer.keys--;
  else if (kind === 'foe') layer.foes.splice(layer.foes.indexOf(type), 1);
  else layer.threats--;
}

function forgetLooks(wraith: Wraith): void {
  wraith.peeked = 0;
  wraith.peekedBottom = 0;
}

/** A card everybody sees goes back face down. Shuffling mixes all layers into one. */
export function putBack(turn: Turn, seat: Seat, def: string, to: 'deckTop' | 'deckBottom' | 'deck'): void {
  const wraith = wraithAt(turn.state, seat);
  if (to === 'deckTop') {
    wraith.threatDeck.push(def);
    wraith.layers.push(knownLayer([def]));
    if (wraith.peeked > 0) wraith.peeked++;
  } else if (to === 'deckBottom') {
    wraith.threatDeck.unshift(def);
    wraith.layers.unshift(knownLayer([def]));
    if (wraith.peekedBottom > 0) wraith.peekedBottom++;
  } else {
    wraith.threatDeck.push(def);
    wraith.layers.push(knownLayer([def]));
    mergeFromTop(wraith, wraith.threatDeck.length);
    shuffle(turn.state.rng, threatStream(seat), wraith.threatDeck);
    forgetLooks(wraith);
  }
}

/** The top `cards` cards may have changed places: their layers become one. */
export function mergeFromTop(wraith: Wraith, cards: number): void {
  const { layers } = wraith;
  for (let top = layers.at(-1); top && layerSize(top) < cards && layers.length > 1; top = layers.at(-1)) {
    layers.pop();
    const below = layers.pop();
    if (!below) return;
    layers.push({
      stack: 0,
      keys: top.keys + below.keys,
      foes: [...top.foes, ...below.foes].sort(),
      threats: top.threats + below.threats,
      known: [...top.known, ...below.known].sort(),
    });
  }
}

/**
 * The looker puts a card of the top `looked` on the bottom, unseen by others. Everybody knows that it is no Key and no
 * Foe; where the layer holds cards known by name, all layers become one instead.
 */
export function bottom(turn: Turn, seat: Seat, index: number, looked: number): void {
  const wraith = wraithAt(turn.state, seat);
  const [def] = wraith.threatDeck.splice(wraith.threatDeck.length - 1 - index, 1);
  if (def === undefined) return;
  mergeFromTop(wraith, looked);
  wraith.threatDeck.unshift(def);
  const top = wraith.layers.at(-1);
  if (top && top.known.length === 0 && top.threats > 0) {
    top.threats--;
    wraith.layers.unshift({ stack: 0, keys: 0, foes: [], threats: 1, known: [] });
    if (layerSize(top) === 0) wraith.layers.pop();
  } else {
    mergeFromTop(wraith, wraith.threatDeck.length);
  }
  wraith.peeked = Math.max(0, wraith.peeked - 1);
  // In a short deck the card may have been one of those known at the bottom already.
  wraith.peekedBottom = Math.min(wraith.threatDeck.length, wraith.peekedBottom + 1);
}
