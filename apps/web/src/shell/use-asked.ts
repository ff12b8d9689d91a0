import { useCallback, useEffect, useState } from 'react';

/** What was asked for, what went wrong instead, and how to ask again. */
export interface Asked<T> {
  readonly value?: T;
  readonly problem?: unknown;
  again(): void;
}

/** Asks when the page opens and whenever `ask` is another; what is known stays until there is an answer. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<{ value?: T; problem?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let left = false;
    ask().then(
      (value) => !left && setAnswer({ value }),
      (problem: unknown) => !left && setAnswer({ problem }),
    );
    return () => {
      left = true;
    };
  }, [ask, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...answer, again };
}
