import './pile.css';
import type { ReactNode } from 'react';

interface PileProps {
  /** What flies to it and from it; see `Flight`. */
  readonly zone: string;
  readonly count: number;
  /** One word after the number: "deck", "discard". */
  readonly word: string;
  /** A card's back, an empty place, a glyph. */
  readonly picture: ReactNode;
  /** A card with its number below, or one line. */
  readonly shape: 'card' | 'line';
  readonly title?: string;
  onOpen?(): void;
}

/** A deck or a discard pile: what it looks like, how many, what it is. */
export function Pile({ zone, count, word, picture, shape, title, onOpen }: PileProps) {
  const inside = (
    <>
      {picture}
      <span className="part-pile-says">
        <b>{count}</b> {word}
      </span>
    </>
  );
  const common = { className: `part-pile part-pile-${shape}`, 'data-zone': zone, title };
  return onOpen ? (
    <button type="button" {...common} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <span {...common}>{inside}</span>
  );
}
