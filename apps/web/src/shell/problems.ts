import { TableError } from '../table/table.ts';

/** What is said for refusals whose own words are meant for programs. */
const SENTENCES: Readonly<Record<string, string>> = {
  'bad-request': 'The server did not understand that. Load the page again and try once more.',
  'not-found': 'There is no such match. It was deleted, or the link is not complete.',
  'not-signed-in': 'The server does not know this browser. Sit down at a table first.',
  'too-large': 'That is more than the server takes. Nothing was changed.',
  storage: 'The server cannot keep anything just now. Nothing is lost; try again in a moment.',
  internal: 'The server stumbled. Nothing of the match is lost; try again.',
};

/** What went wrong, in a sentence for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TableError) return SENTENCES[error.code] ?? sentence(error.message);
  return error instanceof Error ? sentence(error.message) : 'Something went wrong. Load the page again.';
}

/** The server does not answer: worth another try. */
export const isAway = (error: unknown): boolean => error instanceof TableError && error.code === 'offline';

/** Messages of the rules begin small and end without a stop. */
function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}
