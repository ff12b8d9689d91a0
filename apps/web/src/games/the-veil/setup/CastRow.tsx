import '../colours.css';
import './cast.css';
import type { CardInfo } from '@veilhall/engine';
import { useState } from 'react';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { FacesContext } from '../../../parts/faces.ts';
import { KEYWORDS } from '../families.ts';
import { SIGNS } from '../glyphs.ts';
import { portraitOf } from '../pictures.ts';
import { CharacterSheet, type OpenChoice } from './CharacterSheet.tsx';

interface CastRowProps {
  /** Who leads the character. */
  readonly who: string;
  readonly chosen: string;
  readonly open: readonly OpenChoice[];
  readonly cards: readonly CardInfo[];
  readonly kinds: readonly string[];
  onPick(character: string): void;
}

/** One place of the line-up: who, whom they lead, and the way to choose. */
export function CastRow({ who, chosen, open, cards, kinds, onPick }: CastRowProps) {
  const [choosing, setChoosing] = useState(false);
  const card = cards.find(({ id }) => id === chosen);
  const words = card?.name ?? open.find(({ value }) => value === chosen)?.words ?? chosen;
  return (
    <FacesContext value={{ game: 'the-veil', keywords: KEYWORDS }}>
      <button type="button" className="tv-cast-row" onClick={() => setChoosing(true)}>
        <span className="tv-cast-art">
          {card ? <img src={cardArt(portraitOf(card, 120, 80))} alt="" /> : <Glyph name={SIGNS.curtain} />}
        </span>
        <span className="tv-cast-who">{who}</span>
        <b>{words}</b>
        <span className="tv-cast-change">Choose</span>
      </button>
      {choosing && (
        <CharacterSheet
          title={`Whom ${who} leads`}
          chosen={chosen}
          open={open}
          cards={cards}
          kinds={kinds}
          onPick={(character) => {
            onPick(character);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FacesContext>
  );
}
