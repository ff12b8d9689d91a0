import { type RefCallback, useCallback, useState } from 'react';
import { remAt, settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';

/** Width and height in rem: larger text asks for the layout that can hold it. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The layout an element has room for; asked for again whenever the element or the text changes its size. */
export function useRoom<L extends string>(layoutFor: (room: Room) => L): [RefCallback<HTMLElement>, L] {
  const rem = remAt(useStore(settings).text);
  const [layout, setLayout] = useState<L>(() => layoutFor({ width: innerWidth / rem, height: innerHeight / rem }));
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const measure = (): void =>
        setLayout(layoutFor({ width: element.clientWidth / rem, height: element.clientHeight / rem }));
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rem, layoutFor],
  );
  return [watch, layout];
}
