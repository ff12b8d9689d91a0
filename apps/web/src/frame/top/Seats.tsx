import type { Seat, Viewer } from '@veilhall/engine';
import type { SeatInfo } from '../../table/table.ts';
import { useControls } from '../context.ts';

interface SeatsProps {
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly Seat[];
  readonly viewer: Viewer;
}

const SHAPES = ['circle', 'square', 'diamond', 'hexagon'] as const;

/** Who sits here: shape and letters before colour; a notch for whoever is to act. */
export function Seats({ seats, waiting, viewer }: SeatsProps) {
  const { table } = useControls();
  const mine = seats.filter((seat) => seat.mine);
  return (
    <ul className="seats" aria-label="Seats">
      {seats.map((seat) => {
        const acts = waiting.includes(seat.seat);
        const said = [
          seat.name,
          seat.kind === 'bot' && 'bot',
          seat.kind === 'open' && 'open seat',
          !seat.present && 'away',
          acts && 'to act',
          viewer === seat.seat && 'you look from here',
        ].filter(Boolean);
        const inside = (
          <>
            <i data-shape={SHAPES[seat.seat % SHAPES.length]} aria-hidden="true">
              {initials(seat.name)}
            </i>
            <span>{seat.name}</span>
          </>
        );
        const marks = { 'data-acts': acts, 'data-viewer': viewer === seat.seat, 'data-away': !seat.present };
        return (
          <li key={seat.seat} {...marks}>
            {seat.mine && mine.length > 1 && viewer !== seat.seat ? (
              <button
                type="button"
                aria-label={`${said.join(', ')}. Look from this seat`}
                onClick={() => void table.sit(seat.seat)}
              >
                {inside}
              </button>
            ) : (
              <span role="img" aria-label={said.join(', ')}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return (words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : name.slice(0, 2)).toUpperCase();
}
