import './fitted.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A text in the room its place leaves it: as it is, else a step smaller, else as many whole lines as there are and a mark
 * after them, which opens the card (see Thing). Measured once for each text and each size of its place.
 */
export function Fitted({ className = '', children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const measured = useRef<string>(undefined);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(() => fit(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || box.textContent === measured.current) return;
    measured.current = box.textContent;
    fit(box);
  });
  return (
    <div className={`part-fitted ${className}`} ref={place}>
      <div className="part-fitted-text">{children}</div>
      <span className="part-more" data-reads="true">
        …
      </span>
    </div>
  );
}

function fit(box: HTMLElement): void {
  const text = box.firstElementChild;
  if (!text) return;
  for (const step of ['whole', 'small']) {
    box.dataset.fit = step;
    if (text.scrollHeight <= box.clientHeight) return;
  }
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  box.dataset.fit = 'cut';
  box.style.setProperty('--lines', String(Math.floor(box.clientHeight / line)));
}
