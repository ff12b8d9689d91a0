import './quest.css';
import {
  BEASTS,
  CLASSES,
  DEMIS,
  needText,
  numberText,
  powerThing,
  type QuestView,
  questThing,
  resultText,
  slotThing,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { figure } from '../../../frame/numbers.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { useStore } from '../../../store.ts';
import { CLASS_GLYPHS, DEMI_GLYPHS } from '../glyphs.ts';
import { initials } from '../names.ts';
import { useAim } from './aim.ts';
import { DemiThing, demiLabel, Piece } from './Piece.tsx';
import { SideResult } from './Result.tsx';
import { useNames } from './use-names.ts';
import { Votes, votesText } from './Votes.tsx';

export type SlotView = QuestView['slots'][number];
interface QuestProps {
  readonly view: VeiledFateView;
  readonly quest: QuestView;
}

const rowsOf = (quest: QuestView): SlotView[][] => {
  const rows: SlotView[][] = [];
  for (const slot of quest.slots) {
    const row = rows[slot.row];
    if (row) row.push(slot);
    else rows[slot.row] = [slot];
  }
  return rows.filter((row) => row !== undefined);
};

/** Letters of a name that fit the plate at full size. */
const LONG = 20;

/** A Quest as it lies in its region: who may stand where, what each side would bring, how many votes. */
export function QuestPlate({ view, quest }: QuestProps) {
  const { cards } = useTableState();
  const names = useNames();
  const aim = useAim(view);
  const name = cards.get(quest.card)?.name ?? quest.card;
  const votes = votesText(quest.pile, names);
  const label = `${name}, Quest${quest.ordered ? ' in order' : ''}. ${numberText(quest.number)} ${votes}. ${quest.open} open`;
  return (
    <div className="vf-quest" data-ordered={quest.ordered} data-aimed={aim?.region === quest.region}>
      <Thing
        id={questThing(quest.region)}
        card={quest.card}
        label={label}
        className={name.length > LONG ? 'vf-quest-title vf-long' : 'vf-quest-title'}
      >
        <span>{name}</span>
        <em title={numberText(quest.number)}>{figure(quest.number)}</em>
      </Thing>
      <div className="vf-rows">
        {rowsOf(quest).map((slots) => (
          <QuestRow
            key={slots[0]?.slot}
            view={view}
            quest={quest}
            slots={slots}
            {...(aim?.region === quest.region && aim.placed && { aimed: aim.placed.slot })}
          />
        ))}
      </div>
      <Votes pile={quest.pile} open={quest.open} />
    </div>
  );
}

interface RowProps extends QuestProps {
  readonly slots: readonly SlotView[];
  readonly aimed?: number;
}

function QuestRow({ view, quest, slots, aimed }: RowProps) {
  const [left, right] = slots;
  if (!left) return undefined;
  return (
    <div className="vf-row" data-contested={right !== undefined} data-aim={slots.some(({ slot }) => slot === aimed)}>
      <SlotCell view={view} quest={quest} slot={left} />
      <span className="vf-f" aria-hidden="true">
        <SideResult side="feathers" result={left.feathers} />
      </span>
      <span className="vf-s" aria-hidden="true">
        <SideResult side="scorpions" result={(right ?? left).scorpions} />
      </span>
      {right && <SlotCell view={view} quest={quest} slot={right} />}
    </div>
  );
}

function slotLabel({ slot, need, half, feathers, scorpions }: SlotView): string {
  const contested = half ? `, ${half} of a contested pair` : '';
  return `Slot ${slot}, for ${needText(need)}${contested}; Feathers ${resultText(feathers)}, Scorpions ${resultText(scorpions)}`;
}

/** Whoever stands on it; open, whom it is for. While two are to change places, the slot itself is what one points at. */
function SlotCell({ view, quest, slot }: QuestProps & { readonly slot: SlotView }) {
  const { chosen } = useControls();
  const swapping = useStore(chosen).includes(powerThing('transfigure'));
  const demi = view.demis.find(({ id }) => id === slot.demi);
  const id = slotThing(quest.region, slot.slot);
  if (demi && !swapping) return <DemiThing demi={demi} over={id} />;
  if (demi) {
    return (
      <Thing id={id} card={quest.card} label={`${slotLabel(slot)}. ${demiLabel(demi)}`} className="vf-demi">
        <Piece id={demi.id} locked />
      </Thing>
    );
  }
  return (
    <Thing id={id} card={quest.card} label={`${slotLabel(slot)}, open`} className="vf-slot">
      <Need slot={slot} />
    </Thing>
  );
}

/** Whom an open slot waits for: a word for anybody, a beast in its own shape, a Demigod's glyph and letters. */
export function Need({ slot: { need } }: { slot: SlotView }) {
  const demi = DEMIS.find((id) => id === need);
  const kin = CLASSES.find((name) => name === need);
  if (demi) {
    return (
      <span className="vf-need" data-need="demi">
        <Glyph name={DEMI_GLYPHS[demi]} />
        {initials(needText(demi))}
      </span>
    );
  }
  if (kin) {
    return (
      <span className="vf-need" data-need={kin}>
        <Glyph name={CLASS_GLYPHS[kin]} />
        <span className="vf-beast">{BEASTS[kin]}</span>
      </span>
    );
  }
  return (
    <span className="vf-need" data-need="any">
      any
    </span>
  );
}
