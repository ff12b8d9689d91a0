import { useEffect, useRef } from 'react';
import { useTableState } from './context.ts';

/** Calls back when the others remind somebody at this device that they wait. */
export function useNudged(onNudged: (sentence: string) => void): void {
  const { notice } = useTableState();
  const heard = useRef(0);
  useEffect(() => {
    if (notice?.kind !== 'nudge' || notice.at === heard.current) return;
    heard.current = notice.at;
    onNudged(notice.text);
  }, [notice, onNudged]);
}
