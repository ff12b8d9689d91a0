import { type RefCallback, useCallback, useState } from 'react';
import { remAt, settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';

/** Width and height in rem: larger text asks for the layout that can hold it. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The layout there is room for in the part of the page that the element stands in, which does not grow with its content;
 * asked for again whenever that part or the text changes its size.
 */
export function useRoom<L extends string>(layoutFor: (room: Room) => L): [RefCallback<HTMLElement>, L] {
  const rem = remAt(useStore(settings).text);
  const [layout, setLayout] = useState<L>(() => layoutFor({ width: innerWidth / rem, height: innerHeight / rem }));
  const watch = useCallback(
    (element: HTMLElement | null) => {
      const region = element?.closest('[data-region]');
      if (!region) return undefined;
      const measure = (): void =>
        setLayout(layoutFor({ width: region.clientWidth / rem, height: region.clientHeight / rem }));
      const observer = new ResizeObserver(measure);
      observer.observe(region);
      return () => observer.disconnect();
    },
    [rem, layoutFor],
  );
  return [watch, layout];
}
