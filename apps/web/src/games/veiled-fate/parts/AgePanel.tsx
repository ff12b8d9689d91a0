import './age.css';
import type { CardInfo } from '@veilhall/engine';
import {
  CLASS_NAMES,
  CLASSES,
  DEMI_CARDS,
  DEMIS,
  type DemiId,
  REGIONS,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { Fragment } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { AGE_NUMERALS, PLACE_TITLES } from '../names.ts';
import { Dot } from './Dot.tsx';
import { Pile, pileText } from './Pile.tsx';
import { useNames } from './use-names.ts';

export interface AgeLines {
  readonly role: string;
  readonly feathers: string;
  readonly scorpions: string;
  readonly tie: string;
}

/** The card's text comes as one line per outcome; the first, if it names none, is the First Player's part. */
export function ageLines(card: CardInfo | undefined): AgeLines {
  const lines = card?.text.split('\n') ?? [];
  const after = (head: string): string =>
    lines.find((line) => line.startsWith(`${head}: `))?.slice(head.length + 2) ?? '';
  const role = lines.filter((line) => !/^(Feathers|Scorpions|Tie|For three)/.test(line)).join(' ');
  return { role, feathers: after('Feathers'), scorpions: after('Scorpions'), tie: after('Tie') };
}

function namedText(named: readonly string[]): string {
  const one = (id: string): string => {
    for (const demi of DEMIS) if (demi === id) return DEMI_CARDS[demi].name;
    for (const region of REGIONS) if (region === id) return PLACE_TITLES[region];
    for (const kin of CLASSES) if (kin === id) return CLASS_NAMES[kin];
    return id;
  };
  return named.map(one).join(' and ');
}

/** The Age card with its three ends, all Age long; its votes when it comes to that. */
export function AgePanel({ view }: { view: VeiledFateView }) {
  const { cards } = useTableState();
  const names = useNames();
  const card = cards.get(view.age.card);
  const { pile, named, number } = view.age;
  const votes = view.stage === 'ageVote' ? `. ${pileText(pile, names)}` : '';
  return (
    <Zone id="age" label="Age card" className="vf-age">
      <li>
        <Thing
          id="age"
          card={view.age.card}
          className="vf-age-card"
          label={`Age ${number}, ${card?.name ?? ''}. ${card?.text ?? ''}${named.length > 0 ? ` Named: ${namedText(named)}.` : ''}${votes}`}
        >
          <span className="vf-age-title">
            <i>{AGE_NUMERALS[number]}</i>
            {card?.name}
          </span>
          <AgeOutcomes
            lines={ageLines(card)}
            {...(view.stage === 'ageVote' && view.age.touches && { touches: view.age.touches })}
          />
          {named.length > 0 && <span className="vf-named">Named: {namedText(named)}</span>}
          {view.stage === 'ageVote' && <Pile pile={pile} />}
        </Thing>
      </li>
    </Zone>
  );
}

interface OutcomesProps {
  readonly lines: AgeLines;
  /** Whom each end would touch now. */
  readonly touches?: NonNullable<VeiledFateView['age']['touches']>;
}

export function AgeOutcomes({ lines, touches }: OutcomesProps) {
  return (
    <span className="vf-outcomes">
      {lines.role && <span className="vf-role">{lines.role}</span>}
      <span data-side="feathers">
        <i>
          <Glyph name="feather" />
        </i>
        <Terse text={lines.feathers} touched={touches?.feathers ?? []} />
      </span>
      <span data-side="scorpions">
        <i>
          <Glyph name="scorpion" />
        </i>
        <Terse text={lines.scorpions} touched={touches?.scorpions ?? []} />
      </span>
      <span data-side="tie">
        <i>Tie</i>
        <Terse text={lines.tie} touched={touches?.tie ?? []} />
      </span>
    </span>
  );
}

/** The card's sentence with its numbers in bold; on this card they can only be Renown. */
function Terse({ text, touched }: { text: string; touched: readonly DemiId[] }) {
  const parts = text.replaceAll(' Renown', '').split(/([+-]\d|Smite)/);
  return (
    <span>
      {parts.map((part, i) => {
        const key = `${i}/${part}`;
        return i % 2 === 1 ? <b key={key}>{part.replace('-', '−')}</b> : <Fragment key={key}>{part}</Fragment>;
      })}
      {touched.length > 0 && (
        <span className="vf-touched">
          {touched.map((id) => (
            <Dot key={id} id={id} />
          ))}
        </span>
      )}
    </span>
  );
}
