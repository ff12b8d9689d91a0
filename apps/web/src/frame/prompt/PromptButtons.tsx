import type { CSSProperties } from 'react';
import { useStore } from '../../store.ts';
import type { Labelled } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { isHinted } from '../hint.ts';
import { pointedAt, withWished } from '../lesson/pointed-at.ts';
import { openOverlay } from '../over/overlay.ts';
import { usePlain } from '../reader.ts';
import { narrowed } from '../selection.ts';
import { buttonsFor } from './buttons.ts';

/** The primary action, what else needs no pointing at, and the way to everything. */
export function PromptButtons({ busy }: { busy: boolean }) {
  const controls = useControls();
  const { moment, status, lesson } = useTableState();
  const chosen = useStore(controls.chosen);
  const hint = useStore(controls.hint);
  const plain = usePlain();
  if (moment.outcome) {
    return (
      <div className="prompt-buttons">
        <button type="button" className="btn main" onClick={() => openOverlay('end')}>
          How it went
        </button>
      </div>
    );
  }
  if (!moment.prompt || (status !== 'live' && status !== 'reconnecting')) return undefined;
  const { shown, primary, more, total } = buttonsFor(controls.game, moment, moment.prompt, chosen, plain);
  const buttons = chosen.length > 0 ? withWished(lesson, narrowed(moment.prompt, chosen), shown) : shown;
  const button = (option: Labelled, index: number) => (
    <button
      key={option.id}
      type="button"
      className={option === primary ? 'btn main' : 'btn'}
      disabled={busy}
      data-hint={isHinted(hint, option) || undefined}
      style={{ '--letters': plain(option.label).length } as CSSProperties}
      onClick={() => controls.pick(option)}
      {...pointedAt(lesson, option.id)}
    >
      {plain(option.label)}
      {isHinted(hint, option) && <span className="unseen">, the adept’s pick</span>}
      {(option === primary || index < 9) && <kbd>{option === primary ? 'Enter' : index + 1}</kbd>}
    </button>
  );
  return (
    <div className="prompt-buttons">
      {chosen.length > 0 && (
        <button type="button" className="btn quiet" onClick={() => controls.letGo()}>
          Let go <kbd>Esc</kbd>
        </button>
      )}
      {more && (
        <button type="button" className="btn quiet" onClick={() => openOverlay('options')}>
          <span>
            All {total}
            <span className="prompt-more"> options</span>
          </span>{' '}
          <kbd>O</kbd>
        </button>
      )}
      {buttons.map(({ option, index }) => button(option, index))}
    </div>
  );
}
