import './card.css';
import type { CardInfo } from '@veilhall/engine';
import type { LineView } from '@veilhall/games/the-veil';
import type { ReactNode } from 'react';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { typeName } from '../families.ts';
import { pictureOf } from '../pictures.ts';
import { Signs } from './Signs.tsx';

interface VeilCardProps {
  readonly card: CardInfo;
  /** What it costs, in the seal; `poor`: more than there is. */
  readonly price?: number | undefined;
  readonly poor?: boolean;
  /** Health left, of a Recruit. */
  readonly health?: number | undefined;
  readonly hurt?: boolean;
  readonly shield?: boolean;
  readonly lines?: readonly LineView[];
  /** Why it cannot be chosen, in three words. */
  readonly why?: string | undefined;
  /** A word about its state. */
  readonly tag?: string | undefined;
}

/** A card on the table: name, picture, what it does in signs; wax for a Recruit's Health, a stone frame for Shield. */
export function VeilCard({
  card,
  price,
  poor = false,
  health,
  hurt = false,
  shield = false,
  lines,
  why,
  tag,
}: VeilCardProps) {
  return (
    <span className="tv-card" data-type={card.family} data-shield={shield} data-why={why !== undefined}>
      <CardFrame
        size="table"
        name={card.name}
        picture={pictureOf(card)}
        {...(price !== undefined && { seal: <Price poor={poor}>{price}</Price> })}
        values={<Signs card={card} {...(lines && { lines })} />}
      />
      {health !== undefined && (
        <span className="tv-wax" data-hurt={hurt}>
          {health}
        </span>
      )}
      {shield && <span className="tv-shield">Shield</span>}
      {tag && <span className="tv-tag">{tag}</span>}
      {why && <span className="tv-why">{why}</span>}
    </span>
  );
}

const Price = ({ poor, children }: { poor: boolean; children: ReactNode }) => (
  <span className="tv-price" data-poor={poor}>
    {children}
  </span>
);

/** All a screen reader says of a card: name, type, what it says, and its state. */
export const cardLabel = (card: CardInfo, ...facts: (string | false | undefined)[]): string =>
  [card.name, typeName(card.family), ...facts.filter(Boolean), card.text.replaceAll('\n', ' ')].join(', ');
