import './option-list.css';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';
import { narrowed } from '../selection.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

/** Every option of the prompt in words: the way through for keyboard and screen reader, and for the curious. */
export function OptionList() {
  const controls = useControls();
  const { moment } = useTableState();
  const chosen = useStore(controls.chosen);
  const plain = usePlain();
  if (!moment.prompt) return undefined;
  const options = narrowed(moment.prompt, chosen);
  return (
    <Sheet title={plain(moment.prompt.sentence)} onClose={closeOverlay} wide>
      <ol className="option-list">
        {options.map((option, index) => (
          <li key={option.id}>
            <button
              type="button"
              onClick={() => {
                closeOverlay();
                controls.pick(option);
              }}
            >
              <kbd>{index < 9 ? index + 1 : ''}</kbd>
              {plain(option.label)}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
