import './lesson-bar.css';
import { go } from '../../shell/router.ts';
import type { LessonNow } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { TextLine } from '../TextLine.tsx';

/** What the lesson says, above what the game asks. */
export function LessonBar() {
  const { lesson } = useTableState();
  return lesson && <Bar lesson={lesson} />;
}

function Bar({ lesson: { done, steps, say, wrong, reads } }: { lesson: LessonNow }) {
  const { table } = useControls();
  const { meta } = useTableState();
  const over = done === steps;
  return (
    <section className="lesson-bar" data-region="lesson" aria-label="Lesson">
      <p className="lesson-step">{over ? 'Lesson over' : `Step ${done + 1} of ${steps}`}</p>
      <div className="lesson-say" aria-live="polite">
        {wrong && (
          <p className="lesson-wrong">
            <TextLine text={wrong} />
          </p>
        )}
        <p>
          <TextLine text={say} />
        </p>
      </div>
      <div className="lesson-buttons">
        {reads && (
          <button type="button" className="btn main" onClick={() => void table.goOn?.()}>
            Go on <kbd>Enter</kbd>
          </button>
        )}
        {over && (
          <button type="button" className="btn main" onClick={() => go(`/new/${meta.game}`)}>
            Set up a game
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => go('/')}>
          Leave the lesson
        </button>
      </div>
    </section>
  );
}
