import { useEffect, useRef, useState } from 'react';
import { isStill, PACE, settings } from '../../../settings/settings.ts';

/** Milliseconds from one number to another. */
const TRAVEL = 320;

/** A number that counts to its new value and never jumps. */
export function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || isStill()) return setShown(value);
    const lasts = TRAVEL * PACE[settings.get().speed];
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / lasts);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);
  return <>{shown}</>;
}
