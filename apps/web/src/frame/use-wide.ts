import { useSyncExternalStore } from 'react';
import { remAt, settings } from '../settings/settings.ts';

/** In rem, so that larger text leaves the width to the table. */
const WIDE = 62.5;

const subscribe = (listener: () => void): (() => void) => {
  const stop = settings.subscribe(listener);
  addEventListener('resize', listener);
  return () => {
    stop();
    removeEventListener('resize', listener);
  };
};

/** Whether the rail fits beside the table. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => innerWidth >= WIDE * remAt(settings.get().text));
