import { Fragment } from 'react';

/** A sentence with its numbers in bold: the eye finds what is needed and what is there. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/(\b\d+\b)/);
  return parts.map((part, i) => {
    const key = `${i}/${part}`;
    return i % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}
