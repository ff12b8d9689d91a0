import './cover.css';
import { useState } from 'react';
import { isWide } from '../art/cover.ts';
import { Glyph } from '../art/Glyph.tsx';
import { mix } from '../art/ink.ts';
import type { HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { cssVars } from '../look/css-vars.ts';
import { Link } from './Link.tsx';
import { learn, playNow, warmUp } from './play-now.ts';
import { useSize } from './use-size.ts';

interface CoverProps {
  readonly game: HallGame;
  /** Burning a little brighter than the others. */
  readonly lit: boolean;
  onLight(): void;
}

/** A lamp of the hall: the game's scene, composed for whatever room it has. */
export function Cover({ game, lit, onLight }: CoverProps) {
  const [ref, size] = useSize<HTMLElement>();
  const cover = useCover(game);
  const [starting, setStarting] = useState(false);
  const [missing, setMissing] = useState(false);
  const start = async (begin: (game: HallGame) => Promise<void>): Promise<void> => {
    setStarting(true);
    setMissing(false);
    try {
      await begin(game);
    } catch {
      setStarting(false);
      setMissing(true);
    }
  };
  const light = (): void => {
    onLight();
    void warmUp(game).catch(() => {});
  };
  const wide = size !== undefined && isWide(size.width, size.height);
  return (
    <article
      ref={ref}
      className="cover"
      style={cssVars({ '--lamp': game.lamp.dark, '--lamp-text': mix(game.lamp.dark, '#fff2d6', 0.84) })}
      data-lit={lit}
      data-shape={wide ? 'wide' : 'tall'}
      onPointerEnter={light}
      onFocus={light}
      onPointerDown={light}
    >
      <div className="scene">{size && <img src={cover(size.width, size.height)} alt="" decoding="sync" />}</div>
      <Glyph name={game.mark} className="mark" />
      <div className="say">
        <h2>{game.title}</h2>
        <p className="facts">
          <span>{playersText(game)}</span>
          <span>{game.minutes} min</span>
        </p>
        <p className="line" role={missing ? 'alert' : undefined}>
          {missing ? 'This game is not on this device yet. Open it once with a line.' : game.line}
        </p>
        <div className="go">
          <button
            type="button"
            className="btn main"
            aria-label={`Play now, ${game.title}`}
            onClick={() => void start(playNow)}
            disabled={starting}
          >
            Play now
          </button>
          <button
            type="button"
            className="btn"
            aria-label={`Learn, 5 min, ${game.title}`}
            onClick={() => void start(learn)}
            disabled={starting}
          >
            Learn, 5 min
          </button>
          <Link className="btn" href={`/new/${game.id}`} aria-label={`Set up, ${game.title}`}>
            Set up
          </Link>
        </div>
      </div>
    </article>
  );
}

const playersText = ({ players: { min, max } }: HallGame): string =>
  min === max ? `${min} players` : `${min} to ${max} players`;
