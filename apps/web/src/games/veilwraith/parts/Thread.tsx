import './thread.css';
import type { WraithView } from '@veilhall/games/veilwraith';
import { useLayoutEffect, useRef, useState } from 'react';

/** A thread from the Action in use to what it is aimed at, behind everything it passes. */
export function Thread({ wraith }: { wraith: WraithView }) {
  const ref = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  const action = wraith.actions.find(({ using }) => using)?.thing;
  const target = wraith.aim?.target;
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table || !action || !target) {
      setPath('');
      return;
    }
    const draw = (): void => setPath(between(table, action, target));
    const observer = new ResizeObserver(draw);
    observer.observe(table);
    return () => observer.disconnect();
  }, [action, target]);
  return (
    <svg className="vw-thread" ref={ref} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}

/** From the corner of the card down to the middle of the slot in which the Action lies. */
function between(table: SVGSVGElement, action: string, target: string): string {
  const boxOf = (thing: string): Element | null | undefined =>
    table.parentElement?.querySelector(`[data-thing="${thing}"]`);
  const card = boxOf(target)?.getBoundingClientRect();
  const slot = boxOf(action)?.closest('.vw-slot')?.getBoundingClientRect();
  if (!card || !slot) return '';
  const origin = table.getBoundingClientRect();
  const [x, y] = [Math.round(card.right - 7 - origin.left), Math.round(card.bottom - origin.top)];
  const [toX, toY] = [Math.round(slot.left + slot.width / 2 - origin.left), Math.round(slot.top - origin.top)];
  const half = Math.round((y + toY) / 2);
  return `M${x} ${y}C${x} ${half} ${toX} ${half} ${toX} ${toY}`;
}
