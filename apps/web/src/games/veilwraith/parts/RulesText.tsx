import type { ReactNode } from 'react';

const KEYWORDS = /(Played:|Defeat:|Drawn:|Start of Round:|End of Round:|Turn:|Flip:|\+?\d+)/;

/** Generated card text as print: trigger words in small capitals, numbers bold. */
export function RulesText({ text }: { text: string }): ReactNode {
  return text.split(KEYWORDS).map((part, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, in order
    if (/^\+?\d+$/.test(part)) return <b key={i}>{part}</b>;
    if (part.endsWith(':') && KEYWORDS.test(part)) {
      return (
        <span key={i} className="vw-keyword">
          {part.slice(0, -1)}{' '}
        </span>
      );
    }
    return <span key={i}>{part}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of one text, in order
  });
}
