import type { CardView, WraithView } from '@veilhall/games/veilwraith';
import { CardBack } from '../../../art/CardBack.tsx';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Hand } from '../../../parts/Hand.tsx';
import { Pile } from '../../../parts/Pile.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import { shortName } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { printedOf } from './VwFace.tsx';

/** More than these overlap, and their seals move to where the next card does not lie. */
const FEW = 5;

/** The fan, between the Memory deck and its discard pile. */
export function Memories({ wraith }: { wraith: WraithView }) {
  const { open } = useControls();
  const { hand, memoryDeck, memoryDiscard } = wraith;
  const cards = hand.cards ?? [];
  const crowded = cards.length > FEW;
  return (
    <section className="vw-hand" aria-label="Hand and Memory deck">
      <Pile
        shape="card"
        zone={`memory-deck-${wraith.seat}`}
        count={memoryDeck.count}
        word="deck"
        picture={<CardBack lamp="#6fc7b7" mark="spectre" size="chip" />}
        onOpen={() => open('unknowns')}
      />
      <Hand
        id={`hand-${wraith.seat}`}
        label="Hand"
        count={hand.count}
        spread="fan"
        className={crowded ? 'vw-fan vw-crowd' : 'vw-fan'}
        note={hand.count === 0 ? 'Your hand is empty.' : `${hand.count} Memories`}
        cards={cards.map((memory) => ({
          thing: memory.thing,
          face: <MemoryCard memory={memory} crowded={crowded} />,
        }))}
      />
      <Pile
        shape="card"
        zone={`memory-discard-${wraith.seat}`}
        count={memoryDiscard.length}
        word="discard"
        picture={
          <span className="vw-discard">
            <Glyph name="grain-bundle" />
          </span>
        }
        onOpen={() => open('unknowns')}
      />
    </section>
  );
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
