import '../../parts/side.css';
import './screen.css';
import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { useControls, useShown } from '../../frame/context.ts';
import { useWide } from '../../frame/use-wide.ts';
import { useRoom } from '../../parts/use-room.ts';
import { useStore } from '../../store.ts';
import { layoutFor } from './layout.ts';
import { AgePanel } from './parts/AgePanel.tsx';
import { Drama } from './parts/Drama.tsx';
import { Decks, Fates } from './parts/Fates.tsx';
import { Identity } from './parts/Identity.tsx';
import { Ledger } from './parts/Ledger.tsx';
import { Phone } from './parts/Phone.tsx';
import { Players } from './parts/Players.tsx';
import { Powers } from './parts/Powers.tsx';
import { TurnLine } from './parts/TurnLine.tsx';
import { useDrama } from './parts/use-drama.ts';
import { Wheel } from './parts/Wheel.tsx';
// Last, so that they can say otherwise.
import './parts/cells.css';
import './parts/phone.css';
import './parts/phone-opened.css';
import './parts/large.css';
import './parts/low.css';

export function Screen({ view }: { view: VeiledFateView }) {
  const playing = useDrama();
  const [ref, room] = useRoom(layoutFor);
  const wide = useWide();
  const chosen = useStore(useControls().chosen);
  const { prompt } = useShown();
  const idle = chosen.length === 0 && prompt?.ask === 'act';
  const drama = playing && <Drama view={view} playing={playing} />;
  return (
    <div className="vf" ref={ref} data-room={room} data-stage={view.stage} data-idle={idle}>
      {!wide && room !== 'phone' && <Players view={view} />}
      {room === 'phone' ? (
        <Phone view={view}>{drama}</Phone>
      ) : (
        <div className="vf-table">
          <div className="part-side vf-side">
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
            <Fates view={view} />
            <Decks view={view} />
            <Powers view={view} />
          </div>
        </div>
      )}
    </div>
  );
}
