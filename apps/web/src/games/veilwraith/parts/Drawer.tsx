import type { WraithView } from '@veilhall/games/veilwraith';
import { useEffect, useState } from 'react';
import { useControls, useHinted, useShown } from '../../../frame/context.ts';
import { TabStrip } from '../../../parts/TabStrip.tsx';
import { useStore } from '../../../store.ts';
import { DeckTracker } from './DeckTracker.tsx';
import { Keys } from './Keys.tsx';

/** On a phone the zones beside the decision fold into counted tabs. */
export function Drawer({ wraith }: { wraith: WraithView }) {
  const controls = useControls();
  const hinted = useHinted(...wraith.keys.map((key) => key.thing));
  const [shown, show] = useState<'keys' | 'deck' | undefined>();
  // What a drawer was opened for is done with the decision.
  const { seq } = useShown();
  useEffect(() => {
    if (seq >= 0) show(undefined);
  }, [seq]);
  // A Key in hand needs the Actions and Threats it may be Turned for.
  const chosen = useStore(controls.chosen);
  const inHand = wraith.keys.some(({ thing }) => chosen.includes(thing));
  useEffect(() => {
    if (inHand) show(undefined);
  }, [inHand]);
  const keys = [{ zone: `keys-${wraith.seat}` }, ...wraith.keys.map(({ thing }) => ({ thing }))];
  const toggle = (what: 'keys' | 'deck') => () => show(shown === what ? undefined : what);
  return (
    <div className="vw-drawers">
      <TabStrip
        className="vw-drawer"
        tabs={[
          {
            word: 'Keys',
            count: wraith.keys.length,
            open: shown === 'keys',
            holds: keys,
            hinted,
            onPress: toggle('keys'),
          },
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
