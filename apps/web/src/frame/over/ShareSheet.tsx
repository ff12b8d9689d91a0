import { useEffect, useState } from 'react';
import { momentLink } from '../../table/share.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

/** A link to this very moment, seen by these eyes. */
export function ShareSheet() {
  const { table } = useControls();
  const { meta, moment: now, seats } = useTableState();
  const shown = useShown();
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const people = seats.filter((seat) => seat.kind === 'human').length;
  const allowed = meta.host !== 'here' || now.outcome !== undefined || people === 1;
  useEffect(() => {
    if (allowed) void momentLink(table, shown).then(setLink);
  }, [allowed, table, shown]);
  const copy = async (): Promise<void> => {
    if (!link) return;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Sheet title="Share this moment" onClose={closeOverlay}>
      {allowed ? (
        <p>
          The link opens the match after pick {shown.seq}.{' '}
          {meta.host !== 'server' && 'It holds the whole match, so it works without any server.'}
        </p>
      ) : (
        <p>
          Several people play this match and it is not over: a link would show everybody’s hands. It can be shared when
          it has ended.
        </p>
      )}
      {link && (
        <label className="field">
          Link
          <input value={link} readOnly onFocus={(event) => event.target.select()} />
        </label>
      )}
      <div className="page-actions">
        <button type="button" className="btn main" onClick={() => void copy()} disabled={!link}>
          {copied ? 'Copied' : 'Copy the link'}
        </button>
      </div>
    </Sheet>
  );
}
