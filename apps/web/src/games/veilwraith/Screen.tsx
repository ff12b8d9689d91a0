import './screen.css';
import './side.css';
import './threats.css';
import './actions.css';
import './hand.css';
import './phone.css';
import type { VeilwraithView } from '@veilhall/veilwraith';
import type { CSSProperties } from 'react';
import { Actions } from './Actions.tsx';
import { BetweenGames } from './BetweenGames.tsx';
import { Drawer } from './Drawer.tsx';
import { Hand } from './Hand.tsx';
import { Keys } from './Keys.tsx';
import { Lanes } from './Lanes.tsx';
import { PowerSum } from './PowerSum.tsx';
import { Side } from './Side.tsx';
import { Thread } from './Thread.tsx';
import { Threats } from './Threats.tsx';

/** The Veilwraith whose table this is: the viewer's own, else the first that still plays. */
export function ownWraith(view: VeilwraithView) {
  if (view.viewer !== 'spectator') return view.wraiths[view.viewer];
  return view.wraiths.find((wraith) => wraith.status === 'playing') ?? view.wraiths[0];
}

/** The world starts without colour; each collected Key brings some of it back. */
const colourOf = (keys: number): CSSProperties => ({ '--world': 0.22 + keys * 0.156 }) as CSSProperties;

export function Screen({ view }: { view: VeilwraithView }) {
  const wraith = ownWraith(view);
  if (!wraith) return undefined;
  if (view.stage === 'prepare' || view.stage === 'after') return <BetweenGames view={view} wraith={wraith} />;
  const others = view.wraiths.filter((entry) => entry !== wraith && entry.status !== 'waiting');
  return (
    <div
      className="vw"
      style={colourOf(wraith.keys.length)}
      data-archfiend={wraith.archfiend.where}
      data-lanes={others.length}
    >
      <Side view={view} wraith={wraith} />
      <div className="vw-table">
        {others.length > 0 && <Lanes view={view} others={others} />}
        <Threats view={view} wraith={wraith} />
        <PowerSum view={view} wraith={wraith} />
        <div className="vw-mid">
          <Actions wraith={wraith} />
          <Keys wraith={wraith} />
        </div>
        <Drawer view={view} wraith={wraith} />
        <Hand wraith={wraith} />
        <Thread wraith={wraith} />
      </div>
    </div>
  );
}
