import './continue.css';
import { gameMeta, type HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { type KnownMatch, useMatches } from '../matches/known-matches.ts';
import { Link } from './Link.tsx';

const SHOWN = 3;

/** Slips of paper left on the table: the matches that go on. */
export function Continue() {
  const running = (useMatches() ?? []).flatMap((match) => {
    const game = gameMeta(match.game);
    return game && !match.finished ? [{ match, game }] : [];
  });
  if (running.length === 0) return undefined;
  const more = running.length - SHOWN;
  return (
    <nav className="slips" aria-label="Continue">
      {running.slice(0, SHOWN).map(({ match, game }) => (
        <Slip key={match.path} match={match} game={game} />
      ))}
      {running.length > 1 && (
        <Link href="/matches" className="rest" data-some={more > 0}>
          <b>{running.length}</b>
          <span>matches</span>
        </Link>
      )}
    </nav>
  );
}

/** Drawn wide, with the lamp on the right: the slip shows that side of it. */
const SCENE = { width: 304, height: 190 };

function Slip({ match, game }: { match: KnownMatch; game: HallGame }) {
  const cover = useCover(game, SCENE);
  return (
    <Link href={match.path} className="slip" data-game={match.game}>
      <img src={cover} alt="" />
      <b>{match.title}</b>
      <small>
        <span className="slip-game">
          {game.title}
          {match.status && ', '}
        </span>
        {match.status}
      </small>
      <span className="turn" data-yours={match.yourMove}>
        {match.yourMove ? 'Your move' : 'Waiting'}
      </span>
    </Link>
  );
}
