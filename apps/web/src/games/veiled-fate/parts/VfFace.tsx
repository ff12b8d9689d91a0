import './face.css';
import {
  type CityCard,
  type CityIcon,
  DEMI_CARDS,
  DEMIS,
  type DemiId,
  needText,
  type QuestCard,
} from '@veilhall/games/veiled-fate';
import type { ReactNode } from 'react';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { Glyph } from '../../../art/Glyph.tsx';
import { figure } from '../../../frame/numbers.ts';
import type { FaceProps } from '../../game-table.ts';
import { CLASS_GLYPHS } from '../glyphs.ts';
import { AGE_NUMERALS, FATES } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { AgeOutcomes, ageLines } from './AgePanel.tsx';
import { Piece } from './Piece.tsx';
import { ResultSign, SideResult } from './Result.tsx';

const KINDS: Readonly<Record<string, string>> = {
  'quest-open': 'Quest',
  'quest-class': 'Quest of beasts',
  'quest-colour': 'Quest of names',
  'quest-ordered': 'Quest in order',
  'age-1': 'Age card',
  'age-2': 'Age card',
  'age-3': 'Age card',
  'city-altar': 'Altar',
  city: 'City card',
  demigod: 'Demigod',
  fate: 'Fate card',
};

/** A card by itself, as printed. */
export function VfFace({ card, size }: FaceProps) {
  const { seal, text } = printed(card);
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={KINDS[card.family] ?? card.family}
      picture={pictureOf(card)}
      className="vf-face"
      {...(seal !== undefined && { seal })}
      text={text}
      {...(card.flavour && { flavour: card.flavour })}
      footer={['Veiled Fate', card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}

/** What stands in the seal, and below the picture. The catalogue carries each card's own record as its data. */
function printed(card: FaceProps['card']): { seal?: ReactNode; text: ReactNode } {
  if (card.family.startsWith('quest-')) {
    const { number } = card.data as QuestCard;
    return {
      seal: figure(number),
      text: <QuestText quest={card.data as QuestCard} text={card.text} />,
    };
  }
  if (card.family.startsWith('age-'))
    return { seal: AGE_NUMERALS[Number(card.family.slice(-1))], text: <AgeOutcomes lines={ageLines(card)} /> };
  if (card.family.startsWith('city')) return { text: <CityText city={card.data as CityCard} text={card.text} /> };
  const demi = DEMIS.find((id) => id === card.id);
  if (demi)
    return {
      seal: <Glyph name={CLASS_GLYPHS[DEMI_CARDS[demi].class]} />,
      text: <DemiText demi={demi} text={card.text} />,
    };
  return { seal: FATES[card.id as keyof typeof FATES]?.value, text: card.text };
}

export function QuestText({ quest, text }: { quest: QuestCard; text: string }) {
  const [number, order] = text.split('\n');
  return (
    <span className="vf-face-quest">
      {quest.rows.map(({ slots, feathers, scorpions }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
        <span key={i} className="vf-face-row">
          <span>{needText(slots[0])}</span>
          <SideResult side="feathers" result={feathers} />
          <SideResult side="scorpions" result={scorpions} />
          {slots.length > 1 && <span>{needText(slots[1] ?? 'any')}</span>}
        </span>
      ))}
      <span>{number}</span>
      {order?.startsWith('In order') && <span>{order}</span>}
    </span>
  );
}

function CityText({ city, text }: { city: CityCard; text: string }) {
  const decree = text.split('\n').filter((line) => !line.startsWith('Slots:'));
  return (
    <span className="vf-face-city">
      {decree.length > 0 && (
        <span>
          <b>Decree</b> {decree.join(' ')}
        </span>
      )}
      <span className="vf-face-slots">
        {city.slots.map((icon: CityIcon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are known by their place
          <span key={i}>
            <small>{i + 1}</small>
            <ResultSign result={icon} />
          </span>
        ))}
      </span>
      <span>{text.split('\n').at(-1)}</span>
    </span>
  );
}

function DemiText({ demi, text }: { demi: DemiId; text: string }) {
  return (
    <span className="vf-face-demi">
      <Piece id={demi} />
      <span>{text}</span>
    </span>
  );
}
