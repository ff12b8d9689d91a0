import './age.css';
import {
  type AgeCard,
  CLASS_NAMES,
  CLASSES,
  clauseText,
  DEMI_CARDS,
  DEMIS,
  type DemiId,
  type Named,
  type OutcomePart,
  outcomeParts,
  type PlainResult,
  REGIONS,
  roleText,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { Fragment, type ReactNode } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { figure } from '../../../frame/numbers.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { AGE_NUMERALS, PLACE_TITLES } from '../names.ts';
import { Dot } from './Dot.tsx';
import { useNames } from './use-names.ts';
import { Votes, votesText } from './Votes.tsx';

function namedText(named: readonly Named[]): string {
  const one = (id: Named): string => {
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
  const votes = view.stage === 'ageVote' ? `. ${votesText(pile, names)}` : '';
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
          {card && (
            // The catalogue carries each card's own record as its data.
            <AgeOutcomes
              card={card.data as AgeCard}
              {...(view.stage === 'ageVote' && view.age.touches && { touches: view.age.touches })}
            />
          )}
          {named.length > 0 && <span className="vf-named">Named: {namedText(named)}</span>}
          {view.stage === 'ageVote' && <Votes pile={pile} />}
        </Thing>
      </li>
    </Zone>
  );
}

interface OutcomesProps {
  readonly card: AgeCard;
  /** Whom each end would touch now. */
  readonly touches?: NonNullable<VeiledFateView['age']['touches']>;
}

export function AgeOutcomes({ card, touches }: OutcomesProps) {
  const role = roleText(card);
  return (
    <span className="vf-outcomes">
      {role && <span className="vf-role">{role}</span>}
      <span data-side="feathers">
        <i>
          <Glyph name="feather" />
        </i>
        <Outcome parts={outcomeParts(card, 'feathers')} touched={touches?.feathers ?? []} />
      </span>
      <span data-side="scorpions">
        <i>
          <Glyph name="scorpion" />
        </i>
        <Outcome parts={outcomeParts(card, 'scorpions')} touched={touches?.scorpions ?? []} />
      </span>
      <span data-side="tie">
        <i>Tie</i>
        <Outcome parts={outcomeParts(card, 'tie')} touched={touches?.tie ?? []} />
      </span>
    </span>
  );
}

/** The card's sentence with its numbers in bold; on this card they can only be Renown. */
function Outcome({ parts, touched }: { parts: readonly OutcomePart[]; touched: readonly DemiId[] }) {
  return (
    <span>
      {parts.map(({ whom, does }) => (
        <Fragment key={whom}>
          {whom}
          <Terse does={does} />
        </Fragment>
      ))}
      .
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

const SHORT: Readonly<Record<PlainResult, ReactNode>> = {
  '.': 'nothing',
  '+1': <b>+1</b>,
  '+2': <b>+2</b>,
  '-1': <b>{figure(-1)}</b>,
  '-2': <b>{figure(-2)}</b>,
  X: <b>Smite</b>,
};

function Terse({ does }: { does: OutcomePart['does'] }) {
  if (does === 'toCity') return clauseText(does);
  if (typeof does === 'string') return SHORT[does];
  return (
    <>
      coin (Feather {SHORT[does.feather]}, Scorpion {SHORT[does.scorpion]})
    </>
  );
}
