import './prompt-bar.css';
import type { ThingId } from '@veilhall/engine';
import { useEffect, useRef, useState } from 'react';
import { gameMeta } from '../../games/registry.ts';
import { useStore } from '../../store.ts';
import { isAsked } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import type { WhyNot } from '../controls.ts';
import type { Hint, HintWhy } from '../hint.ts';
import { RuleLink } from '../RuleLink.tsx';
import { thingOf } from '../sketched.ts';
import { TextLine } from '../TextLine.tsx';
import { chosenWords } from './chosen-words.ts';
import { isFirst } from './first-prompt.ts';
import { Nudge } from './Nudge.tsx';
import { PromptButtons } from './PromptButtons.tsx';

/** One sentence, named buttons, undo. Always in the same place, at one height per layout. */
export function PromptBar() {
  const controls = useControls();
  const { moment, meta, log, pending, problem } = useTableState();
  const blocked = useStore(controls.blocked);
  const hint = useStore(controls.hint);
  const sentence = useRef<HTMLParagraphElement>(null);
  const [read, setRead] = useState<string>();
  const goal = isFirst(moment, meta.origin, log) ? gameMeta(meta.game)?.goal : undefined;
  const [folded, setFolded] = useState(true);
  useFocusBack(sentence, moment.seq);
  return (
    <section
      className="prompt-bar"
      data-region="prompt"
      aria-label="Decision"
      data-asked={isAsked(moment)}
      data-seq={moment.seq}
      data-options={moment.prompt?.options.filter(({ kind }) => !kind).length}
    >
      <div className="prompt-say">
        {goal && <p className="prompt-goal">{goal}</p>}
        {goal && (
          <button type="button" className="prompt-goal-mark" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            Goal
          </button>
        )}
        <p ref={sentence} tabIndex={-1} className="prompt-sentence" data-tone={problem ? 'problem' : undefined}>
          {goal && !folded ? goal : (read ?? <Sentence blocked={blocked} hint={hint} />)}
        </p>
      </div>
      <Nudge />
      <PromptButtons busy={pending !== undefined} onRead={setRead} />
    </section>
  );
}

function Sentence({ blocked, hint }: { blocked: readonly WhyNot[]; hint: Hint | undefined }) {
  const { moment, problem, seats } = useTableState();
  const meanwhile = useStore(useControls().told.meanwhile);
  const inHand = useChosenWords();
  const [first, ...others] = blocked;
  if (problem) return <>{problem}</>;
  if (first) {
    return (
      <span className="prompt-blocked" role="status">
        <TextLine bold text={first.text} /> {first.rule && <RuleLink rule={first.rule} />}
        {others.length > 0 && <small> and {others.length} more</small>}
      </span>
    );
  }
  if (hint) return <HintSentence hint={hint} />;
  if (inHand) return <>{inHand}</>;
  if (moment.outcome) return <TextLine bold text={moment.outcome.text} />;
  if (moment.prompt) {
    const { sentence, rules } = moment.prompt;
    return (
      <>
        <TextLine bold text={sentence} /> {rules[0] && <RuleLink rule={rules[0]} />}
      </>
    );
  }
  if (meanwhile) return <>{meanwhile}</>;
  const names = moment.waiting.map((seat) => seats[seat]?.name ?? `Seat ${seat + 1}`);
  return (
    <>{names.length > 0 ? `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} choosing.` : 'One moment.'}</>
  );
}

function HintSentence({ hint }: { hint: Hint }) {
  return (
    <span className="prompt-hint" role="status">
      {hint.is === 'thinking' && 'The adept is thinking.'}
      {hint.is === 'refused' && hint.why}
      {hint.is === 'given' && (
        <>
          The adept’s pick: <TextLine bold text={hint.option.label} />
          {hint.why && <WhySentence why={hint.why} />}
        </>
      )}
    </span>
  );
}

/** "Rather than End the Play Phase: a Key in reach, one Spirit less." */
function WhySentence({ why: { instead, reasons } }: { why: HintWhy }) {
  const said = reasons.join(', ');
  return (
    <span className="prompt-why">
      {instead ? (
        <>
          . Rather than <TextLine text={instead.label} />: {said}.
        </>
      ) : (
        `. ${said.charAt(0).toUpperCase()}${said.slice(1)}.`
      )}
    </span>
  );
}

/** The sentence follows the selection. */
function useChosenWords(): string | undefined {
  const { chosen, game } = useControls();
  const { moment } = useTableState();
  const things = useStore(chosen);
  if (!moment.prompt || things.length === 0) return undefined;
  const nameOf = (thing: ThingId): string | undefined =>
    game.nameOf?.(moment.view, thing) ?? thingOf(moment.sketch, thing)?.name;
  return chosenWords(moment.prompt, things, nameOf);
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
