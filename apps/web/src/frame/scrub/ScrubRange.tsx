import type { CSSProperties, KeyboardEvent } from 'react';
import { type Mark, nextMark } from './marks.ts';

interface ScrubRangeProps {
  readonly at: number;
  readonly last: number;
  readonly marks: readonly Mark[];
  onChange(seq: number): void;
}

/** The whole match as a bar, with marks for what begins and what was decided; Page Up and Page Down go from mark to mark. */
export function ScrubRange({ at, last, marks, onChange }: ScrubRangeProps) {
  const here = marks.findLast(({ seq }) => seq <= at);
  const jump = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextMark(marks, at, event.key === 'PageDown');
    if (next) onChange(next.seq);
  };
  return (
    <div className="scrub-range">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={(event) => onChange(Number(event.target.value))}
        onKeyDown={jump}
        aria-label="Moment of the match"
        aria-valuetext={`After pick ${at} of ${last}${here ? `, ${here.name}` : ''}`}
      />
      <ol className="scrub-marks" aria-label="Rounds and reveals">
        {marks.map((mark) => (
          <li key={mark.seq} data-kind={mark.kind} style={{ '--at': last > 0 ? mark.seq / last : 0 } as CSSProperties}>
            <button
              type="button"
              // The bar itself goes from mark to mark; a stop for each would be a long way round.
              tabIndex={-1}
              aria-current={mark.seq === at ? 'step' : undefined}
              aria-label={mark.name}
              onClick={() => onChange(mark.seq)}
            >
              <span aria-hidden="true">{mark.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
