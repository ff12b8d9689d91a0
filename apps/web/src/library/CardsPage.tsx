import './gallery.css';
import type { CardInfo } from '@veilhall/engine';
import { useEffect, useState } from 'react';
import { PlainFace } from '../frame/plain/PlainFace.tsx';
import type { GameTable } from '../games/game-table.ts';
import { loadGameTable } from '../games/load.ts';
import { gameMeta, type HallGame } from '../games/registry.ts';
import { FacesContext } from '../parts/faces.ts';
import { Page } from '../shell/Page.tsx';
import { Nowhere, Plain, Waiting } from '../shell/Plain.tsx';
import { sentenceOf } from '../shell/problems.ts';
import { sharedRoom } from '../table/local/client.ts';
import { GameLinks } from './GameLinks.tsx';
import { countOf, type Shelf, searchCards, shelvesOf } from './gallery.ts';

interface Box {
  readonly cards: readonly CardInfo[];
  readonly table: GameTable;
}

async function openBox(game: string): Promise<Box> {
  const [{ cards }, table] = await Promise.all([sharedRoom().call('describe', { game }), loadGameTable(game)]);
  return { cards, table };
}

/** Every card of a game, to be searched and read. */
export function CardsPage({ game }: { game: string }) {
  const meta = gameMeta(game);
  const [box, setBox] = useState<Box>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let left = false;
    openBox(game).then(
      (found) => !left && setBox(found),
      (error: unknown) => !left && setProblem(sentenceOf(error)),
    );
    return () => {
      left = true;
    };
  }, [game]);
  if (!meta) return <Nowhere />;
  if (problem) {
    return (
      <Plain title="The cards cannot be shown">
        <p>{problem}</p>
      </Plain>
    );
  }
  return box ? <Gallery meta={meta} box={box} /> : <Waiting sentence="Laying out the cards." />;
}

function Gallery({ meta: { id: game, title }, box: { cards, table } }: { meta: HallGame; box: Box }) {
  const [query, setQuery] = useState('');
  const { CardFace = PlainFace, keywords = {}, families = {} } = table;
  const shelves = searchCards(shelvesOf(cards, families), query);
  const count = countOf(shelves);
  return (
    <Page title={`${title}, cards`} game={game} links={<GameLinks game={game} at="cards" />}>
      <div className="gallery-top">
        <input
          type="search"
          placeholder="Search names and texts"
          aria-label="Search the cards"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{count === 1 ? '1 card' : `${count} cards`}</p>
      </div>
      {count === 0 && <p className="gallery-none">No card has all of these words. Try fewer.</p>}
      {shelves.length > 1 && <Families shelves={shelves} />}
      <FacesContext value={{ game, keywords }}>
        {shelves.map((shelf) => (
          <section key={shelf.family} className="gallery-shelf" aria-labelledby={headingOf(shelf)}>
            <h2 id={headingOf(shelf)} tabIndex={-1}>
              {shelf.title} <small>{shelf.cards.length}</small>
            </h2>
            <ul>
              {shelf.cards.map((card) => (
                <li key={card.id}>
                  <CardFace card={card} size="read" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </FacesContext>
    </Page>
  );
}

/** Leads down a long page; the heading takes the focus. */
function Families({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <nav className="gallery-families" aria-label="Families of cards">
      {shelves.map((shelf) => (
        <a key={shelf.family} href={`#${headingOf(shelf)}`}>
          {shelf.title} <small>{shelf.cards.length}</small>
        </a>
      ))}
    </nav>
  );
}

const headingOf = ({ family }: Shelf): string => `family-${family.replaceAll(' ', '-')}`;
