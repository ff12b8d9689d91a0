import { type RngState, type Seat, shuffle } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { layerSize } from '../board/threat-deck.ts';
import type { Content } from '../content/compile.ts';
import { seesHand } from '../state/access.ts';
import { cloneState } from '../state/clone.gen.ts';
import type { State, Wraith } from '../state/state.ts';
import { seenThreats, unseenCopies } from './knowledge.ts';

/** A full state this seat cannot tell from the real one: everything it does not know is dealt anew from `rng`. */
export function determinize(content: Content, state: State, seat: Seat, rng: RngState): State {
  const copy = cloneState(state);
  copy.rng = rng;
  const board: Board = { state: copy, content };
  for (const [owner, wraith] of copy.wraiths.entries()) {
    if (wraith.status === 'waiting') continue;
    if (state.stage === 'round') dealThreats(board, wraith, owner === seat, rng);
    dealMemories(content, wraith, seesHand(copy, seat, owner), rng);
  }
  return copy;
}

/** The deck of those who see the hand is known but for its order; otherwise hand and deck are one unknown pool. */
function dealMemories(content: Content, wraith: Wraith, open: boolean, rng: RngState): void {
  const deck = wraith.memoryDeck;
  const known = deck.splice(deck.length - Math.min(deck.length, wraith.memoryKnown));
  if (!open) {
    // A Threat that haunts the deck never stays in a hand.
    const memories = deck.filter((def) => content.isMemory(def));
    const haunting = deck.filter((def) => !content.isMemory(def));
    for (const card of wraith.hand) memories.push(card.def);
    shuffle(rng, 'hand', memories.sort());
    for (const card of wraith.hand) card.def = memories.pop() ?? card.def;
    deck.splice(0, deck.length, ...memories, ...haunting);
  }
  shuffle(rng, 'memories', deck.sort());
  deck.push(...known);
}

/** Keys, Foes and Threats go back into the layers everybody knows, with other copies where copies are unknown. */
function dealThreats(board: Board, wraith: Wraith, isOwner: boolean, rng: RngState): void {
  const { content, state } = board;
  const deck = wraith.threatDeck;
  const size = deck.length;
  const fixed = new Map<number, string>();
  if (isOwner) {
    for (let i = 0; i < Math.min(wraith.peeked, size); i++) fixed.set(size - 1 - i, deck[size - 1 - i] ?? '');
    for (let i = 0; i < Math.min(wraith.peekedBottom, size); i++) fixed.set(i, deck[i] ?? '');
  }
  const looked = new Set(fixed.values());
  const seen = seenThreats(board, wraith);
  const mix = (list: string[]): string[] => shuffle(rng, 'threats', list.sort());
  const unknown = (def: string): boolean => !seen.has(def) && !looked.has(def);

  const keys = mix(content.keys.filter(unknown));
  const foes = new Map<string, string[]>();
  for (const { id } of content.vignette(state.campaign.vignette).card.foes) {
    if (!foes.has(id)) foes.set(id, mix(content.copies(id).filter(unknown)));
  }
  const threats: string[] = [];
  for (const { type, left } of unseenCopies(board, wraith)) {
    const copies = content.copies(type);
    const inDeck = left - copies.filter((def) => looked.has(def) && !seen.has(def)).length;
    threats.push(...mix(copies.filter(unknown)).slice(0, Math.max(0, inDeck)));
  }
  mix(threats);

  let base = 0;
  for (const layer of wraith.layers) {
    const end = base + layerSize(layer);
    const here: string[] = [];
    const wanted = { keys: layer.keys, foes: [...layer.foes], threats: layer.threats, known: [...layer.known] };
    for (let i = base; i < end; i++) {
      const def = fixed.get(i);
      if (def !== undefined) discount(content, wanted, def);
    }
    here.push(...keys.splice(0, wanted.keys), ...threats.splice(0, wanted.threats), ...wanted.known);
    for (const type of wanted.foes) here.push(...(foes.get(type) ?? []).splice(0, 1));
    mix(here);
    for (let i = base; i < end; i++) deck[i] = fixed.get(i) ?? here.pop() ?? deck[i] ?? '';
    base = end;
  }
}

interface Wanted {
  keys: number;
  foes: string[];
  threats: number;
  known: string[];
}

/** A card the looker knows is no longer to be dealt in its layer. */
function discount(content: Content, wanted: Wanted, def: string): void {
  const at = wanted.known.indexOf(def);
  if (at >= 0) {
    wanted.known.splice(at, 1);
    return;
  }
  const { kind, type } = content.threat(def);
  if (kind === 'key') wanted.keys--;
  else if (kind === 'foe') wanted.foes.splice(wanted.foes.indexOf(type), 1);
  else wanted.threats--;
}
