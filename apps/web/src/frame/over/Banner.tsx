import './banner.css';
import { useControls, useTableState } from '../context.ts';

/** Says how the table is connected when it is not as it should be. */
export function Banner() {
  const { table } = useControls();
  const { status, pending } = useTableState();
  switch (status) {
    case 'live':
    case 'watching':
      return undefined;
    case 'reconnecting':
      return (
        <p className="banner" role="status">
          Reconnecting. {pending ? 'Your pick is sent as soon as the line is back.' : 'Nothing is lost.'}
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
          This match is open in another window.
          {table.takeOver && (
            <button type="button" className="btn" onClick={() => void table.takeOver?.()}>
              Play here
            </button>
          )}
        </p>
      );
  }
}
