import './watch.css';
import type { VeilFact, VeilView } from '@veilhall/games/the-veil';
import { useEffect, useRef, useState } from 'react';
import { useControls, useTableState } from '../../../frame/context.ts';
import { TextLine } from '../../../frame/TextLine.tsx';
import { isStill, PACE, settings } from '../../../settings/settings.ts';
import { useStore } from '../../../store.ts';
import type { PastEntry } from '../../../table/table.ts';
import { sequenceOf, stepAt } from '../sequence.ts';
import { lastTurnOfOthers } from '../turns.ts';
import { WAYS, type Way, watchBy, watchWay } from '../watching.ts';

/** Milliseconds a line stands before the next one. */
const LINE = 750;

const WAY_WORDS: Readonly<Record<Way, string>> = {
  steps: 'Step by step',
  speed: 'At speed',
  summary: 'Only what came of it',
};

/** A Solo Opponent's turn, line by line, while the table waits as it was before. */
export function Watch({ view }: { view: VeilView }) {
  const { table, told } = useControls();
  const { cards } = useTableState();
  const way = useStore(watchWay);
  // The real table: the one that is told waits for this.
  const log = useStore(table).log as readonly PastEntry<VeilFact>[];
  const turn = lastTurnOfOthers(view, log);
  const lines = turn?.lines ?? [];
  const [shown, setShown] = useState(() => (isStill() ? lines.length : 1));
  const done = shown >= lines.length;
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => told.tellAll();
  }, [told]);
  useEffect(() => {
    if (way !== 'speed' || done) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), LINE * PACE[settings.get().speed]);
    return () => clearTimeout(timer);
  }, [way, shown, done]);
  useEffect(() => {
    if (shown > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      told.tellAll();
    };
    addEventListener('keydown', skip, { capture: true });
    return () => removeEventListener('keydown', skip, { capture: true });
  }, [told]);
  const solo = cards.get(view.players.find((player) => player.solo !== undefined)?.solo ?? '');
  const at = stepAt(lines.slice(0, shown).map(({ fact }) => fact));
  return (
    <section className="tv-watch" aria-label="The Solo Opponent’s turn">
      <h2>{solo ? `${solo.name}’s turn` : 'Its turn'}</h2>
      {solo && (
        <ol className="tv-watch-steps" aria-label="Its steps">
          {sequenceOf(solo).map((words, i) => (
            <li key={words} data-now={i === at} aria-current={i === at ? 'step' : undefined}>
              {words}
            </li>
          ))}
        </ol>
      )}
      <ol className="tv-told" ref={list}>
        {lines.slice(0, shown).map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one turn, in order
          <li key={i}>
            <TextLine bold text={text} />
          </li>
        ))}
      </ol>
      <div className="tv-watch-way">
        <label>
          Watch
          <select value={way} onChange={({ target }) => watchBy(WAYS.find((one) => one === target.value) ?? 'speed')}>
            {WAYS.map((one) => (
              <option key={one} value={one}>
                {WAY_WORDS[one]}
              </option>
            ))}
          </select>
        </label>
        {!done && (
          <button type="button" className="btn" onClick={() => setShown(shown + 1)}>
            Next line
          </button>
        )}
        <button ref={button} type="button" className="btn main" onClick={() => told.tellAll()}>
          {done ? 'Go on' : 'To its end'} <kbd>Enter</kbd>
        </button>
      </div>
    </section>
  );
}
