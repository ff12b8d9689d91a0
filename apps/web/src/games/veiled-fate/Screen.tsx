import './screen.css';
import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useControls, useShown } from '../../frame/context.ts';
import { useWide } from '../../frame/use-wide.ts';
import { useStore } from '../../store.ts';
import { AgePanel } from './AgePanel.tsx';
import { Drama } from './Drama.tsx';
import { Decks, Hand } from './Hand.tsx';
import { Identity } from './Identity.tsx';
import { Ledger } from './Ledger.tsx';
import { Phone } from './Phone.tsx';
import { Players } from './Players.tsx';
import { Powers } from './Powers.tsx';
import { useRoom } from './room.ts';
import { TurnLine } from './TurnLine.tsx';
import { useDrama } from './use-drama.ts';
import { Wheel } from './Wheel.tsx';
// Last, so that they can say otherwise.
import './cells.css';
import './phone.css';
import './phone-opened.css';
import './large.css';

export function Screen({ view: present }: { view: VeiledFateView }) {
  const { shown: view, playing } = useDrama(present);
  const [ref, room] = useRoom();
  const wide = useWide();
  const chosen = useStore(useControls().chosen);
  const { prompt } = useShown();
  const idle = chosen.length === 0 && prompt?.ask === 'act';
  const drama = playing && <Drama view={view} playing={playing} />;
  return (
    <div className="vf" ref={ref} data-room={room} data-stage={view.stage} data-idle={idle}>
      {!wide && <Players view={view} />}
      {room === 'phone' ? (
        <Phone view={view}>{drama}</Phone>
      ) : (
        <div className="vf-table">
          <div className="vf-side">
            <Ledger view={view} />
            <AgePanel view={view} />
            <Identity view={view} />
          </div>
          <div className="vf-board">
            <Wheel view={view} />
            {drama}
          </div>
          <div className="vf-near">
            <TurnLine view={view} />
            <Hand view={view} />
            <Decks view={view} />
            <Powers view={view} />
          </div>
        </div>
      )}
    </div>
  );
}
