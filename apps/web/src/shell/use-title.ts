import { useEffect } from 'react';

/** The page's title, on its tab and in the history. The hall itself has none but its name. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - Veilhall` : 'Veilhall';
  }, [title]);
}
