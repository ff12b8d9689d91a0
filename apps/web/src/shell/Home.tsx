import './home.css';
import { useState } from 'react';
import { GAMES } from '../games/registry.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { Continue } from './Continue.tsx';
import { Cover } from './Cover.tsx';
import { Link } from './Link.tsx';
import { useTitle } from './use-title.ts';

/** The hall: what goes on above, the lamps below, nothing else. */
export function Home() {
  useTitle();
  const { name } = useStore(settings);
  const [lit, setLit] = useState(GAMES[0]?.id);
  return (
    <div className="hall">
      <header className="hall-top">
        <h1 className="word">Veilhall</h1>
        <nav aria-label="Hall">
          <Link href="/join">Join by link</Link>
          <Link href="/matches">My matches</Link>
          <Link href="/statistics" className="hall-statistics">
            Statistics
          </Link>
          <Link href="/settings">Settings</Link>
          {name && (
            <Link href="/settings" className="who" aria-label={`${name}, change your name`}>
              {name}
            </Link>
          )}
        </nav>
      </header>
      <main className="hall-main">
        <Continue />
        <section className="lamps" data-count={GAMES.length} aria-label="Games">
          {GAMES.map((game) => (
            <Cover key={game.id} game={game} lit={game.id === lit} onLight={() => setLit(game.id)} />
          ))}
        </section>
      </main>
    </div>
  );
}
