import { useCallback, useEffect, useRef, useState } from 'react';
import { useControls, useTableState } from '../../../frame/context.ts';
import { isStill } from '../../../settings/settings.ts';
import { useStore } from '../../../store.ts';
import type { VfEntry } from '../facts.ts';
import { type Reveal, revealsIn } from './reveals.ts';

export interface Playing {
  readonly reveal: Reveal;
  /** Everything at once: without motion, or at the highest speed. */
  readonly still: boolean;
  /** All of it has been shown. */
  watched(): void;
  close(): void;
}

/** How many may wait their turn; those who play fast see the last ones. */
const MOST = 2;

/** The votes and tosses that are being revealed, one after the other. Nothing tells their outcome before they are watched. */
export function useDrama(): Playing | undefined {
  const controls = useControls();
  const { pending } = useTableState();
  // The real log: the one that is told waits for this.
  const log = useStore(controls.table).log as readonly VfEntry[];
  const back = useStore(controls.lookingBack);
  const seen = useRef(log.at(-1)?.seq ?? 0);
  const [queue, setQueue] = useState<readonly Reveal[]>([]);
  const still = isStill();
  useEffect(() => {
    const news = log.filter((line) => line.seq > seen.current);
    seen.current = log.at(-1)?.seq ?? 0;
    if (back || news.length === 0) return;
    const found = revealsIn(news);
    if (still) setQueue(found.slice(-1));
    else if (found.length > 0) setQueue((now) => [...now, ...found].slice(-MOST));
  }, [log, back, still]);
  useEffect(() => {
    if (pending || back) setQueue([]);
  }, [pending, back]);
  useEffect(() => {
    if (queue.length === 0) controls.told.tellAll();
  }, [queue, controls]);
  useEffect(() => controls.told.tellAll, [controls]);

  const close = useCallback((): void => setQueue((now) => now.slice(1)), []);
  const isLast = queue.length === 1;
  const watched = useCallback((): void => {
    if (isLast) controls.told.tellAll();
  }, [controls, isLast]);
  const [reveal] = queue;
  return reveal && !back ? { reveal, still, watched, close } : undefined;
}
