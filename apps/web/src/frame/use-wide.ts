import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1000px)');

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the rail fits beside the table. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
