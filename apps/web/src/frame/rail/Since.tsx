import './since.css';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import { useWide } from '../use-wide.ts';
import { doneBy, missed, sinceFor, sinceWords } from './since.ts';

/** What others did while one was away; nothing once one has acted again or put it away. */
export function useMissed() {
  const { away } = useControls();
  const { log, seats } = useTableState();
  const since = sinceFor(useStore(away), log, seats);
  return since === undefined ? undefined : { since, entries: missed(log, seats, since) };
}

/** Heads the log when one comes back: how much happened, whose doing it was, and the way to watch it. */
export function SinceHead({ since, entries }: NonNullable<ReturnType<typeof useMissed>>) {
  const { lookAt } = useControls();
  const { seats } = useTableState();
  return (
    <header className="log-since">
      <h3>{sinceWords(entries.length)}</h3>
      <p>{doneBy(entries, seats)}</p>
      <button type="button" className="btn quiet" onClick={() => void lookAt(since)}>
        Watch it
      </button>
    </header>
  );
}

/** The same in a line over the table, where the log is out of sight. */
export function SinceNote() {
  const { open, away } = useControls();
  const { moment } = useTableState();
  const found = useMissed();
  const wide = useWide();
  if (!found || wide || moment.outcome) return undefined;
  return (
    <p className="banner since-note" role="status">
      {sinceWords(found.entries.length)}
      <button type="button" className="btn" onClick={() => open('log')}>
        Read
      </button>
      <button type="button" className="btn" aria-label="Put away" onClick={() => away.set(undefined)}>
        ×
      </button>
    </p>
  );
}
