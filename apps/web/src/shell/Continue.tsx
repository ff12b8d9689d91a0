import './continue.css';
import { useMemo } from 'react';
import { gameMeta, type HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { type KnownMatch, useMatches } from '../matches/known-matches.ts';
import { addressOf, keptPictures } from '../matches/match-pictures.ts';
import { Link } from './Link.tsx';

const SHOWN = 3;

/** Slips of paper left on the table: the matches that go on. */
export function Continue() {
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table that was left last keeps its picture before the list is read again
  const pictures = useMemo(keptPictures, [matches]);
  const running = (matches ?? []).flatMap((match) => {
    const game = gameMeta(match.game);
    return game && !match.finished ? [{ match, game }] : [];
  });
  if (running.length === 0) return undefined;
  const more = running.length - SHOWN;
  return (
    <nav className="slips" aria-label="Continue">
      {running.slice(0, SHOWN).map(({ match, game }) => (
        <Slip key={match.path} match={match} game={game} pictures={pictures} />
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

interface SlipProps {
  readonly match: KnownMatch;
  readonly game: HallGame;
  readonly pictures: ReadonlyMap<string, string>;
}

/** The match as it was left; the game's scene where there is no picture of it. */
function Slip({ match, game, pictures }: SlipProps) {
  const picture = pictures.get(match.path);
  const cover = useCover(game, picture ? undefined : SCENE);
  return (
    <Link href={match.path} className="slip" data-game={match.game}>
      {picture ? <img src={addressOf(picture)} className="portrait" alt="" /> : <img src={cover} alt="" />}
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
