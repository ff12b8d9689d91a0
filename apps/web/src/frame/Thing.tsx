import './thing.css';
import './hint.css';
import type { ThingId } from '@veilhall/engine';
import { type CSSProperties, type MouseEvent, memo, type PointerEvent, type ReactNode, useRef } from 'react';
import { useControls, useHinted, useIsInspected, useLight, useTaught } from './context.ts';

export interface ThingProps {
  readonly id: ThingId;
  /** Name first, then kind, key numbers, state: all a screen reader says of it before "can be chosen". */
  readonly label: string;
  /** What a refusal calls it, where no plain list of the table names it. */
  readonly name?: string;
  /** What it lies on and covers: a hint at that is seen here. */
  readonly over?: ThingId;
  /** The card behind it, for the inspector. */
  readonly card?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  /** Degrees it is turned by: 45 tilted, 90 exhausted. */
  readonly turn?: number;
}

const SAID = { lit: 'can be chosen', legal: 'can be chosen', chosen: 'chosen' } as const;
const LONG_PRESS = 450;

/** Anything on the table that can be pointed at. Press to choose, long-press or right-click to read. */
export const Thing = memo(function Thing({
  id,
  label,
  name,
  over,
  card,
  className = '',
  style,
  children,
  turn = 0,
}: ThingProps) {
  const controls = useControls();
  const light = useLight(id);
  const inspected = useIsInspected(id);
  const taught = useTaught({ thing: id });
  const hinted = useHinted(id, over);
  const timer = useRef(0);
  const read = (): void => controls.inspect({ thing: id, ...(card && { card }) }, true);
  const start = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') timer.current = window.setTimeout(read, LONG_PRESS);
  };
  const end = (): void => window.clearTimeout(timer.current);
  /** The mark after a shortened text opens the card instead. */
  const press = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-reads]')) read();
    else controls.press(id, name);
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    read();
  };
  return (
    <button
      type="button"
      className={`thing ${className}`}
      style={turn ? { ...style, rotate: `${turn}deg` } : style}
      data-thing={id}
      data-over={over}
      data-light={light}
      data-read={inspected}
      data-taught={taught || undefined}
      aria-pressed={light === 'chosen' ? true : undefined}
      onClick={press}
      onContextMenu={menu}
      onPointerDown={start}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onMouseEnter={() => controls.inspect({ thing: id, ...(card && { card }) })}
      onFocus={() => controls.inspect({ thing: id, ...(card && { card }) })}
    >
      <span className="unseen">
        {light ? `${label}, ${SAID[light]}` : label}
        {taught && ', the lesson points here'}
        {hinted && ', the adept would choose this'}
      </span>
      {hinted && <span className="hint-ring" aria-hidden="true" />}
      <span className="thing-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
});
