import './thread.css';
import type { ThingId } from '@veilhall/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './thread-path.ts';

interface ThreadProps {
  readonly from: ThingId | undefined;
  readonly to: ThingId | undefined;
  /** The way from one box to the other; see thread-path.ts. */
  path(from: Box, to: Box): string;
  readonly className?: string;
}

/**
 * A thread between two things of the element it stands in. It ends at the element with the thing's `data-end`, where
 * there is one: the place a thing lies in may tell more than the thing.
 */
export function Thread({ from, to, path, className = '' }: ThreadProps) {
  const ref = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState('');
  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg || !from || !to) {
      setDrawn('');
      return undefined;
    }
    const draw = (): void => {
      const [one, other] = [boxOf(svg, from), boxOf(svg, to)];
      setDrawn(one && other ? path(one, other) : '');
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [from, to, path]);
  return (
    <svg className={`part-thread ${className}`} ref={ref} aria-hidden="true">
      {drawn && <path d={drawn} />}
    </svg>
  );
}

/** Where a thing lies, seen from the corner of the drawing. */
function boxOf(svg: SVGSVGElement, thing: ThingId): Box | undefined {
  const around = svg.parentElement;
  const name = CSS.escape(thing);
  const element = around?.querySelector(`[data-end="${name}"]`) ?? around?.querySelector(`[data-thing="${name}"]`);
  if (!element) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const origin = svg.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top };
}
