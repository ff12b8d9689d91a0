import { settings } from '../../settings/settings.ts';

/** Single letters that may be changed or switched off; the rest is fixed. */
export const LETTERS = {
  undo: { key: 'z', says: 'Take back' },
  options: { key: 'o', says: 'All options in words' },
  hint: { key: 'h', says: 'What would the adept do?' },
  log: { key: 'l', says: 'Log' },
  rules: { key: 'r', says: 'Rules' },
  chat: { key: 'c', says: 'Chat' },
  card: { key: 'i', says: 'Read the card in focus' },
  help: { key: '?', says: 'This list' },
  search: { key: '/', says: 'Search the rules' },
} as const;

export type LetterAction = keyof typeof LETTERS;

const ACTIONS: readonly LetterAction[] = ['undo', 'options', 'hint', 'log', 'rules', 'chat', 'card', 'help', 'search'];
export const LETTER_ACTIONS = ACTIONS;

export const FIXED: readonly (readonly [string, string])[] = [
  ['1 to 9', 'Pick that option'],
  ['Enter', 'The lamp-coloured button'],
  ['Arrows', 'Move within a zone, or step while looking back'],
  ['Page keys', 'From mark to mark while looking back'],
  ['Tab', 'Next zone'],
  ['F6', 'Next part of the page'],
  ['Ctrl Z', 'Take back'],
  ['Esc', 'Let go, close, back to now'],
];

export const keyOf = (action: LetterAction): string => settings.get().keys[action] ?? LETTERS[action].key;

export function actionFor(key: string): LetterAction | undefined {
  const { letterKeys } = settings.get();
  const found = ACTIONS.find((action) => keyOf(action).toLowerCase() === key.toLowerCase());
  return letterKeys || found === 'help' ? found : undefined;
}
