import './log-panel.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Line } from '../../table/table.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { Named } from '../Named.tsx';
import { type Names, namesIn } from '../names.ts';
import { useSeatNames } from '../use-seat-names.ts';
import { groupLines, paragraphs, withoutName } from './log-groups.ts';

/** Lines drawn at once; older ones come when asked for. */
const PAGE = 120;

/** What happened, by turn. Names can be read, and every line leads back to its moment. */
export function LogPanel() {
  const { game } = useControls();
  const { log, cards } = useTableState();
  const [pages, setPages] = useState(1);
  const named = useSeatNames();
  const names = useMemo(() => namesIn(cards), [cards]);
  const shownLines = log.slice(-PAGE * pages);
  const groups = useMemo(() => groupLines(shownLines, (fact) => game.heading?.(fact)), [shownLines, game]);
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = scroll.current;
    if (log.length === 0 || !shown) return undefined;
    const toEnd = (): void => shown.scrollTo({ top: shown.scrollHeight });
    toEnd();
    // The card above grows and shrinks as one points about; the latest line stays in sight.
    const watch = new ResizeObserver(toEnd);
    watch.observe(shown);
    return () => watch.disconnect();
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
              <LogLine key={line.seq} line={line} names={names} named={named} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface LogLineProps {
  readonly line: Line;
  readonly names: Names;
  readonly named: (text: string) => string;
}

function LogLine({ line, names, named }: LogLineProps) {
  const { lookAt, game } = useControls();
  const { seats } = useTableState();
  const { seq } = useShown();
  const name = seats.length > 1 ? seats[line.seat]?.name : undefined;
  const parts = paragraphs(line.told, game, (text) => withoutName(named(text), name));
  if (line.kind === 'pick' && parts.length === 0) return undefined;
  // Sentences that say whom they are about need no stamp before them.
  const said = parts.some(({ text }) => seats.some((seat) => text.includes(seat.name)));
  const who = name && (!said || line.told.some(({ text }) => named(text).startsWith(`${name}: `))) ? name : undefined;
  return (
    <li data-undone={line.undone} data-now={line.seq === seq}>
      <div className="log-say">
        {line.kind === 'undo' && (
          <p>
            {who && <span className="log-who">{who}</span>}
            Taken back.
          </p>
        )}
        {parts.map(({ stamp, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of one entry never change their order
          <p key={i}>
            {who && i === 0 && <span className="log-who">{who}</span>}
            {stamp && <i>{stamp}</i>}
            <Named text={text} names={names} />
          </p>
        ))}
      </div>
      <button
        type="button"
        className="log-look"
        onClick={() => void lookAt(line.seq)}
        aria-label={`Look back at pick ${line.seq}`}
      >
        {line.seq}
      </button>
    </li>
  );
}
