import './lesson-bar.css';
import { useEffect, useRef, useState } from 'react';
import { gameMeta } from '../../games/registry.ts';
import { playNow } from '../../shell/play-now.ts';
import { go } from '../../shell/router.ts';
import { useStore } from '../../store.ts';
import type { LessonNow } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { TextLine } from '../TextLine.tsx';

/** What the lesson says, above what the game asks. */
export function LessonBar() {
  const { lesson } = useTableState();
  return lesson && <Bar lesson={lesson} />;
}

function Bar({ lesson }: { lesson: LessonNow }) {
  const { table } = useControls();
  const { done, steps, say, wrong, reads } = lesson;
  const over = done === steps;
  const words = useRef<HTMLDivElement>(null);
  useInSight(done);
  // Whoever comes by keyboard or screen reader begins with the first sentence.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <section className="lesson-bar" data-region="lesson" aria-label="Lesson">
      <p className="lesson-step">{over ? 'Lesson over' : `Step ${done + 1} of ${steps}`}</p>
      <div ref={words} tabIndex={-1} className="lesson-say" aria-live="polite" data-wrong={wrong !== undefined}>
        <p>
          <TextLine text={wrong ?? say} />
        </p>
      </div>
      <div className="lesson-buttons">
        <button type="button" className="btn quiet" onClick={() => go('/')}>
          Leave<span className="unseen"> the lesson</span>
        </button>
        {reads && (
          <button type="button" className="btn main" onClick={() => void table.goOn?.()}>
            Go on <kbd>Enter</kbd>
          </button>
        )}
        {over && <PlayNow />}
      </div>
    </section>
  );
}

/** The lesson leads to a game of one's own. */
function PlayNow() {
  const { meta } = useTableState();
  const game = gameMeta(meta.game);
  const [starting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    if (!game) return;
    setStarting(true);
    await playNow(game).catch(() => setStarting(false));
  };
  return (
    <button type="button" className="btn main" disabled={starting} onClick={() => void start()}>
      Play now
    </button>
  );
}

/** What the step points at next is scrolled to, wherever it lies: first one thing, and when that is chosen the other. */
function useInSight(step: number): void {
  const chosen = useStore(useControls().chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide what is pointed at
  useEffect(() => {
    const pointed = document.querySelectorAll<HTMLElement>('.frame [data-taught]:not([aria-pressed="true"])');
    const seen = [...pointed].find((element) => element.getClientRects().length > 0);
    seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [step, chosen]);
}
