import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useControls, useTableState } from '../../../frame/context.ts';
import { PACE, settings, stillness } from '../../../settings/settings.ts';
import { useStore } from '../../../store.ts';
import { useOwnLog } from '../facts.ts';
import { type Reveal, revealsIn } from './reveals.ts';

export interface Playing {
  readonly reveal: Reveal;
  /** Everything at once: without motion, or at the highest speed. */
  readonly still: boolean;
  close(): void;
}

interface Show {
  readonly queue: readonly Reveal[];
  /** The table as it was before the first of them. */
  readonly held?: VeiledFateView;
}

const NOTHING: Show = { queue: [] };

/** How many may wait their turn; those who play fast see the last ones. */
const MOST = 2;

/**
 * While a vote is being revealed the table keeps the look it had before: the outcome comes last. The match itself goes
 * on, and the next decision ends the show.
 */
export function useDrama(view: VeiledFateView): { shown: VeiledFateView; playing: Playing | undefined } {
  const controls = useControls();
  const { pending } = useTableState();
  const log = useOwnLog();
  const back = useStore(controls.lookingBack);
  const seen = useRef(log.at(-1)?.seq ?? 0);
  const last = useRef(view);
  const [{ queue, held }, setShow] = useState<Show>(NOTHING);
  const still = stillness() || PACE[settings.get().speed] === 0;

  const fresh = log.filter((line) => line.seq > seen.current);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    const news = log.filter((line) => line.seq > seen.current);
    seen.current = log.at(-1)?.seq ?? 0;
    if (back || news.length === 0) return;
    const found = revealsIn(news);
    if (still) setShow({ queue: found.slice(-1) });
    else if (found.length > 0)
      setShow((now) => ({ queue: [...now.queue, ...found].slice(-MOST), held: now.held ?? before }));
  }, [log, view, back, still]);
  useEffect(() => {
    if (pending || back) setShow(NOTHING);
  }, [pending, back]);

  const close = useCallback((): void => {
    setShow((now) => (now.queue.length > 1 ? { ...now, queue: now.queue.slice(1) } : NOTHING));
  }, []);
  const [reveal] = queue;
  const about = !back && !still && fresh.length > 0 && revealsIn(fresh).length > 0;
  // The frame in which the news arrives must not show the outcome either.
  const shown = about ? (held ?? last.current) : (held ?? view);
  return { shown: back ? view : shown, playing: reveal && !back ? { reveal, still, close } : undefined };
}
