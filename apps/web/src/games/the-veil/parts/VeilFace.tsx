import './card.css';
import type { CardInfo } from '@veilhall/engine';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import type { FaceProps } from '../../game-table.ts';
import { typeName } from '../families.ts';
import { pictureOf } from '../pictures.ts';
import { characterOf, printedOf } from '../printed.ts';
import { sequenceOf } from '../sequence.ts';
import { Signs } from './Signs.tsx';

/** A card by itself, as printed. */
export function VeilFace({ card, size }: FaceProps) {
  const { cost, recruit, shield } = printedOf(card);
  const { health } = characterOf(card);
  const seal = cost ?? health;
  const imprint = recruit === undefined ? '' : `Recruit, Health ${recruit}${shield ? ', Shield' : ''}`;
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={typeName(card.family)}
      picture={pictureOf(card)}
      className={`tv-face tv-face-${card.family}`}
      {...(seal !== undefined && { seal })}
      {...(isPlayed(card) && { values: <Signs card={card} /> })}
      text={<FaceText card={card} />}
      {...(card.flavour && { flavour: card.flavour })}
      footer={[imprint, card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}

const isPlayed = ({ family }: CardInfo): boolean => family !== 'hero' && family !== 'villain' && family !== 'solo';

function FaceText({ card }: { card: CardInfo }) {
  const { style } = characterOf(card);
  const lines = card.family === 'solo' ? sequenceOf(card) : [...card.text.split('\n'), ...(style ? [style] : [])];
  return lines.map((line) => (
    <span key={line} className="tv-line">
      <RulesText text={line} />
    </span>
  ));
}
