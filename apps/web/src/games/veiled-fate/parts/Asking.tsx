import './asking.css';
import {
  BEASTS,
  CLASS_NAMES,
  CLASSES,
  classThing,
  type QuestCard,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { useOwnPrompt } from '../facts.ts';
import { CLASS_GLYPHS } from '../glyphs.ts';
import { useNames } from './use-names.ts';
import { QuestText } from './VfFace.tsx';

/** What lies in the middle while it waits for an answer: a Quest without a region, or the three beasts to name one of. */
export function Asking({ view }: { view: VeiledFateView }) {
  const prompt = useOwnPrompt();
  if (prompt?.ask === 'name' && prompt.about.choose === 'class') return <Beasts />;
  return view.drawn && <Drawn seat={view.drawn.seat} quest={view.drawn.quest} />;
}

function Drawn({ seat, quest }: { seat: number; quest: string }) {
  const { inspect } = useControls();
  const { cards } = useTableState();
  const names = useNames();
  const card = cards.get(quest);
  if (!card) return undefined;
  return (
    <aside className="vf-asking" aria-label="Quest to be placed">
      <h2>
        <small>{names(seat) === 'You' ? 'You place' : `${names(seat)} places`}</small>{' '}
        <button type="button" className="ref" onClick={() => inspect({ card: quest }, true)}>
          {card.name}
        </button>
      </h2>
      {/* The catalogue carries each card's own record as its data. */}
      <QuestText quest={card.data as QuestCard} />
    </aside>
  );
}

function Beasts() {
  return (
    <aside className="vf-asking" aria-label="Name a class">
      <Zone id="classes" label="Classes" count={CLASSES.length} className="vf-beasts">
        {CLASSES.map((kin) => (
          <li key={kin}>
            <Thing
              id={classThing(kin)}
              name={CLASS_NAMES[kin]}
              label={`${CLASS_NAMES[kin]}, ${BEASTS[kin]}`}
              className="vf-beast-choice"
            >
              <Glyph name={CLASS_GLYPHS[kin]} />
              <b>{CLASS_NAMES[kin]}</b>
              <small>{BEASTS[kin]}</small>
            </Thing>
          </li>
        ))}
      </Zone>
    </aside>
  );
}
