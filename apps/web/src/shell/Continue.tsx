import './continue.css';
import { cardArt } from '../art/card-art.ts';
import { gameMeta } from '../games/registry.ts';
import { type KnownMatch, useMatches } from '../matches/known-matches.ts';
import { Link } from './Link.tsx';

const SHOWN = 3;

/** Slips of paper left on the table: the matches that go on. */
export function Continue() {
  const running = useMatches()?.filter((match) => !match.finished && gameMeta(match.game)) ?? [];
  if (running.length === 0) return undefined;
  const more = running.length - SHOWN;
  return (
    <nav className="slips" aria-label="Continue">
      {running.slice(0, SHOWN).map((match) => (
        <Slip key={match.path} match={match} />
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

function Slip({ match }: { match: KnownMatch }) {
  const game = gameMeta(match.game);
  if (!game) return undefined;
  const picture = cardArt({
    id: match.path,
    ground: 'black-sun',
    glyph: game.mark,
    ink: game.lamp.dark,
    width: 76,
    height: 76,
  });
  return (
    <Link href={match.path} className="slip" data-game={match.game}>
      <img src={picture} alt="" />
      <span className="slip-body">
        <b>{match.title}</b>
        <small>
          {game.title}
          {match.status && `, ${match.status}`}
        </small>
      </span>
      <span className="turn" data-yours={match.yourMove}>
        {match.yourMove ? 'Your move' : 'Waiting'}
      </span>
    </Link>
  );
}
