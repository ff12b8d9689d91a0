import './field.css';
import type { PlayedView, VeilView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { actingPlayer, nameOfPlayer, ownPlayer } from '../players.ts';
import { Recruits } from './Recruits.tsx';
import { Unused } from './Unused.tsx';
import { cardLabel, VeilCard } from './VeilCard.tsx';

/** One's own Recruits, what is played this turn by whoever acts, and what would be lost. */
export function Field({ view }: { view: VeilView }) {
  const { cards, seats } = useTableState();
  const own = ownPlayer(view);
  const acting = actingPlayer(view);
  if (!own || !acting) return undefined;
  const mine = acting === own;
  const name = nameOfPlayer(acting, seats, cards);
  return (
    <section className="tv-field" aria-label="In play">
      <div className="tv-zone">
        <h2>
          Recruits <small>they stay</small>
        </h2>
        <Recruits player={own} name={nameOfPlayer(own, seats, cards)} note="Recruits you play stand here." />
      </div>
      <div className="tv-zone">
        <h2>
          {mine ? 'Played this turn' : `Played by ${name}`} <small>discarded at the end</small>
        </h2>
        <Zone
          id={`played-${acting.who}`}
          label="Played this turn"
          count={acting.played.length}
          className="tv-row tv-played"
        >
          {acting.played.length === 0 && (
            <li className="part-empty">{mine ? 'Playing costs nothing.' : 'Nothing yet.'}</li>
          )}
          {acting.played.map((card) => (
            <li key={card.thing} className="tv-cell">
              <PlayedCard played={card} />
            </li>
          ))}
        </Zone>
      </div>
      <Unused view={view} />
    </section>
  );
}

function PlayedCard({ played }: { played: PlayedView }) {
  const { cards } = useTableState();
  const card = cards.get(played.def);
  if (!card) return undefined;
  return (
    <Thing id={played.thing} card={played.def} label={cardLabel(card)} className="tv-thing">
      <VeilCard card={card} lines={played.lines} />
    </Thing>
  );
}
