import { type RefCallback, useCallback, useState } from 'react';

/** How much room the table has: the whole wheel, plates in rows, or one column. */
export type Room = 'wheel' | 'cells' | 'phone';

/** In widths of the letter, so that larger text asks for the layout that can hold it. */
function roomFor(width: number, height: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  if (width / rem < 44) return 'phone';
  return width / rem >= 58 && height / rem >= 33 ? 'wheel' : 'cells';
}

export function useRoom(): [RefCallback<HTMLElement>, Room] {
  const [room, setRoom] = useState<Room>(() => roomFor(innerWidth, innerHeight));
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(roomFor(element.clientWidth, element.clientHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, room];
}
