import './log-panel.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Line } from '../../table/table.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { Named } from '../Named.tsx';
import { type Names, namesIn } from '../names.ts';
import { useSeatNames } from '../use-seat-names.ts';
import { groupLines } from './log-groups.ts';

/** Lines drawn at once; older ones come when asked for. */
const PAGE = 120;

/** What happened, by turn. Names can be read, and every line leads back to its moment. */
export function LogPanel() {
  const { game } = useControls();
  const { log, cards } = useTableState();
  const [pages, setPages] = useState(1);
  const named = useSeatNames();
  const names = useMemo(() => {
    const pieces = namesIn(cards);
    return (text: string) => pieces(named(text));
  }, [cards, named]);
  const shownLines = log.slice(-PAGE * pages);
  const groups = useMemo(() => groupLines(shownLines, (fact) => game.heading?.(fact)), [shownLines, game]);
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    if (log.length > 0) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [log.length]);
  if (log.length === 0) return <p className="panel-note">Nothing has happened yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="log" ref={scroll} tabIndex={0} aria-label="Log">
      {shownLines.length < log.length && (
        <button type="button" className="btn quiet" onClick={() => setPages(pages + 1)}>
          Earlier
        </button>
      )}
      {groups.map((group) => (
        <section key={group.key}>
          {group.heading && <h3>{group.heading}</h3>}
          <ol>
            {group.lines.map((line) => (
              <LogLine key={line.seq} line={line} names={names} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function LogLine({ line, names }: { line: Line; names: Names }) {
  const controls = useControls();
  const { seats } = useTableState();
  const { seq } = useShown();
  const name = seats.length > 1 ? seats[line.seat]?.name : undefined;
  // The sentence often begins with who it is about; then the stamp would say it twice.
  const told = names(line.told[0]?.text ?? '')[0]?.text;
  const who = name && told?.startsWith(name) ? undefined : name;
  if (line.kind === 'pick' && line.told.length === 0) return undefined;
  return (
    <li data-undone={line.undone} data-now={line.seq === seq}>
      <p>
        {who && <span className="log-who">{who}</span>}
        {line.kind === 'undo' && 'Taken back.'}
        {line.told.map(({ fact, text }, i) => {
          const stamp = controls.game.stamp?.(fact);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of one entry never change their order
            <span key={i} className="log-told">
              {stamp && <i>{stamp}</i>}
              <Named text={text} names={names} />{' '}
            </span>
          );
        })}
      </p>
      <button
        type="button"
        className="log-look"
        onClick={() => void controls.lookAt(line.seq)}
        aria-label={`Look back at pick ${line.seq}`}
      >
        {line.seq}
      </button>
    </li>
  );
}
