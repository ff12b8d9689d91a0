import { useSyncExternalStore } from 'react';

/** A value that screens watch. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Cell<T> extends Store<T> {
  set(value: T): void;
}

export function cell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
