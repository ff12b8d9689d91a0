import type { WraithView } from '@veilhall/games/veilwraith';
import { useState } from 'react';
import { useControls, useHinted } from '../../../frame/context.ts';
import { TabStrip } from '../../../parts/TabStrip.tsx';
import { DeckTracker } from './DeckTracker.tsx';
import { Keys } from './Keys.tsx';

/** On a phone the zones beside the decision fold into counted tabs. */
export function Drawer({ wraith }: { wraith: WraithView }) {
  const controls = useControls();
  const hinted = useHinted(...wraith.keys.map((key) => key.thing));
  const [shown, show] = useState<'keys' | 'deck' | undefined>();
  const toggle = (what: 'keys' | 'deck') => () => show(shown === what ? undefined : what);
  return (
    <div className="vw-drawers">
      <TabStrip
        className="vw-drawer"
        tabs={[
          { word: 'Keys', count: wraith.keys.length, open: shown === 'keys', hinted, onPress: toggle('keys') },
          { word: 'Threat deck', count: wraith.threatDeck.count, open: shown === 'deck', onPress: toggle('deck') },
          { word: 'Memories', count: wraith.memoryDeck.count, onPress: () => controls.open('unknowns') },
          { word: 'Log', onPress: () => controls.open('log') },
        ]}
      />
      {shown && (
        <div className="vw-drawer-sheet">
          {shown === 'keys' ? <Keys wraith={wraith} /> : <DeckTracker wraith={wraith} />}
        </div>
      )}
    </div>
  );
}
