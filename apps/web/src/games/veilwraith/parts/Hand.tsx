import type { CardView, WraithView } from '@veilhall/games/veilwraith';
import type { CSSProperties } from 'react';
import { CardBack } from '../../../art/CardBack.tsx';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { shortName } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { RulesText } from './RulesText.tsx';
import { printedOf } from './VwFace.tsx';

/** The fan, between the Memory deck and its discard pile. */
export function Hand({ wraith }: { wraith: WraithView }) {
  const { open } = useControls();
  const { hand, memoryDeck, memoryDiscard } = wraith;
  const cards = hand.cards ?? [];
  return (
    <section className="vw-hand" aria-label="Hand and Memory deck">
      <button
        type="button"
        className="vw-pile"
        data-zone={`memory-deck-${wraith.seat}`}
        onClick={() => open('unknowns')}
      >
        <CardBack lamp="#6fc7b7" mark="spectre" size="chip" />
        <span>
          <b>{memoryDeck.count}</b> deck
        </span>
      </button>
      <Zone
        id={`hand-${wraith.seat}`}
        label="Hand"
        count={hand.count}
        className={cards.length > FEW ? 'vw-fan vw-crowd' : 'vw-fan'}
      >
        {hand.count === 0 && <li className="vw-empty">Your hand is empty.</li>}
        {!hand.cards && hand.count > 0 && <li className="vw-empty">{hand.count} Memories</li>}
        {cards.map((card, i) => (
          <li key={card.thing} style={fanned(i, cards.length)}>
            <MemoryCard memory={card} crowded={cards.length > FEW} />
          </li>
        ))}
      </Zone>
      <button
        type="button"
        className="vw-pile"
        data-zone={`memory-discard-${wraith.seat}`}
        onClick={() => open('unknowns')}
      >
        <span className="vw-discard">
          <Glyph name="grain-bundle" />
        </span>
        <span>
          <b>{memoryDiscard.length}</b> discard
        </span>
      </button>
    </section>
  );
}

/** More than these overlap, and their seals move to where the next card does not lie. */
const FEW = 5;

/** Each card turned a little about a point far below, as in a hand. */
function fanned(i: number, count: number): CSSProperties {
  const off = i - (count - 1) / 2;
  const spread = Math.min(4, 18 / Math.max(1, count));
  return { '--r': `${off * spread}deg`, '--y': `${Math.abs(off) ** 2 * Math.min(1.6, 10 / count)}px` } as CSSProperties;
}

function MemoryCard({ memory, crowded }: { memory: CardView; crowded: boolean }) {
  const { cards } = useTableState();
  const card = cards.get(memory.def);
  if (!card) return undefined;
  const { combine } = printedOf(card);
  return (
    <Thing id={memory.thing} card={memory.def} label={`${memory.name}. ${card.text} Combine ${combine ?? 0}`}>
      <CardFrame
        size="table"
        name={crowded ? shortName(memory.name) : memory.name}
        picture={pictureOf(card)}
        className="vw-memory"
        {...(combine !== undefined && { seal: combine })}
        text={<RulesText text={card.text} />}
      />
    </Thing>
  );
}
