import './choose.css';
import type { CardInfo } from '@veilhall/engine';
import type { VeilView } from '@veilhall/games/the-veil';
import { useState } from 'react';
import { useTableState } from '../../../frame/context.ts';
import { Sheet } from '../../../frame/over/Sheet.tsx';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { useOwnPrompt } from '../own.ts';
import { nameOfPlayer } from '../players.ts';
import { DeckOf } from './CardRows.tsx';
import { PortraitFace, portraitLabel } from './PortraitFace.tsx';

/** Whom to lead: portrait, Health, way to play, how hard, and every card before one decides. */
export function Choose({ view }: { view: VeilView }) {
  const { cards } = useTableState();
  const prompt = useOwnPrompt();
  const [read, setRead] = useState<string>();
  const offered = prompt?.ask === 'character' ? prompt.options.flatMap((o) => (o.kind ? [] : [o.about.character])) : [];
  const reading = read === undefined ? undefined : cards.get(read);
  return (
    <section className="tv-choose" aria-label="Whom you lead">
      <Chosen view={view} />
      {offered.length === 0 && <p className="part-empty">The others are still choosing.</p>}
      <Zone id="characters" label="Characters" count={offered.length} className="tv-portraits">
        {offered.map((id) => {
          const card = cards.get(id);
          return (
            card && (
              <li key={id}>
                <Portrait card={card} />
                <button type="button" className="tv-portrait-deck" onClick={() => setRead(id)}>
                  Its 44 cards
                </button>
              </li>
            )
          );
        })}
      </Zone>
      {reading && (
        <Sheet title={`${reading.name}: all cards`} wide onClose={() => setRead(undefined)}>
          <DeckOf character={reading} cards={cards} />
        </Sheet>
      )}
    </section>
  );
}

function Portrait({ card }: { card: CardInfo }) {
  return (
    <Thing id={`character:${card.id}`} card={card.id} label={portraitLabel(card)} className="tv-portrait">
      <PortraitFace card={card} />
    </Thing>
  );
}

/** Who leads whom so far. */
function Chosen({ view }: { view: VeilView }) {
  const { cards, seats } = useTableState();
  return (
    <ul className="tv-chosen" aria-label="Who leads whom">
      {view.players.map((player) => (
        <li key={player.who} data-open={player.character === ''}>
          <b>{nameOfPlayer(player, seats, cards)}</b> {player.name || 'is choosing'}
          {view.players.length > 2 && <small> side {player.side + 1}</small>}
        </li>
      ))}
    </ul>
  );
}
