import { useEffect, useState } from 'react';
import { type Book, loadBook } from './load-book.ts';

/** Undefined while it is fetched; `missing` without a line. */
export function useBook(game: string): Book | 'missing' | undefined {
  const [book, setBook] = useState<Book | 'missing'>();
  useEffect(() => {
    let left = false;
    const show = (found: Book | 'missing'): void => {
      if (!left) setBook(found);
    };
    loadBook(game).then(show, () => show('missing'));
    return () => {
      left = true;
    };
  }, [game]);
  return book;
}
