import type { PlayerView, RouteCardView, VeilView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { isTurnOf } from '../players.ts';
import { cardLabel, VeilCard } from './VeilCard.tsx';
import { useWhy } from './why.ts';

const SLOTS = [0, 1, 2, 3] as const;

/** The shop: four slots that keep their places, what can be paid for lit. */
export function Route({ view, player, name }: { view: VeilView; player: PlayerView; name: string }) {
  return (
    <Zone
      id={`route-${player.who}`}
      label={`Fate Route of ${name}`}
      count={player.route.length}
      className="tv-row tv-route"
    >
      {SLOTS.map((slot) => {
        const card = player.route.find((entry) => entry.slot === slot);
        return (
          <li key={card?.thing ?? slot} className="tv-cell">
            {card ? (
              <RouteCard entry={card} poor={isTurnOf(view, player) && (card.price ?? 0) > player.gold} />
            ) : (
              <span className="tv-slot">{slotWords(player)}</span>
            )}
          </li>
        );
      })}
    </Zone>
  );
}

function slotWords({ out, fateDeckSize }: PlayerView): string {
  if (out) return 'gone';
  return fateDeckSize === 0 ? 'no more cards, you play on' : 'empty';
}

function RouteCard({ entry, poor }: { entry: RouteCardView; poor: boolean }) {
  const { cards } = useTableState();
  const why = useWhy(entry.thing);
  const card = cards.get(entry.def);
  if (!card) return undefined;
  const { price, aura } = entry;
  return (
    <Thing
      id={entry.thing}
      card={entry.def}
      label={cardLabel(card, aura ? 'in force' : `costs ${price} Gold`)}
      className="tv-thing"
    >
      <VeilCard card={card} price={price} poor={poor} why={why} tag={aura ? 'in force' : undefined} />
    </Thing>
  );
}
