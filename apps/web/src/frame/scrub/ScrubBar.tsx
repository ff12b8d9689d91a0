import './scrub-bar.css';
import { useEffect, useMemo, useState } from 'react';
import { PACE, settings } from '../../settings/settings.ts';
import { go } from '../../shell/router.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { openOverlay } from '../over/overlay.ts';
import { marksOf } from './marks.ts';
import { Perspective } from './Perspective.tsx';
import { ScrubRange } from './ScrubRange.tsx';
import { StepSentence } from './StepSentence.tsx';

/** Milliseconds between entries when the past is played. */
const STEP = 900;

/** Stands where the prompt stands while one looks back: scrub, step, play, change eyes, go on from here. */
export function ScrubBar({ replay }: { replay: boolean }) {
  const controls = useControls();
  const { moment: now, opening, log } = useTableState();
  const shown = useShown();
  const [running, setRunning] = useState(false);
  const marks = useMemo(() => marksOf(opening, log, controls.game), [opening, log, controls.game]);
  const to = (seq: number): void => void controls.lookAt(Math.max(0, Math.min(now.seq, seq)));

  useEffect(() => {
    if (!running) return;
    if (shown.seq >= now.seq) return setRunning(false);
    const wait = Math.max(120, STEP * PACE[settings.get().speed]);
    const timer = setTimeout(() => void controls.lookAt(shown.seq + 1), wait);
    return () => clearTimeout(timer);
  }, [running, shown, now.seq, controls]);

  const fork = async (): Promise<void> => go(await controls.table.fork(shown.seq));
  return (
    <section className="scrub-bar" data-region="prompt" aria-label="Looking back">
      <StepSentence seq={shown.seq} marks={marks} />
      <div className="scrub-row scrub-track">
        <button type="button" className="btn quiet" onClick={() => to(shown.seq - 1)} aria-label="One pick back">
          ‹
        </button>
        <ScrubRange at={shown.seq} last={now.seq} marks={marks} onChange={to} />
        <button type="button" className="btn quiet" onClick={() => to(shown.seq + 1)} aria-label="One pick on">
          ›
        </button>
        <output className="scrub-at">
          {shown.seq} / {now.seq}
        </output>
      </div>
      <div className="scrub-row">
        <button type="button" className="btn" onClick={() => setRunning(!running)}>
          {running ? 'Pause' : 'Play'}
        </button>
        <Perspective />
        <button type="button" className="btn quiet" onClick={() => openOverlay('share')}>
          Share
        </button>
        <button type="button" className="btn quiet" onClick={() => void fork()}>
          Play from here
        </button>
        {replay ? (
          <button type="button" className="btn" onClick={() => openOverlay('fair')}>
            Verify
          </button>
        ) : (
          <button type="button" className="btn main" onClick={() => controls.present()}>
            Back to now
          </button>
        )}
      </div>
    </section>
  );
}
