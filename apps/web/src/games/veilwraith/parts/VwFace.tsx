import type { CardInfo } from '@veilhall/engine';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { figure } from '../../../frame/numbers.ts';
import { RulesText } from '../../../parts/RulesText.tsx';
import type { FaceProps } from '../../game-table.ts';
import { pictureOf } from '../pictures.ts';
import { type ShownValue, Values } from './Values.tsx';

/** What of a card's data its face prints. */
interface Printed {
  readonly values?: readonly ShownValue[];
  readonly cost?: number;
  readonly boost?: number;
  readonly combine?: number;
  readonly rules?: string;
  /** What a Vignette does while it is played. */
  readonly inForce?: string;
  /** What flipping a Key does. */
  readonly flipText?: string;
}

export const printedOf = (card: CardInfo | undefined): Printed => (card?.data ?? {}) as Printed;

const FAMILY_NAMES: Readonly<Record<string, string>> = { 'basic memory': 'Basic', 'memory upgrade': 'Upgrade' };

/** A card by itself, as printed. */
export function VwFace({ card, size }: FaceProps) {
  const { values, cost, boost, combine, rules } = printedOf(card);
  const seal = cost !== undefined ? figure(-cost) : combine;
  const lines = rules ?? card.text;
  const boostText = boost ? ` Spirit Boost ${boost}.` : '';
  const combineText = combine === undefined ? '' : ` Combine ${combine}.`;
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={FAMILY_NAMES[card.family] ?? card.family}
      picture={pictureOf(card)}
      className={cost === undefined ? 'vw-memory' : 'vw-threat'}
      {...(seal !== undefined && { seal })}
      {...(values && values.length > 0 && { values: <Values values={values} /> })}
      text={<RulesText text={`${lines}${boostText}${combineText}`} />}
      {...(card.flavour && { flavour: card.flavour })}
      footer={['Veilwraith', card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}
