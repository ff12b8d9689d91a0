import { useEffect, useState } from 'react';
import { Plain } from './Plain.tsx';

/** Seconds until the next try: soon at first, then with patience. */
const SOON = 5;
const LATER = 15;

/** The server is away: counts down, tries again by itself, and says so all the while. */
export function Away({ onRetry }: { onRetry(): void }) {
  const [left, setLeft] = useState(SOON);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const retry = (): void => {
    setLeft(LATER);
    onRetry();
  };
  useEffect(() => {
    if (left > 0) return;
    setLeft(LATER);
    onRetry();
  }, [left, onRetry]);
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Plain title="The server does not answer">
      <p role="status">Your matches there are safe. This page tries again by itself.</p>
      <p className="away-left">
        Next try in {left} {left === 1 ? 'second' : 'seconds'}.
      </p>
      <button type="button" className="btn main" onClick={retry}>
        Try now
      </button>
    </Plain>
  );
}

/** The same in one line, where the line to the server mends itself at `at`. */
export function NextTry({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((at - now) / 1000);
  return <span className="away-left">{left > 0 ? `Next try in ${left} s.` : 'Trying now.'}</span>;
}
