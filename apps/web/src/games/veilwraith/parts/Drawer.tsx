import type { WraithView } from '@veilhall/games/veilwraith';
import { useState } from 'react';
import { useControls } from '../../../frame/context.ts';
import { DeckTracker } from './DeckTracker.tsx';
import { Keys } from './Keys.tsx';

/** On a phone the zones beside the decision fold into counted tabs. */
export function Drawer({ wraith }: { wraith: WraithView }) {
  const controls = useControls();
  const [shown, show] = useState<'keys' | 'deck' | undefined>();
  const toggle = (what: 'keys' | 'deck') => () => show(shown === what ? undefined : what);
  return (
    <div className="vw-drawers">
      <nav className="vw-drawer" aria-label="Other zones">
        <button type="button" aria-expanded={shown === 'keys'} onClick={toggle('keys')}>
          Keys <b>{wraith.keys.length}</b>
        </button>
        <button type="button" aria-expanded={shown === 'deck'} onClick={toggle('deck')}>
          Threat deck <b>{wraith.threatDeck.count}</b>
        </button>
        <button type="button" onClick={() => controls.open('unknowns')}>
          Memories <b>{wraith.memoryDeck.count}</b>
        </button>
        <button type="button" onClick={() => controls.open('log')}>
          Log
        </button>
      </nav>
      {shown && (
        <div className="vw-drawer-sheet">
          {shown === 'keys' ? <Keys wraith={wraith} /> : <DeckTracker wraith={wraith} />}
        </div>
      )}
    </div>
  );
}
