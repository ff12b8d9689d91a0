import { useControls } from '../context.ts';
import type { Question } from '../controls.ts';
import { usePlain } from '../reader.ts';
import { Sheet } from './Sheet.tsx';

/** Asked only before what reveals or ends; the buttons say what they do. */
export function QuestionSheet({ question }: { question: Question }) {
  const controls = useControls();
  const label = usePlain()(question.label);
  const close = (): void => controls.ask(undefined);
  return (
    <Sheet title={label} onClose={close}>
      <p>{question.sentence}</p>
      <div className="page-actions">
        <button type="button" className="btn" onClick={close}>
          Not yet
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the question was just asked for; Enter answers it */}
        <button type="button" className="btn main" autoFocus onClick={() => question.yes()}>
          {label}
        </button>
      </div>
    </Sheet>
  );
}
