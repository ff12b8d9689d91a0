import './empty.css';
import './hand.css';
import type { ThingId } from '@veilhall/engine';
import type { ReactNode } from 'react';
import { Zone } from '../frame/Zone.tsx';
import { fanned } from './fan.ts';

export interface HeldCard {
  readonly thing: ThingId;
  readonly face: ReactNode;
  /** Stands out from the others: it is named for something. */
  readonly raised?: boolean;
}

interface HandProps {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Turned about a point far below, or side by side. */
  readonly spread: 'fan' | 'row';
  readonly cards: readonly HeldCard[];
  /** Stands where no card is to be seen. */
  readonly note?: string | undefined;
  readonly className?: string;
}

/** Cards in hand, as wide as `--held`; they overlap when there are many, and whichever one points at comes to the front. */
export function Hand({ id, label, count, spread, cards, note, className = '' }: HandProps) {
  return (
    <Zone id={id} label={label} count={count} className={`part-hand part-${spread} ${className}`}>
      {cards.length === 0 && note && <li className="part-empty">{note}</li>}
      {cards.map(({ thing, face, raised = false }, i) => (
        <li
          key={thing}
          className="part-held"
          data-raised={raised}
          style={spread === 'fan' ? fanned(i, cards.length) : undefined}
        >
          {face}
        </li>
      ))}
    </Zone>
  );
}
