/** Each Key is one colour of the lost world. */
export const KEY_HUES: Readonly<Record<string, string>> = {
  'key-light': '#e0c877',
  'key-colour': '#c97f92',
  'key-warmth': '#d98d52',
  'key-voice': '#86b2cf',
  'key-name': '#9fb58a',
};
