import '../../parts/empty.css';
import './colours.css';
import './screen.css';
import './narrow.css';
import type { VeilView } from '@veilhall/games/the-veil';
import { useState } from 'react';
import { useControls } from '../../frame/context.ts';
import { Thread } from '../../parts/Thread.tsx';
import { hanging } from '../../parts/thread-path.ts';
import { useRoom } from '../../parts/use-room.ts';
import { useStore } from '../../store.ts';
import { Band } from './parts/Band.tsx';
import { Browser } from './parts/Browser.tsx';
import { Choose } from './parts/Choose.tsx';
import { Field } from './parts/Field.tsx';
import { Opposition } from './parts/Opposition.tsx';
import { Own, OwnHand } from './parts/Own.tsx';
import type { PileName } from './parts/Piles.tsx';
import { Slip } from './parts/Slip.tsx';
import { Tray } from './parts/Tray.tsx';
import { useAimed } from './parts/use-aimed.ts';
import { Watch } from './parts/Watch.tsx';
import { othersOf, ownPlayer } from './players.ts';
import { LAYOUTS, layoutFor } from './room.ts';

export function Screen({ view }: { view: VeilView }) {
  const held = useStore(useControls().told.meanwhile) !== undefined;
  if (view.stage === 'choose') return <Choose view={view} />;
  return (
    <>
      <Table view={view} />
      {held && <Watch view={view} />}
    </>
  );
}

function Table({ view }: { view: VeilView }) {
  const [ref, layout] = useRoom(layoutFor);
  const { room, low } = LAYOUTS[layout];
  const [open, setOpen] = useState<{ who: number; pile: PileName }>();
  const look = (who: number, pile: PileName): void => setOpen({ who, pile });
  const aimed = useAimed(view);
  const own = ownPlayer(view);
  const player = open && view.players[open.who];
  if (!own) return undefined;
  return (
    <div className="tv" ref={ref} data-room={room} data-low={low} data-others={othersOf(view).length}>
      {/* Short of height, all but the Hand scrolls. */}
      <div className="tv-scroll">
        <Opposition view={view} room={room} look={look} />
        <div className="tv-middle">
          <Band view={view} />
          <Slip view={view} />
        </div>
        <Field view={view} />
        {low && <Own view={view} player={own} look={look} room={room} />}
      </div>
      {low ? (
        <div className="tv-own tv-own-low">
          <OwnHand view={view} player={own} />
        </div>
      ) : (
        <Own view={view} player={own} look={look} room={room}>
          <OwnHand view={view} player={own} />
        </Own>
      )}
      <Tray view={view} room={room} />
      {aimed.map(({ from, to }) => (
        <Thread key={`${from} ${to}`} className="tv-thread" from={from} to={to} path={hanging} />
      ))}
      {open && player && (
        <Browser
          player={player}
          pile={open.pile}
          onPile={(pile) => look(open.who, pile)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
