import type { Viewer } from '@veilhall/engine';
import { useControls, useShown, useTableState } from '../context.ts';

/** Whose eyes: one's own seats while the match goes on, everybody's once it is over. */
export function Perspective() {
  const controls = useControls();
  const { seats, moment } = useTableState();
  const shown = useShown();
  const open = seats.filter((seat) => seat.mine || moment.outcome !== undefined);
  if (open.length === 0 || seats.length === 1) return undefined;
  const change = (value: string): void => {
    const viewer: Viewer = value === 'spectator' ? 'spectator' : Number(value);
    void controls.lookAt(shown.seq, viewer);
  };
  return (
    <label className="perspective">
      <span>Seen by</span>
      <select value={String(shown.viewer)} onChange={(event) => change(event.target.value)}>
        {open.map((seat) => (
          <option key={seat.seat} value={seat.seat}>
            {seat.name}
          </option>
        ))}
        <option value="spectator">everybody</option>
      </select>
    </label>
  );
}
