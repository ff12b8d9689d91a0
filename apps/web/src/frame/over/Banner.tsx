import './banner.css';
import { useState } from 'react';
import { NextTry } from '../../shell/Away.tsx';
import { useControls, useTableState } from '../context.ts';
import { SinceNote } from '../rail/Since.tsx';

/** Says how the table is connected when it is not as it should be, and what the others do with their seats. */
export function Banner() {
  const { table } = useControls();
  const { status, pending, retryAt = 0 } = useTableState();
  switch (status) {
    case 'live':
    case 'watching':
      return <Told />;
    case 'reconnecting':
      return (
        <p className="banner" role="status">
          <span>
            The server is away. {pending ? 'Your pick is sent as soon as it is back.' : 'Nothing is lost.'}{' '}
            <NextTry at={retryAt} />
          </span>
          {table.retry && (
            <button type="button" className="btn" onClick={() => table.retry?.()}>
              Try now
            </button>
          )}
        </p>
      );
    case 'offline':
      return (
        <p className="banner" role="status">
          You are offline. This match goes on when the line is back; matches on this device can be played now.
        </p>
      );
    case 'elsewhere':
      return (
        <p className="banner" role="status">
          Another window plays this match; this one follows it.
          {table.takeOver && (
            <button type="button" className="btn" onClick={() => void table.takeOver?.()}>
              Play here
            </button>
          )}
        </p>
      );
  }
}

/** A notice stays until it is put away; one’s own seat until it is taken back. */
function Told() {
  const { table } = useControls();
  const { seats, notice, moment } = useTableState();
  const [read, setRead] = useState(0);
  if (seats.some((seat) => seat.left?.you) && table.takeBack && !moment.outcome) {
    return (
      <p className="banner" role="status">
        A bot plays on for you.
        <button type="button" className="btn" onClick={() => void table.takeBack?.().catch(() => {})}>
          Take my seat back
        </button>
      </p>
    );
  }
  if (!notice || notice.at <= read) return <SinceNote />;
  return (
    <p className="banner" role="status">
      {notice.text}
      <button type="button" className="btn" onClick={() => setRead(notice.at)}>
        All right
      </button>
    </p>
  );
}
