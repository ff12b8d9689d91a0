import './keys-sheet.css';
import { closeOverlay } from '../over/overlay.ts';
import { Sheet } from '../over/Sheet.tsx';
import { FIXED, keyOf, LETTER_ACTIONS, LETTERS } from './bindings.ts';

export function KeysSheet() {
  return (
    <Sheet title="Keyboard" onClose={closeOverlay} wide>
      <dl className="keys-list">
        {FIXED.map(([key, says]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        {LETTER_ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              <kbd>{keyOf(action).toUpperCase()}</kbd>
            </dt>
            <dd>{LETTERS[action].says}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
