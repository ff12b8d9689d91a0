import type { CardInfo } from '@veilhall/engine';
import { useState } from 'react';
import { Sheet } from '../../../frame/over/Sheet.tsx';
import { DeckOf } from '../parts/CardRows.tsx';
import { PortraitFace, portraitLabel } from '../parts/PortraitFace.tsx';

/** What may stand in place of a name. */
export interface OpenChoice {
  readonly value: string;
  readonly words: string;
}

interface CharacterSheetProps {
  readonly title: string;
  readonly chosen: string;
  readonly open: readonly OpenChoice[];
  readonly cards: readonly CardInfo[];
  /** The kinds that the line-up suggests come first. */
  readonly kinds: readonly string[];
  onPick(character: string): void;
  onClose(): void;
}

const KINDS = [
  { family: 'hero', word: 'Heroes' },
  { family: 'villain', word: 'Villains' },
] as const;

/** All characters as portraits, each with its cards to look at first. */
export function CharacterSheet({ title, chosen, open, cards, kinds, onPick, onClose }: CharacterSheetProps) {
  const [read, setRead] = useState<CardInfo>();
  const shelves = KINDS.toSorted((a, b) => Number(kinds.includes(b.family)) - Number(kinds.includes(a.family)));
  if (read) {
    return (
      <Sheet key={read.id} title={`${read.name}: all cards`} wide onClose={onClose}>
        <div className="page-actions tv-cast-actions">
          <button type="button" className="btn" onClick={() => setRead(undefined)}>
            Back to all
          </button>
          <button type="button" className="btn main" onClick={() => onPick(read.id)}>
            Choose {read.name}
          </button>
        </div>
        <DeckOf character={read} cards={new Map(cards.map((card) => [card.id, card]))} />
      </Sheet>
    );
  }
  return (
    <Sheet key="all" title={title} wide onClose={onClose}>
      <div className="tv-cast-open">
        {open.map(({ value, words }) => (
          <button
            key={value}
            type="button"
            className="btn"
            aria-pressed={chosen === value}
            onClick={() => onPick(value)}
          >
            {words}
          </button>
        ))}
      </div>
      {shelves.map(({ family, word }) => (
        <section key={family} className="tv-cast-shelf">
          <h3>{word}</h3>
          <ul className="tv-portraits">
            {cards
              .filter((card) => card.family === family)
              .map((card) => (
                <li key={card.id} data-chosen={card.id === chosen}>
                  <button
                    type="button"
                    className="tv-portrait"
                    aria-label={portraitLabel(card)}
                    aria-pressed={card.id === chosen}
                    onClick={() => onPick(card.id)}
                  >
                    <PortraitFace card={card} />
                  </button>
                  <button
                    type="button"
                    className="tv-portrait-deck"
                    aria-label={`All cards of ${card.name}`}
                    onClick={() => setRead(card)}
                  >
                    Its 44 cards
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
