import { type SyntheticEvent, useEffect } from 'react';
import { useStore } from '../../store.ts';
import type { Labelled } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { isHinted } from '../hint.ts';
import { pointedAt, withWished } from '../lesson/pointed-at.ts';
import { openOverlay } from '../over/overlay.ts';
import { usePlain } from '../reader.ts';
import { narrowed } from '../selection.ts';
import { useNarrow } from '../use-wide.ts';
import { buttonsFor, lettersOn, shortened } from './buttons.ts';
import { UndoButton } from './UndoButton.tsx';

interface PromptButtonsProps {
  readonly busy: boolean;
  /** The whole of a label that was shortened, while one points at it. */
  onRead(label: string | undefined): void;
}

/** The primary action, what else needs no pointing at, and the way to everything. */
export function PromptButtons({ busy, onRead }: PromptButtonsProps) {
  const controls = useControls();
  const { moment, status, lesson } = useTableState();
  const chosen = useStore(controls.chosen);
  const hint = useStore(controls.hint);
  const plain = usePlain();
  const narrow = useNarrow();
  // A button that goes away is pointed at no longer, and says nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two decide which buttons there are
  useEffect(() => () => onRead(undefined), [moment, chosen, onRead]);
  if (moment.outcome) {
    return (
      <div className="prompt-buttons">
        <div className="prompt-options" data-count={1}>
          <button type="button" className="btn main" onClick={() => openOverlay('end')}>
            How it went
          </button>
        </div>
      </div>
    );
  }
  if (!moment.prompt || (status !== 'live' && status !== 'reconnecting')) return <UndoButton />;
  const { shown, primary, more, total } = buttonsFor(controls.game, moment, moment.prompt, chosen, narrow);
  const buttons = chosen.length > 0 ? withWished(lesson, narrowed(moment.prompt, chosen), shown) : shown;
  const button = (option: Labelled, index: number) => {
    const label = plain(option.label);
    const short = shortened(label, lettersOn(buttons.length));
    const whole = short === label;
    const read = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
      onRead(whole && !isClamped(currentTarget) ? undefined : label);
    return (
      <button
        key={option.id}
        type="button"
        className={option === primary ? 'btn main' : 'btn'}
        disabled={busy}
        data-hint={isHinted(hint, option) || undefined}
        onClick={() => controls.pick(option)}
        onMouseEnter={read}
        onMouseLeave={() => onRead(undefined)}
        onFocus={read}
        onBlur={() => onRead(undefined)}
        {...pointedAt(lesson, option.id)}
      >
        {!whole && <span className="unseen">{label}</span>}
        <span className="prompt-label" aria-hidden={!whole}>
          {short}
        </span>
        {isHinted(hint, option) && <span className="unseen">, the adept’s pick</span>}
        {(option === primary || index < 9) && <kbd>{option === primary ? 'Enter' : index + 1}</kbd>}
      </button>
    );
  };
  return (
    <>
      {/* What is in hand is let go before anything is taken back. */}
      {chosen.length === 0 && <UndoButton />}
      <div className="prompt-buttons">
        {chosen.length > 0 && (
          <button type="button" className="btn quiet undo" onClick={() => controls.letGo()}>
            Let go <kbd>Esc</kbd>
          </button>
        )}
        {more && (
          <button type="button" className="btn quiet prompt-all" onClick={() => openOverlay('options')}>
            <span>
              All {total}
              <span className="prompt-more"> options</span>
            </span>{' '}
            <kbd>O</kbd>
          </button>
        )}
        <div className="prompt-options" data-count={buttons.length}>
          {buttons.map(({ option, index }) => button(option, index))}
        </div>
      </div>
    </>
  );
}

/** Pixels that letters may reach below the last line. */
const LETTER_TAILS = 3;

/** Large text leaves a button fewer letters than the words were cut for. */
function isClamped(button: HTMLElement): boolean {
  const label = button.querySelector('.prompt-label');
  return label !== null && label.scrollHeight > label.clientHeight + LETTER_TAILS;
}
