import './curtain.css';
import type { Seat } from '@veilhall/engine';
import { useEffect, useRef } from 'react';
import { useControls, useTableState } from '../context.ts';

/** Between two people at one device: nothing of the next hand is on the page until its owner says so. */
export function Curtain({ seat }: { seat: Seat }) {
  const { table } = useControls();
  const { seats, meta } = useTableState();
  const name = seats[seat]?.name ?? `Seat ${seat + 1}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={`Hand the device to ${name}`}
      data-game={meta.game}
    >
      <div>
        <p>Hand the device to</p>
        <h2>{name}</h2>
        <button ref={button} type="button" className="btn main" onClick={() => void table.sit(seat)}>
          I am {name}
        </button>
      </div>
    </div>
  );
}
