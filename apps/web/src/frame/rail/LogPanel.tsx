import './log-panel.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PastEntry } from '../../table/table.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { TextLine } from '../TextLine.tsx';
import { beginsWithOwner, groupEntries, namesSeat, paragraphs } from './log-groups.ts';

/** Entries drawn at once; older ones come when asked for. */
const PAGE = 120;

/** What happened, by turn. Names can be read, and every entry leads back to its moment. */
export function LogPanel() {
  const { game } = useControls();
  const { log } = useTableState();
  const [pages, setPages] = useState(1);
  const shown = log.slice(-PAGE * pages);
  const groups = useMemo(() => groupEntries(shown, (fact) => game.heading?.(fact)), [shown, game]);
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = scroll.current;
    if (log.length === 0 || !panel) return undefined;
    const toEnd = (): void => panel.scrollTo({ top: panel.scrollHeight });
    toEnd();
    // The card above grows and shrinks as one points about; the latest entry stays in sight.
    const watch = new ResizeObserver(toEnd);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [log.length]);
  if (log.length === 0) return <p className="panel-note">Nothing has happened yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="log" ref={scroll} tabIndex={0} aria-label="Log">
      {shown.length < log.length && (
        <button type="button" className="btn quiet" onClick={() => setPages(pages + 1)}>
          Earlier
        </button>
      )}
      {groups.map((group) => (
        <section key={group.key}>
          {group.heading && <h3>{group.heading}</h3>}
          <ol>
            {group.entries.map((entry) => (
              <LogItem key={entry.seq} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function LogItem({ entry }: { entry: PastEntry }) {
  const { lookAt, game } = useControls();
  const { seats } = useTableState();
  const { seq } = useShown();
  const name = seats.length > 1 ? seats[entry.seat]?.name : undefined;
  const parts = paragraphs(entry, game);
  if (entry.kind === 'pick' && parts.length === 0) return undefined;
  // Sentences that say whom they are about need no stamp before them.
  const said = parts.some(({ text }) => namesSeat(text));
  const owned = entry.facts.some(({ text }) => beginsWithOwner(text, entry.seat));
  const who = !said || owned ? name : undefined;
  return (
    <li data-undone={entry.undone} data-now={entry.seq === seq}>
      <div className="log-say">
        {entry.kind === 'undo' && (
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
            <TextLine text={text} />
          </p>
        ))}
      </div>
      <button
        type="button"
        className="log-look"
        onClick={() => void lookAt(entry.seq)}
        aria-label={`Look back at pick ${entry.seq}`}
      >
        {entry.seq}
      </button>
    </li>
  );
}
