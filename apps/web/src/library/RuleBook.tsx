import './rule-book.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AidView } from './AidView.tsx';
import type { Book } from './load-book.ts';
import { Marked } from './Marked.tsx';
import { foldRules, type RuleSection, searchRules } from './rules-text.ts';

interface RuleBookProps {
  readonly book: Book;
  /** The rule one came for. */
  readonly wanted?: string | undefined;
  /** It has a scroll bar of its own; otherwise the page scrolls. */
  readonly scrolls?: boolean;
  /** Ways to other pages, below the search. */
  readonly children?: ReactNode;
}

/** The aid, the rules, and folded below them what only judges need; a search looks through all rules. */
export function RuleBook({ book, wanted, scrolls = false, children }: RuleBookProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    setQuery('');
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-rule="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'center' });
    });
  }, [wanted]);

  const { aid, sections } = book;
  if (sections.length === 0) return <p className="panel-note">This game has no written rules here.</p>;
  const searching = query.trim() !== '';
  const { open, folded } = foldRules(searching ? searchRules(sections, query) : sections, aid.folded);
  const inFold = folded.some(({ rules }) => rules.some(({ id }) => id === wanted));
  return (
    <div className="rules-panel">
      <input
        type="search"
        placeholder="Search the rules"
        aria-label="Search the rules"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {children && <nav aria-label="About this game">{children}</nav>}
      {/* A region that scrolls must be reachable by keyboard. */}
      <section className="rules-list" ref={list} tabIndex={scrolls ? 0 : undefined} aria-label="Rules">
        {!searching && <AidView aid={aid} />}
        <Sections sections={open} wanted={wanted} />
        {folded.length > 0 && (
          // A new search or a new rule opens it again, although somebody has closed it.
          <details key={searching ? 'search' : wanted} className="rules-fold" open={searching || inFold}>
            <summary>Rulings and conventions</summary>
            <Sections sections={folded} wanted={wanted} />
          </details>
        )}
        {open.length + folded.length === 0 && (
          <p className="panel-note" role="status">
            No rule has all of these words.
          </p>
        )}
      </section>
    </div>
  );
}

function Sections({ sections, wanted }: { sections: readonly RuleSection[]; wanted: string | undefined }) {
  return sections.map(({ title, rules }) => (
    <section key={title}>
      <h2>{title}</h2>
      {rules.map(({ id, text }) => (
        <p key={id} data-rule={id} data-wanted={id === wanted}>
          <span className="rule-id">{id}</span> <Marked text={text} />
        </p>
      ))}
    </section>
  ));
}
