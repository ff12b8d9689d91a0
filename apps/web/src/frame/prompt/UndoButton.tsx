import { useEffect, useState } from 'react';
import { whyNoUndo } from '../../table/undo-words.ts';
import { useControls, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';

/** Says what it takes back, or why it takes back nothing. */
export function UndoButton() {
  const { table } = useControls();
  const { undo, status } = useTableState();
  const plain = usePlain();
  const why = whyNoUndo(undo, status);
  if (why !== undefined) return <NoUndo key={why} why={why} />;
  return (
    <button type="button" className="btn quiet undo" onClick={() => void table.undo()}>
      <span>
        Undo<span className="undo-what">: {undo.can && plain(undo.label)}</span>
      </span>
      <kbd>Z</kbd>
    </button>
  );
}

/** Milliseconds for reading the reason. */
const READING = 5000;

/** Greyed, but it answers: on a phone nothing hovers. */
function NoUndo({ why }: { why: string }) {
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), READING);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <span className="undo-none">
      <button type="button" className="btn quiet undo" aria-disabled="true" title={why} onClick={() => setSaid(!said)}>
        Undo<span className="unseen">: {why}</span>
      </button>
      {said && (
        <span className="undo-why" role="status">
          {why}
        </span>
      )}
    </span>
  );
}
