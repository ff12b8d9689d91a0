import { type RngState, shuffle } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { layerSize } from '../board/threat-deck.ts';
import type { Content } from '../content/compile.ts';
import type { Layer, Wraith } from '../state/state.ts';
import { seenThreats, unseenCopies } from './knowledge.ts';

/** The part of the Threat deck that nobody has looked at, or that only its owner has. */
export function lookedAt({ threatDeck, peeked, peekedBottom }: Wraith, isOwner: boolean): { from: number; to: number } {
  const size = threatDeck.length;
  if (!isOwner) return { from: 0, to: size };
  const from = Math.min(peekedBottom, size);
  return { from, to: Math.max(from, size - peeked) };
}

/**
 * What may lie in the unseen part of the deck, bottom first: Keys, Foes and Threats in the layers everybody knows, with
 * other copies where copies are unknown. All of it follows from the Vignette's list and from what everybody has seen.
 */
export function dealtThreats(board: Board, wraith: Wraith, isOwner: boolean, rng: RngState): string[] {
  const { content } = board;
  const { threatDeck: deck, layers } = wraith;
  const { from, to } = lookedAt(wraith, isOwner);
  const mix = (list: string[]): string[] => shuffle(rng, 'threats', list);
  const pool = poolOf(board, wraith, new Set([...deck.slice(0, from), ...deck.slice(to)]), mix);
  const dealt: string[] = [];
  let base = 0;
  for (const layer of layers) {
    const end = base + layerSize(layer);
    const wanted: Layer = { ...layer, foes: [...layer.foes], known: [...layer.known] };
    for (let i = base; i < end; i++) if (i < from || i >= to) discount(content, wanted, deck[i] ?? '');
    const here = [
      ...pool.keys.splice(0, wanted.keys),
      ...pool.threats.splice(0, wanted.threats),
      ...wanted.known.sort(),
    ];
    for (const type of wanted.foes) here.push(...(pool.foes.get(type) ?? []).splice(0, 1));
    for (const def of mix(here)) dealt.push(def);
    base = end;
  }
  return dealt;
}

interface Pool {
  readonly keys: string[];
  readonly foes: ReadonlyMap<string, string[]>;
  readonly threats: string[];
}

/** Cards this seat has not seen, by kind: of each listed type as many as must be in the deck, whichever copies they are. */
function poolOf(board: Board, wraith: Wraith, looked: ReadonlySet<string>, mix: (list: string[]) => string[]): Pool {
  const { content, state } = board;
  const seen = seenThreats(board, wraith);
  const unknown = (def: string): boolean => !seen.has(def) && !looked.has(def);
  const foes = new Map<string, string[]>();
  for (const { id } of content.vignette(state.campaign.vignette).card.foes)
    if (!foes.has(id)) foes.set(id, mix(content.copies(id).filter(unknown)));
  const threats: string[] = [];
  for (const { type, left } of unseenCopies(board, wraith, seen)) {
    const copies = content.copies(type);
    let inDeck = left;
    for (const def of copies) if (looked.has(def) && !seen.has(def)) inDeck--;
    for (const def of mix(copies.filter(unknown)).slice(0, Math.max(0, inDeck))) threats.push(def);
  }
  return { keys: mix(content.keys.filter(unknown)), foes, threats: mix(threats) };
}

/** A card the looker knows is no longer to be dealt in its layer. */
function discount(content: Content, wanted: Layer, def: string): void {
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
