import { useControls, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';

/** Says what it takes back, or why it takes back nothing. */
export function UndoButton() {
  const { table } = useControls();
  const { undo, status } = useTableState();
  const plain = usePlain();
  if (!undo.can) {
    return (
      <button type="button" className="btn quiet undo" aria-disabled="true" title={undo.why}>
        Undo<span className="unseen">: {undo.why}</span>
      </button>
    );
  }
  return (
    <button type="button" className="btn quiet undo" disabled={status !== 'live'} onClick={() => void table.undo()}>
      <span>
        Undo<span className="undo-what">: {plain(undo.label)}</span>
      </span>
      <kbd>Z</kbd>
    </button>
  );
}
