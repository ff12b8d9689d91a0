import './opposition.css';
import type { PlayerView, VeilView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { nameOfPlayer, othersOf } from '../players.ts';
import type { Room } from '../room.ts';
import { Hero } from './Hero.tsx';
import { type Look, Piles } from './Piles.tsx';
import { Recruits } from './Recruits.tsx';
import { Route } from './Route.tsx';

interface OppositionProps {
  readonly view: VeilView;
  readonly room: Room;
  readonly look: Look;
}

/** Everybody else: one rival at full size, or a lane for each of several. */
export function Opposition({ view, room, look }: OppositionProps) {
  const others = othersOf(view);
  const [only] = others;
  if (others.length === 1 && only && room === 'wide') return <Rival view={view} player={only} look={look} />;
  return (
    <section className="tv-lanes" aria-label="The others" data-count={others.length}>
      {others.map((player) => (
        <Lane key={player.who} view={view} player={player} look={look} flat={others.length > 1} />
      ))}
    </section>
  );
}

interface SideProps {
  readonly view: VeilView;
  readonly player: PlayerView;
  readonly look: Look;
}

function Rival({ view, player, look }: SideProps) {
  const { cards, seats } = useTableState();
  const name = nameOfPlayer(player, seats, cards);
  return (
    <section className="tv-rival" aria-label={`${name}’s side`}>
      <Hero view={view} player={player} />
      <Recruits player={player} name={name} note={`${player.name} has no Recruits.`} />
      <div className="tv-rival-route">
        <h2>
          {name}’s Fate Route
          {player.solo !== undefined && (
            <button type="button" className="tv-link" onClick={() => look(player.who, 'list')}>
              Its steps
            </button>
          )}
        </h2>
        <Route view={view} player={player} name={name} />
        <Piles player={player} look={look} others />
      </div>
    </section>
  );
}

function Lane({ view, player, look, flat }: SideProps & { flat: boolean }) {
  const { cards, seats } = useTableState();
  const name = nameOfPlayer(player, seats, cards);
  return (
    <section className="tv-lane" aria-label={`${name}’s side`}>
      <Hero view={view} player={player} flat={flat} />
      <Recruits player={player} name={name} note="No Recruits." />
      <button type="button" className="tv-lane-piles" onClick={() => look(player.who, 'route')}>
        Hand <b>{player.handSize}</b>{' '}
        <span className="tv-lane-rest">
          Deck <b>{player.deckSize}</b> Fate <b>{player.fateDeckSize}</b>
        </span>
      </button>
    </section>
  );
}
