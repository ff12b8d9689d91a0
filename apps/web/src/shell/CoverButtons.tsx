import { useEffect, useRef } from 'react';
import type { HallGame } from '../games/registry.ts';
import { Link } from './Link.tsx';

interface CoverButtonsProps {
  readonly game: HallGame;
  /** The lesson is offered first: once, before the first match. */
  readonly asking: boolean;
  readonly busy: boolean;
  onPlay(): void;
  onLearn(): void;
}

/** One lit way to go; "Learn" takes its place while it is asked whether to learn first. */
export function CoverButtons({ game: { id, title }, asking, busy, onPlay, onLearn }: CoverButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) first.current?.focus();
  }, [asking]);
  if (asking) {
    return (
      <div className="go">
        <button
          ref={first}
          type="button"
          className="btn main"
          aria-label={`Learn it, ${title}`}
          disabled={busy}
          onClick={onLearn}
        >
          Learn it
        </button>
        <button type="button" className="btn" aria-label={`Play at once, ${title}`} disabled={busy} onClick={onPlay}>
          Play at once
        </button>
      </div>
    );
  }
  return (
    <div className="go">
      <button type="button" className="btn main" aria-label={`Play now, ${title}`} disabled={busy} onClick={onPlay}>
        Play now
      </button>
      <button type="button" className="btn" aria-label={`Learn, 5 min, ${title}`} disabled={busy} onClick={onLearn}>
        Learn, 5 min
      </button>
      <Link className="btn" href={`/new/${id}`} aria-label={`Set up, ${title}`}>
        Set up
      </Link>
    </div>
  );
}
