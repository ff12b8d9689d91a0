import './screen.css';
import type { VeiledFateView } from '@veilhall/veiled-fate';
import { useWide } from '../../frame/use-wide.ts';
import { AgePanel } from './AgePanel.tsx';
import { Decks, Hand } from './Hand.tsx';
import { Identity } from './Identity.tsx';
import { Ledger } from './Ledger.tsx';
import { Players } from './Players.tsx';
import { Powers } from './Powers.tsx';
import { useRoom } from './room.ts';
import { TurnLine } from './TurnLine.tsx';
import { Wheel } from './Wheel.tsx';

export function Screen({ view }: { view: VeiledFateView }) {
  const [ref, room] = useRoom();
  const wide = useWide();
  return (
    <div className="vf" ref={ref} data-room={room} data-stage={view.stage}>
      {!wide && <Players view={view} />}
      <div className="vf-table">
        <div className="vf-side">
          <Ledger view={view} />
          <AgePanel view={view} />
          <Identity view={view} />
        </div>
        <div className="vf-board">
          <Wheel view={view} />
        </div>
        <div className="vf-near">
          <TurnLine view={view} />
          <Hand view={view} />
          <Decks view={view} />
          <Powers view={view} />
        </div>
      </div>
    </div>
  );
}
