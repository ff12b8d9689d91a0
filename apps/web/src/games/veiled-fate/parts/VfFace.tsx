import './face.css';
import type { CardInfo } from '@veilhall/engine';
import {
  type AgeCard,
  type CityCard,
  type CityIcon,
  type Demi,
  type DemiId,
  decreeText,
  type FateKind,
  needText,
  numberText,
  ORDERED_TEXT,
  type QuestCard,
  slotsText,
} from '@veilhall/games/veiled-fate';
import type { ReactNode } from 'react';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { Glyph } from '../../../art/Glyph.tsx';
import { figure } from '../../../frame/numbers.ts';
import { RulesText } from '../../../parts/RulesText.tsx';
import type { FaceProps } from '../../game-table.ts';
import { CLASS_GLYPHS } from '../glyphs.ts';
import { AGE_NUMERALS, FATES } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { AgeOutcomes } from './AgePanel.tsx';
import { Piece } from './Piece.tsx';
import { ResultSign, SideResult } from './Result.tsx';

interface Printed {
  readonly kind: string;
  readonly seal?: (card: CardInfo) => ReactNode;
  text(card: CardInfo): ReactNode;
}

// The catalogue carries each card's own record as its data.
const questOf = ({ data }: CardInfo): QuestCard => data as QuestCard;
const ageOf = ({ data }: CardInfo): AgeCard => data as AgeCard;
const demiOf = ({ data }: CardInfo): Demi => data as unknown as Demi;

const quest = (kind: string): Printed => ({
  kind,
  seal: (card) => figure(questOf(card).number),
  text: (card) => <QuestText quest={questOf(card)} />,
});
const AGE: Printed = {
  kind: 'Age card',
  seal: (card) => AGE_NUMERALS[ageOf(card).age],
  text: (card) => <AgeOutcomes card={ageOf(card)} />,
};
const city = (kind: string): Printed => ({ kind, text: ({ data }) => <CityText city={data as CityCard} /> });

/** What stands in the seal and below the picture, by family of cards. */
const PRINTED: Readonly<Record<string, Printed>> = {
  'quest-open': quest('Quest'),
  'quest-class': quest('Quest of beasts'),
  'quest-colour': quest('Quest of names'),
  'quest-ordered': quest('Quest in order'),
  'age-1': AGE,
  'age-2': AGE,
  'age-3': AGE,
  'city-altar': city('Altar'),
  city: city('City card'),
  demigod: {
    kind: 'Demigod',
    seal: (card) => <Glyph name={CLASS_GLYPHS[demiOf(card).class]} />,
    text: (card) => <DemiText demi={demiOf(card).id} text={card.text} />,
  },
  fate: {
    kind: 'Fate card',
    seal: ({ id }) => FATES[id as FateKind].value,
    text: (card) => <RulesText text={card.text} />,
  },
};

/** A card by itself, as printed. */
export function VfFace({ card, size }: FaceProps) {
  const printed = PRINTED[card.family];
  const seal = printed?.seal?.(card);
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={printed?.kind ?? card.family}
      picture={pictureOf(card)}
      className="vf-face"
      {...(seal !== undefined && { seal })}
      text={printed?.text(card) ?? card.text}
      {...(card.flavour && { flavour: card.flavour })}
      footer={['Veiled Fate', card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}

export function QuestText({ quest }: { quest: QuestCard }) {
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
      <span>{numberText(quest.number)}</span>
      {quest.family === 'ordered' && <span>{ORDERED_TEXT}</span>}
    </span>
  );
}

function CityText({ city }: { city: CityCard }) {
  return (
    <span className="vf-face-city">
      {city.decree.length > 0 && (
        <span>
          <b>Decree</b> {city.decree.map(decreeText).join(' ')}
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
      <span>{slotsText(city)}</span>
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
