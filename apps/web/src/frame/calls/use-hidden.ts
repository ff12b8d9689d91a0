import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Nobody looks at this page now. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.hidden);
