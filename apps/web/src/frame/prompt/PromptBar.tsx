import './prompt-bar.css';
import { useEffect, useRef } from 'react';
import { useStore } from '../../store.ts';
import type { Blocked } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { Emphasis } from '../Emphasis.tsx';
import { PromptButtons } from './PromptButtons.tsx';
import { UndoButton } from './UndoButton.tsx';

/** One sentence, named buttons, undo. Always in the same place. */
export function PromptBar() {
  const controls = useControls();
  const { moment, pending, problem } = useTableState();
  const blocked = useStore(controls.blocked);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFocusBack(sentence, moment.seq);
  return (
    <section className="prompt-bar" data-region="prompt" aria-label="Decision" data-asked={moment.prompt !== undefined}>
      <div className="prompt-say">
        <p ref={sentence} tabIndex={-1} className="prompt-sentence" data-tone={problem ? 'problem' : undefined}>
          <Sentence blocked={blocked} />
        </p>
        {!problem && blocked.length === 0 && <RuleLinks rules={moment.prompt?.rules ?? []} />}
      </div>
      {!moment.ended && <UndoButton />}
      <PromptButtons busy={pending !== undefined} />
    </section>
  );
}

function Sentence({ blocked }: { blocked: readonly Blocked[] }) {
  const controls = useControls();
  const { moment, problem, seats } = useTableState();
  const [first, ...others] = blocked;
  if (problem) return <>{problem}</>;
  if (first) {
    return (
      <span className="prompt-blocked" role="status">
        <Emphasis text={first.text} />{' '}
        <button type="button" className="rule-link" onClick={() => controls.readRule(first.rule)}>
          {first.rule}
        </button>
        {others.length > 0 && <small> and {others.length} more</small>}
      </span>
    );
  }
  if (moment.ended) return <Emphasis text={moment.ended.text} />;
  if (moment.prompt) return <Emphasis text={moment.prompt.sentence} />;
  const names = moment.toAct.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`);
  return (
    <>{names.length > 0 ? `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} choosing.` : 'One moment.'}</>
  );
}

function RuleLinks({ rules }: { rules: readonly string[] }) {
  const controls = useControls();
  if (rules.length === 0) return undefined;
  return (
    <span className="prompt-rules">
      {rules.slice(0, 3).map((rule) => (
        <button key={rule} type="button" className="rule-link" onClick={() => controls.readRule(rule)}>
          {rule}
        </button>
      ))}
    </span>
  );
}

/** After a decision made by keyboard, focus comes back to what is asked next. */
function useFocusBack(target: React.RefObject<HTMLElement | null>, seq: number): void {
  const last = useRef(seq);
  useEffect(() => {
    if (last.current === seq) return;
    last.current = seq;
    const lost = document.activeElement === document.body || document.activeElement?.matches('.frame :focus-visible');
    if (lost) target.current?.focus({ preventScroll: true });
  }, [seq, target]);
}
