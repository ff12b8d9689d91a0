import './tray.css';
import type { ThingId } from '@veilhall/engine';
import type { VeilView } from '@veilhall/games/the-veil';
import { useState } from 'react';
import { useShown, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { foldedCards } from '../folded.ts';
import { nameOfPlayer, othersOf } from '../players.ts';
import type { Room } from '../room.ts';
import { cardLabel, VeilCard } from './VeilCard.tsx';

/** Cards that can be chosen and lie folded away in a pile: they come to the table for as long as they are asked for. */
export function Tray({ view, room }: { view: VeilView; room: Room }) {
  const { prompt, seq } = useShown();
  const { cards, seats } = useTableState();
  const asked = new Set((prompt?.options ?? []).flatMap(({ kind, on = [] }) => (kind ? [] : on)));
  const piles = foldedCards(view, room, asked);
  const [folded, fold] = useState<number>();
  const sum = piles.reduce((all, { cards: held }) => all + held.length, 0);
  if (sum === 0) return undefined;
  if (folded === seq)
    return (
      <button type="button" className="btn main tv-tray-open" onClick={() => fold(undefined)}>
        Back to the {sum} cards to choose from
      </button>
    );
  return (
    <section className="tv-tray" aria-label="Cards to choose from">
      <header>
        <h2>Choose from these</h2>
        <button type="button" className="btn quiet" onClick={() => fold(seq)}>
          See the table
        </button>
      </header>
      <Zone id="tray" label="Cards to choose from" count={sum} className="tv-row">
        {piles.map(({ who, zone, word, cards: held }) => {
          const player = view.players[who];
          const whose = player && othersOf(view).includes(player) ? `${nameOfPlayer(player, seats, cards)}: ` : '';
          return held.map(({ thing, def }) => (
            <li key={thing} data-pile={zone}>
              <TrayCard thing={thing} def={def} from={`${whose}${word}`} />
            </li>
          ));
        })}
      </Zone>
    </section>
  );
}

function TrayCard({ thing, def, from }: { thing: ThingId; def: string; from: string }) {
  const { cards } = useTableState();
  const card = cards.get(def);
  if (!card) return undefined;
  return (
    <>
      <Thing id={thing} card={def} label={cardLabel(card, from)} className="tv-thing">
        <VeilCard card={card} />
      </Thing>
      <p aria-hidden="true">{from}</p>
    </>
  );
}
