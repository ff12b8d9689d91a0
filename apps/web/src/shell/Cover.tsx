import './cover.css';
import { useState } from 'react';
import { isWide } from '../art/cover.ts';
import { Glyph } from '../art/Glyph.tsx';
import { mix } from '../art/ink.ts';
import type { HallGame } from '../games/registry.ts';
import { useCover } from '../games/use-cover.ts';
import { cssVars } from '../look/css-vars.ts';
import { CoverButtons } from './CoverButtons.tsx';
import { isFirstTime, neverOfferAgain } from './first-time.ts';
import { Link } from './Link.tsx';
import { learn, playNow } from './play-now.ts';
import { useSize } from './use-size.ts';
import { warmUp } from './warm-up.ts';

interface CoverProps {
  readonly game: HallGame;
  /** Burning a little brighter than the others. */
  readonly lit: boolean;
  onLight(): void;
}

const NOT_HERE = 'This game is not on this device yet. Open it once with a line.';

/** A lamp of the hall: the game's scene, composed for whatever room it has. */
export function Cover({ game, lit, onLight }: CoverProps) {
  const [ref, size] = useSize<HTMLElement>();
  const cover = useCover(game, size);
  const [starting, setStarting] = useState(false);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const start = async (begin: (game: HallGame) => Promise<void>): Promise<void> => {
    setStarting(true);
    setMissing(false);
    neverOfferAgain(game.id);
    try {
      await begin(game);
    } catch {
      setStarting(false);
      setAsking(false);
      setMissing(true);
    }
  };
  const play = async (): Promise<void> => {
    if (!asking && (await isFirstTime(game.id))) setAsking(true);
    else await start(playNow);
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
      data-measured={size !== undefined}
      onPointerEnter={light}
      onFocus={light}
      onPointerDown={light}
    >
      <div className="scene">{cover && <img src={cover} alt="" decoding="async" />}</div>
      <Glyph name={game.mark} className="mark" />
      <div className="say">
        <h2>{game.title}</h2>
        <p className="facts">
          <span>{playersText(game)}</span>
          <span>{game.minutes} min</span>
        </p>
        <p className="line" data-asks={asking} role={missing ? 'alert' : asking ? 'status' : undefined}>
          {missing ? NOT_HERE : asking ? 'First time? Learn it in 5 minutes.' : game.line}
        </p>
        <p className="more">
          <Link href={`/rules/${game.id}`} aria-label={`Rules, ${game.title}`}>
            Rules
          </Link>
          <Link href={`/cards/${game.id}`} aria-label={`Cards, ${game.title}`}>
            Cards
          </Link>
        </p>
        <CoverButtons
          game={game}
          asking={asking}
          busy={starting}
          onPlay={() => void play()}
          onLearn={() => void start(learn)}
        />
      </div>
    </article>
  );
}

const playersText = ({ players: { min, max } }: HallGame): string =>
  min === max ? `${min} players` : `${min} to ${max} players`;
