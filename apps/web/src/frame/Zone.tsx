import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTaught } from './context.ts';
import { pointedIf } from './lesson/pointed-at.ts';

export interface ZoneProps {
  /** What things fly to and from; see `Flight`. */
  readonly id: string;
  readonly label: string;
  /** Said with the label; left out where the number does not matter. */
  readonly count?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

const THINGS = '[data-thing]';

/** A labelled list of things: Tab goes from zone to zone, arrows go within. */
export function Zone({ id, label, count, className = '', children }: ZoneProps) {
  const ref = useRef<HTMLUListElement>(null);
  const taught = useTaught({ zone: id });
  const things = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>(THINGS) ?? [])];

  // One stop for Tab: the thing focused last, else the first that is lit, else the first.
  useLayoutEffect(() => {
    const all = things();
    const stop =
      all.find((thing) => thing === document.activeElement) ?? all.find((thing) => thing.dataset.light) ?? all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  });

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const all = things();
    const at = all.findIndex((thing) => thing.matches(':focus'));
    if (step === undefined || at < 0) return;
    const next =
      all[Math.min(all.length - 1, Math.max(0, step === 'first' ? 0 : step === 'last' ? all.length - 1 : at + step))];
    if (!next) return;
    event.preventDefault();
    for (const thing of all) thing.tabIndex = thing === next ? 0 : -1;
    next.focus();
  };
  return (
    <ul
      ref={ref}
      className={className}
      data-zone={id}
      {...pointedIf(taught)}
      aria-label={count === undefined ? label : `${label}, ${count}`}
      onKeyDown={walk}
    >
      {children}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};
