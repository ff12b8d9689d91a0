/** Words of a game and what they mean; those that end in a colon begin a sentence of a card and say when it happens. */
export type Keywords = Readonly<Record<string, string>>;

export interface RulesPiece {
  readonly kind: 'words' | 'number' | 'trigger';
  readonly text: string;
}

const NUMBER = /(\+?\d+)/;
const COLON = ':';

/**
 * The one place where words are looked for in a finished text: a card's text is a string by the contract of `CardInfo`,
 * so its trigger words and numbers are found here, and nowhere else.
 */
export function rulesPieces(text: string, keywords: Keywords): RulesPiece[] {
  const triggers = Object.keys(keywords).filter((word) => word.endsWith(COLON));
  const found: RulesPiece[] = [];
  let rest = text;
  while (rest) {
    const next = firstOf(rest, triggers);
    found.push(...withNumbers(rest.slice(0, next?.at ?? rest.length)));
    if (!next) break;
    found.push({ kind: 'trigger', text: next.word.slice(0, -COLON.length) });
    rest = rest.slice(next.at + next.word.length);
  }
  return found;
}

/** The words of the table that occur in a text. */
export const keywordsIn = (text: string, keywords: Keywords): (readonly [word: string, meaning: string])[] =>
  Object.entries(keywords).filter(([word]) => text.includes(word));

function firstOf(text: string, words: readonly string[]): { word: string; at: number } | undefined {
  const places = words.map((word) => ({ word, at: text.indexOf(word) })).filter(({ at }) => at >= 0);
  return places.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

/** Pieces between numbers and the numbers themselves take turns. */
const withNumbers = (text: string): RulesPiece[] =>
  text
    .split(NUMBER)
    .map((part, i): RulesPiece => ({ kind: i % 2 === 1 ? 'number' : 'words', text: part }))
    .filter((piece) => piece.text !== '');
