import { useState } from 'react';
import { sharedRoom } from '../../table/local/client.ts';
import type { Verdict } from '../../table/local/worker-calls.ts';
import { ORIGIN_SENTENCE } from '../../table/origin-words.ts';
import { useControls, useTableState } from '../context.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

/** The commitment behind the deal, and a button that proves it. */
export function FairPlaySheet() {
  const { table } = useControls();
  const { meta } = useTableState();
  const [verdict, setVerdict] = useState<Verdict>();
  const check = async (): Promise<void> => {
    setVerdict(await sharedRoom().call('verify', { journal: await table.journal() }));
  };
  const canCheck = meta.revealed || meta.host !== 'server';
  return (
    <Sheet title="Fair play" onClose={closeOverlay}>
      <p>
        Every shuffle of this match comes from one secret seed. Its fingerprint was fixed before the first decision;
        once the match is over the seed is shown and anybody can check that nothing was changed on the way.
      </p>
      <p>{ORIGIN_SENTENCE[meta.origin]}</p>
      {meta.commitment && <p className="mono">{meta.commitment}</p>}
      <p className="mono">Rules {meta.rules}, ChaCha20 by labelled streams, rejection sampling.</p>
      {verdict && (
        <p className="verdict" data-ok={verdict.ok} role="status">
          <b>{verdict.ok ? 'Verified.' : 'Does not fit.'}</b> <span>{verdict.text}</span>
        </p>
      )}
      <div className="page-actions">
        <button type="button" className="btn main" onClick={() => void check()} disabled={!canCheck}>
          Verify this match
        </button>
      </div>
      {!canCheck && <p>The seed is revealed when the match is over.</p>}
    </Sheet>
  );
}
