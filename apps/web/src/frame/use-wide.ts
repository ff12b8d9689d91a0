import { useSyncExternalStore } from 'react';
import { remAt, settings } from '../settings/settings.ts';

/** In rem, so that larger text leaves the width to the table. */
const WIDE = 62.5;
const NARROW = 15;

const subscribe = (listener: () => void): (() => void) => {
  const stop = settings.subscribe(listener);
  addEventListener('resize', listener);
  return () => {
    stop();
    removeEventListener('resize', listener);
  };
};

const width = (): number => innerWidth / remAt(settings.get().text);

/** Whether the rail fits beside the table. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => width() >= WIDE);

/** Whether few words fill a line: large text on a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => width() <= NARROW);
