import { useEffect, useState } from 'react';
import { type FormPickers, NO_PICKERS } from './form-pickers.ts';

const PICKERS = import.meta.glob<FormPickers>('./*/pickers.ts', { import: 'pickers' });

/** Pickers are chunks of their own; undefined while they come. A form without them can still be filled in. */
export function usePickers(game: string): FormPickers | undefined {
  const load = PICKERS[`./${game}/pickers.ts`];
  const [pickers, setPickers] = useState<FormPickers | undefined>(load ? undefined : NO_PICKERS);
  useEffect(() => {
    let left = false;
    const set = (found: FormPickers): void => {
      if (!left) setPickers(found);
    };
    load?.().then(set, () => set(NO_PICKERS));
    return () => {
      left = true;
    };
  }, [load]);
  return pickers;
}
