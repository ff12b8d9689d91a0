import { type Data, type Piece, type Seat, seatPiece, type Text, type ThingId, text, thing } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { CardRef } from '../state/picks.ts';
import type { ActionView, CardView, VeilwraithView, WraithView } from '../view/types.ts';
import { ACTION_TYPES, type ActionType, type Window } from '../vocabulary.ts';

/** Names for everything a sentence can be about. No sentence ever shows an id. */

export const isAction = (word: string | undefined): word is ActionType => ACTION_TYPES.some((type) => type === word);

export const WINDOW_NAMES: Readonly<Record<Window, string>> = {
  W1: 'before the Threat draw',
  W2: 'after the new Threat',
  W3: 'after the Draw Phase draw',
  W4: 'before the Spirit loss',
  W5: 'after the Spirit loss',
  W6: 'at the hand limit',
  W7: 'before End of Round abilities',
  play: 'in the Play Phase',
  boost: 'while an Action is Used',
};

/** A card, named by its definition, or by its type where copies share a text. */
export function cardPiece(content: Content, id: string): Piece {
  if (content.isMemory(id)) return { card: id, name: content.memory(id).name };
  if (content.isThreat(id)) return { card: id, name: content.threat(id).name };
  if (isAction(id)) return { card: id, name: ACTION_WORD[id] };
  const vignette = content.raw.vignettes.find((card) => card.id === id);
  if (vignette) return { card: id, name: vignette.name };
  const [copy] = content.copies(id);
  if (copy === undefined) throw new Error(`there is no card '${id}'`);
  return { card: copy, name: content.threat(copy).name };
}

export const vignettePiece = (content: Content, number: number): Piece =>
  cardPiece(content, content.vignette(number).card.id);

export function actionOf(wraith: WraithView | undefined, type: ActionType): ActionView | undefined {
  return wraith?.actions.find((action) => action.type === type);
}

/** Hunt for an Advanced Explore. */
export function actionName(wraith: WraithView | undefined, type: ActionType): string {
  return actionOf(wraith, type)?.name ?? ACTION_WORD[type];
}

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

/** "second Hobgoblin" where an earlier one lies in the same place. */
function among(cards: readonly CardView[], id: ThingId): Text | undefined {
  const card = cards.find((entry) => entry.thing === id);
  if (!card) return undefined;
  const twins = cards.filter((entry) => entry.name === card.name);
  return text`${ORDINALS[twins.indexOf(card)] ?? 'another '}${{ thing: id, name: card.name }}`;
}

/** A thing anywhere on the table, told apart from its twins, with its owner where it is not `seat`. */
export function thingName(view: VeilwraithView, seat: Seat, id: ThingId): Text | undefined {
  for (const wraith of view.wraiths) {
    const { threats, hand, memoryDiscard, keys } = wraith;
    const name = among(threats, id) ?? among(hand.cards ?? [], id) ?? among(memoryDiscard, id) ?? among(keys, id);
    if (name) return wraith.seat === seat ? name : text`${name} of ${seatPiece(wraith.seat)}`;
  }
  return undefined;
}

/** The same of a card that may have left the places a view shows. */
export const nameOf = (content: Content, view: VeilwraithView, seat: Seat, card: CardRef): Text =>
  thingName(view, seat, thing(card)) ?? [cardPiece(content, card.def)];

/** What a refusal says about itself, read without trust in its shape. */
export type About = Data | undefined;

export const numberIn = (about: About, key: string, otherwise = 0): number => {
  const value = about?.[key];
  return typeof value === 'number' ? value : otherwise;
};

export const textIn = (about: About, key: string): string => {
  const value = about?.[key];
  return typeof value === 'string' ? value : '';
};

export const listIn = (about: About, key: string): string[] => {
  const value = about?.[key];
  return Array.isArray(value) ? value.map(String) : [];
};
