import './thread.css';
import { demiThing } from '@veilhall/games/veiled-fate';
import { useLayoutEffect, useRef, useState } from 'react';
import { useControls } from '../../../frame/context.ts';
import { useStore } from '../../../store.ts';
import { demiIn } from './pointed.ts';

/** A thread from the Demi in hand to the place one points at, as far as it may go there. */
export function Thread() {
  const controls = useControls();
  const chosen = useStore(controls.chosen);
  const pointed = useStore(controls.inspected)?.thing;
  const lights = useStore(controls.lights);
  const ref = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  const demi = demiIn(chosen);
  const target = pointed && /^(at|slot):/.test(pointed) && lights.has(pointed) ? pointed : undefined;
  useLayoutEffect(() => {
    const board = ref.current;
    setPath(board && demi && target ? between(board, demiThing(demi), target) : '');
  }, [demi, target]);
  return (
    <svg className="vf-thread" ref={ref} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}

/** From the edge of one thing to the other, hanging a little. */
function between(board: SVGSVGElement, from: string, to: string): string {
  const origin = board.getBoundingClientRect();
  const centre = (thing: string): { x: number; y: number } | undefined => {
    const box = board.parentElement?.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
  };
  const [a, b] = [centre(from), centre(to)];
  if (!a || !b) return '';
  const sag = Math.min(48, Math.hypot(b.x - a.x, b.y - a.y) * 0.16);
  const round = Math.round;
  return `M${round(a.x)} ${round(a.y)}Q${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2 + sag)} ${round(b.x)} ${round(b.y)}`;
}
