import './log-panel.css';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../store.ts';
import type { FactLine, PastEntry } from '../../table/table.ts';
import { NotifyOffer } from '../calls/NotifyOffer.tsx';
import { useControls, useShown, useTableState } from '../context.ts';
import { LogItem } from './LogItem.tsx';
import { groupEntries } from './log-groups.ts';
import { SinceHead, useMissed } from './Since.tsx';

/** Entries drawn at once; older ones come when asked for. */
const PAGE = 120;

/** What happened, by turn, from the deal on. Names can be read, and every entry leads back to its moment. */
export function LogPanel() {
  const { game, lookingBack } = useControls();
  const { log, opening } = useTableState();
  const { seq } = useShown();
  const back = useStore(lookingBack);
  const missed = useMissed();
  const [whole, setWhole] = useState<number>();
  const [pages, setPages] = useState(1);
  const all = useMemo(() => (opening.length > 0 ? [dealt(opening), ...log] : log), [opening, log]);
  // What one knows is folded away from what is new, until it is asked for.
  const since = back || missed?.since === whole ? undefined : missed?.since;
  const shown = since === undefined ? all.slice(-PAGE * pages) : all.filter((entry) => entry.seq > since);
  const groups = useMemo(() => groupEntries(shown, (fact) => game.heading?.(fact)), [shown, game]);
  const scroll = useRef<HTMLElement>(null);
  useScroll(scroll, log.length, since, back ? seq : undefined);
  if (all.length === 0) return <p className="panel-note">Nothing has happened yet.</p>;
  return (
    <>
      <NotifyOffer />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="log" ref={scroll} tabIndex={0} aria-label="Log">
        {missed && !back && <SinceHead {...missed} />}
        {shown.length < all.length && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => (since === undefined ? setPages(pages + 1) : setWhole(since))}
          >
            Earlier
          </button>
        )}
        {groups.map((group) => (
          <section key={group.key}>
            {group.heading && <h3 data-later={back && isLater(group.entries, seq)}>{group.heading}</h3>}
            <ol>
              {group.entries.map((entry) => (
                <LogItem key={entry.seq} entry={entry} now={entry.seq === seq} later={back && entry.seq > seq} />
              ))}
            </ol>
          </section>
        ))}
      </section>
    </>
  );
}

/** Nobody's entry: the deal, and what happened before anybody was asked. */
const dealt = (facts: readonly FactLine[]): PastEntry => ({ seq: 0, kind: 'pick', seat: -1, facts });

const isLater = (entries: readonly PastEntry[], seq: number): boolean => entries.every((entry) => entry.seq > seq);

/** The latest entry stays in sight; so does the moment one looks back at, and what one comes back to, as long as it is new. */
function useScroll(
  scroll: RefObject<HTMLElement | null>,
  length: number,
  since: number | undefined,
  at: number | undefined,
): void {
  useEffect(() => {
    const panel = scroll.current;
    if (length === 0 || !panel) return undefined;
    const go = (): void => {
      const wanted = at !== undefined ? '[data-now="true"]' : since !== undefined ? '.log-since' : undefined;
      const found = wanted && panel.querySelector<HTMLElement>(wanted);
      if (found) panel.scrollTo({ top: found.offsetTop - (at === undefined ? 0 : panel.clientHeight / 2) });
      else if (at === undefined) panel.scrollTo({ top: panel.scrollHeight });
    };
    go();
    // The card above grows and shrinks as one points about.
    const watch = new ResizeObserver(go);
    watch.observe(panel);
    return () => watch.disconnect();
  }, [scroll, length, since, at]);
}
