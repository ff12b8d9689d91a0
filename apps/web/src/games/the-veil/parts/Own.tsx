import './own.css';
import type { PlayerView, VeilView } from '@veilhall/games/the-veil';
import type { ReactNode } from 'react';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Hand } from '../../../parts/Hand.tsx';
import { isTurnOf, nameOfPlayer } from '../players.ts';
import type { Room } from '../room.ts';
import { Hero } from './Hero.tsx';
import { type Look, Piles } from './Piles.tsx';
import { Route } from './Route.tsx';
import { cardLabel, VeilCard } from './VeilCard.tsx';
import { useWhy } from './why.ts';

type HandCard = PlayerView['hand'][number];

interface OwnProps {
  readonly view: VeilView;
  readonly player: PlayerView;
  readonly look: Look;
  readonly room: Room;
  /** The Hand, where it does not stand by itself. */
  readonly children?: ReactNode;
}

/** The own edge of the table: character, Fate Route, Hand, piles. */
export function Own({ view, player, look, room, children }: OwnProps) {
  const { cards, seats } = useTableState();
  const name = nameOfPlayer(player, seats, cards);
  const { gold } = player;
  return (
    <section className="tv-own" aria-label={`${name}’s side`}>
      <Hero view={view} player={player} ability flat={room === 'narrow'} />
      <div className="tv-zone tv-own-route">
        <h2>
          Fate Route <small>{isTurnOf(view, player) ? `${gold} Gold to spend` : 'you buy on your turn'}</small>
        </h2>
        <Route view={view} player={player} name={name} />
      </div>
      {children}
      <Piles player={player} look={look} />
    </section>
  );
}

export function OwnHand({ view, player }: { view: VeilView; player: PlayerView }) {
  return (
    <div className="tv-zone tv-own-hand">
      <h2>
        Hand <small>{view.stage === 'play' ? 'free to play' : ''}</small>
      </h2>
      <Hand
        id={`hand-${player.who}`}
        label="Hand"
        count={player.handSize}
        spread="row"
        className="tv-hand"
        note={player.handSize === 0 ? 'Your Hand is empty.' : `${player.handSize} cards`}
        cards={player.hand.map((card) => ({
          thing: card.thing,
          raised: player.revealed.includes(card.thing),
          face: <HeldCard card={card} />,
        }))}
      />
    </div>
  );
}

function HeldCard({ card: { thing, def, seen } }: { card: HandCard }) {
  const { cards } = useTableState();
  const why = useWhy(thing);
  const card = cards.get(def);
  if (!card) return undefined;
  return (
    <Thing id={thing} card={def} label={cardLabel(card, seen && 'known to everybody')} className="tv-thing">
      <VeilCard card={card} why={why} tag={seen ? 'seen' : undefined} />
    </Thing>
  );
}
