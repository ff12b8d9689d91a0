import './piece.css';
import type { ThingId } from '@veilhall/engine';
import {
  BEASTS,
  CLASS_NAMES,
  DEMI_CARDS,
  type DemiId,
  demiThing,
  PLACE_NAMES,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { createContext, use } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { Thing } from '../../../frame/Thing.tsx';
import { DEMI_GLYPHS } from '../glyphs.ts';
import { initials, ordinal } from '../names.ts';

interface PieceProps {
  readonly id: DemiId;
  /** On a Quest: cannot be moved until it is done. */
  readonly locked?: boolean;
}

/** A Demigod: glyph on a patterned colour, two letters on ink. Nine that can be told apart without any colour. */
export function Piece({ id, locked = false }: PieceProps) {
  return (
    <span className="vf-piece" data-demi={id}>
      <i>
        <Glyph name={DEMI_GLYPHS[id]} />
      </i>
      <b>{initials(DEMI_CARDS[id].name)}</b>
      {locked && <Glyph name="padlock" className="vf-lock" />}
    </span>
  );
}

export type DemiView = VeiledFateView['demis'][number];

export function demiLabel({ id, at, slot, renown, rank }: DemiView): string {
  const { name, class: kin, colour } = DEMI_CARDS[id];
  const where = slot > 0 ? `locked on slot ${slot} of the Quest in ${PLACE_NAMES[at]}` : `in ${PLACE_NAMES[at]}`;
  return `${name}, ${CLASS_NAMES[kin]}, ${BEASTS[kin]}, ${colour}, ${ordinal(rank)} with ${renown} Renown, ${where}`;
}

/** Where the Renown strip is what one points at, pieces on the board only stand there. */
export const PlainPieces = createContext(false);

/** The piece as it stands on the board. */
export function DemiThing({ demi, over }: { demi: DemiView; over?: ThingId }) {
  if (use(PlainPieces)) {
    return (
      <span className="vf-demi" data-over={over}>
        <span className="unseen">{demiLabel(demi)}</span>
        <span aria-hidden="true">
          <Piece id={demi.id} locked={demi.slot > 0} />
        </span>
      </span>
    );
  }
  return (
    <Thing id={demiThing(demi.id)} card={demi.id} label={demiLabel(demi)} className="vf-demi" {...(over && { over })}>
      <Piece id={demi.id} locked={demi.slot > 0} />
    </Thing>
  );
}
