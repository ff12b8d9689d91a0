import '../../parts/empty.css';
import '../../parts/side.css';
import './screen.css';
import './parts/side.css';
import './parts/threats.css';
import './parts/actions.css';
import './parts/hand.css';
import './parts/thread.css';
import './phone/layout.css';
import './phone/side.css';
import './phone/threats.css';
import './phone/actions.css';
import './phone/hand.css';
import './low.css';
import type { VeilwraithView } from '@veilhall/games/veilwraith';
import type { CSSProperties } from 'react';
import { useControls } from '../../frame/context.ts';
import { Thread } from '../../parts/Thread.tsx';
import { dropping } from '../../parts/thread-path.ts';
import { useStore } from '../../store.ts';
import { ownWraith } from './own-wraith.ts';
import { Actions } from './parts/Actions.tsx';
import { AfterGame } from './parts/AfterGame.tsx';
import { BetweenGames } from './parts/BetweenGames.tsx';
import { Drawer } from './parts/Drawer.tsx';
import { Keys } from './parts/Keys.tsx';
import { Lanes } from './parts/Lanes.tsx';
import { Memories } from './parts/Memories.tsx';
import { PowerSum } from './parts/PowerSum.tsx';
import { Side } from './parts/Side.tsx';
import { Threats } from './parts/Threats.tsx';

/** The world starts without colour; each collected Key brings some of it back. */
const colourOf = (keys: number): CSSProperties => ({ '--world': 0.22 + keys * 0.156 }) as CSSProperties;

export function Screen({ view }: { view: VeilwraithView }) {
  const held = useStore(useControls().told.meanwhile) !== undefined;
  return (
    <>
      <Table view={view} />
      {held && <AfterGame />}
    </>
  );
}

function Table({ view }: { view: VeilwraithView }) {
  const wraith = ownWraith(view);
  if (!wraith) return undefined;
  if (view.stage === 'prepare' || view.stage === 'after') return <BetweenGames view={view} wraith={wraith} />;
  const others = view.wraiths.filter((entry) => entry !== wraith && entry.status !== 'waiting');
  const using = wraith.actions.find((action) => action.using);
  return (
    <div
      className="vw"
      style={colourOf(wraith.keys.length)}
      data-archfiend={wraith.archfiend.where}
      data-lanes={others.length}
    >
      {/* Short of height, all but the hand scrolls. */}
      <div className="vw-scroll">
        <Side view={view} wraith={wraith} />
        <div className="vw-table">
          {others.length > 0 && <Lanes view={view} others={others} />}
          <Threats view={view} wraith={wraith} />
          <PowerSum view={view} wraith={wraith} />
          <div className="vw-mid">
            <Actions wraith={wraith} />
            <Keys wraith={wraith} />
          </div>
          <Drawer wraith={wraith} />
          <Thread className="vw-thread" from={wraith.aim?.target} to={using?.thing} path={dropping} />
        </div>
      </div>
      <Memories wraith={wraith} />
    </div>
  );
}
