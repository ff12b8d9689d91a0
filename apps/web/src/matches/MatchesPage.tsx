import './matches.css';
import { useState } from 'react';
import { Glyph } from '../art/Glyph.tsx';
import { gameMeta } from '../games/registry.ts';
import { useServer } from '../setup/use-server.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { sentenceOf } from '../shell/problems.ts';
import { go } from '../shell/router.ts';
import { useStore } from '../store.ts';
import { type KnownMatch, refreshMatches, serverAway, useMatches } from './known-matches.ts';
import { bringFile, forgetMatch, moveToServer, saveMatch } from './match-deeds.ts';

/** Everything that goes on and everything that is over, here and on the server. */
export function MatchesPage() {
  const matches = useMatches();
  const away = useStore(serverAway);
  const [problem, setProblem] = useState<string>();
  const attempt = (work: Promise<unknown>): void => {
    work.then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  };
  const bring = async (file: File | undefined): Promise<void> => {
    if (file) go(await bringFile(file));
  };
  const running = matches?.filter((match) => !match.finished) ?? [];
  const over = matches?.filter((match) => match.finished) ?? [];
  return (
    <Page
      title="My matches"
      links={
        <nav className="page-links" aria-label="Of all matches">
          <Link href="/statistics">Statistics</Link>
        </nav>
      }
    >
      {problem && <p role="alert">{problem}</p>}
      {away && <p role="alert">The server does not answer: matches played there are missing here. They are safe.</p>}
      {matches?.length === 0 && (
        <p className="match-none">
          No match yet. <Link href="/">The lamps are lit in the hall.</Link>
        </p>
      )}
      <MatchList title="Going on" matches={running} attempt={attempt} />
      <MatchList title="Over" matches={over} attempt={attempt} />
      <label className="btn bring">
        Open a match file
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            attempt(bring(event.target.files?.[0]));
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
    </Page>
  );
}

interface ListProps {
  readonly title: string;
  readonly matches: readonly KnownMatch[];
  attempt(work: Promise<unknown>): void;
}

function MatchList({ title, matches, attempt }: ListProps) {
  if (matches.length === 0) return undefined;
  return (
    <section className="match-list">
      <h2>{title}</h2>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.path} match={match} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
}

function MatchRow({ match, attempt }: { match: KnownMatch; attempt: ListProps['attempt'] }) {
  const online = useServer();
  const game = gameMeta(match.game);
  const here = match.host === 'here';
  return (
    <li data-game={match.game}>
      <Link href={match.path}>
        {game && <Glyph name={game.mark} />}
        <b>{match.title}</b>
        <small>{[game?.title ?? match.game, match.status, match.players.join(', ')].filter(Boolean).join(' · ')}</small>
        {match.yourMove && (
          <span className="turn" data-yours="true">
            Your move
          </span>
        )}
      </Link>
      <div>
        {match.finished && (
          <Link className="btn quiet" href={`/replay/${match.host}/${match.id}`}>
            Watch
          </Link>
        )}
        {here && (
          <button type="button" className="btn quiet" onClick={() => attempt(saveMatch(match))}>
            Save to a file
          </button>
        )}
        {here && online && !match.finished && (
          <button type="button" className="btn quiet" onClick={() => attempt(moveToServer(match).then(go))}>
            Move to the server
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          aria-label={`Delete ${match.title}`}
          onClick={() => {
            if (confirm(`Delete “${match.title}” for good?`)) attempt(forgetMatch(match).then(refreshMatches));
          }}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
