import { Fragment } from 'react';

/** The two marks that rules are written with: strong words and names of the code. */
const MARKS = /\*\*(.+?)\*\*|`(.+?)`/;
/** Each mark leaves three parts: the words before it, and one of its two kinds. */
const KINDS = 3;

/** A line of a rules.md or an aid.md. */
export function Marked({ text }: { text: string }) {
  return text.split(MARKS).map((part, i) => {
    const key = `${i}/${part}`;
    return i % KINDS === 1 && part ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}
