import type { Json } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { ActionView, CardView, VeilwraithView, WraithView } from '../view/types.ts';
import { ACTION_TYPES, type ActionType, type Window } from '../vocabulary.ts';

/** Names for everything a sentence can be about. No sentence ever shows an id. */

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "a, b and c" */
export function listed(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names[names.length - 1]}`;
}

/** `Veilwraith 2`; people count from one. */
export const wraithName = (seat: number): string => `Veilwraith ${seat + 1}`;

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

/** The definition behind a thing (`ogre-a#12`), a definition (`ogre-a`) or a card (`ogre`). */
const bare = (id: string): string => id.split('#')[0] ?? id;

/** A card's name, whether it is named by its definition, its type or the thing on the table. */
export function cardName(content: Content, id: string): string {
  const def = bare(id);
  if (content.isMemory(def)) return content.memory(def).name;
  if (content.isThreat(def)) return content.threat(def).name;
  const { raw } = content;
  const named = [...raw.threats, ...raw.vignettes].find((card) => card.id === def);
  if (named) return named.name;
  return isAction(def) ? ACTION_WORD[def] : cap(def.replaceAll('-', ' '));
}

export function actionOf(wraith: WraithView | undefined, type: ActionType): ActionView | undefined {
  return wraith?.actions.find((action) => action.type === type);
}

/** Hunt for an Advanced Explore. */
export function actionName(wraith: WraithView | undefined, type: ActionType): string {
  return actionOf(wraith, type)?.name ?? ACTION_WORD[type];
}

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

/** "second Hobgoblin" where an earlier one lies in the same place. */
function among(cards: readonly CardView[], thing: string): string | undefined {
  const card = cards.find((entry) => entry.thing === thing);
  if (!card) return undefined;
  const twins = cards.filter((entry) => entry.name === card.name);
  return `${ORDINALS[twins.indexOf(card)] ?? 'another '}${card.name}`;
}

/** A thing anywhere on the table, told apart from its twins, with its owner where it is not `seat`. */
export function thingName(content: Content, view: VeilwraithView, seat: number, thing: string): string {
  for (const wraith of view.wraiths) {
    const name =
      among(wraith.threats, thing) ?? among(wraith.hand.cards ?? [], thing) ?? among(wraith.memoryDiscard, thing);
    if (name) return wraith.seat === seat ? name : `${name} of ${wraithName(wraith.seat)}`;
  }
  return cardName(content, thing);
}

/** What a prompt, a refusal or a fact says about itself, read without trust in its shape. */
export type About = Readonly<Record<string, Json>> | undefined;

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

/** Splits `verb:rest`. */
export function verbOf(option: string): readonly [verb: string, rest: string] {
  const colon = option.indexOf(':');
  return colon < 0 ? [option, ''] : [option.slice(0, colon), option.slice(colon + 1)];
}
