import { type FormEvent, useState } from 'react';
import { useControls, useTableState } from '../context.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

export function RenameSheet() {
  const { table } = useControls();
  const { meta } = useTableState();
  const [name, setName] = useState(meta.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim()) void table.rename(name.trim());
    closeOverlay();
  };
  return (
    <Sheet title="Rename this match" onClose={closeOverlay}>
      <form onSubmit={submit}>
        <label className="field">
          Name
          <input value={name} onChange={(event) => setName(event.target.value)} maxLength={40} />
        </label>
        <div className="page-actions">
          <button type="submit" className="btn main">
            Rename
          </button>
        </div>
      </form>
    </Sheet>
  );
}
