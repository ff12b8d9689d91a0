import './rule-book.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AidView } from './AidView.tsx';
import type { Book } from './load-book.ts';
import { Marked } from './Marked.tsx';
import { RuleMark } from './RuleMark.tsx';
import { citationsIn, foldRules, type RuleSection, searchRules } from './rules-text.ts';

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
export function RuleBook({ book, wanted: asked, scrolls = false, children }: RuleBookProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  /** The rule one came for, or the one followed since. */
  const [sought, seek] = useState({ rule: asked });
  useEffect(() => seek({ rule: asked }), [asked]);
  const wanted = sought.rule;
  useEffect(() => {
    const { rule } = sought;
    if (!rule) return;
    setQuery('');
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
    });
  }, [sought]);
  const follow = (rule: string): void => seek({ rule });

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
        <Sections sections={open} wanted={wanted} follow={follow} />
        {folded.length > 0 && (
          // A new search or a new rule opens it again, although somebody has closed it.
          <details key={searching ? 'search' : wanted} className="rules-fold" open={searching || inFold}>
            <summary>Rulings and conventions</summary>
            <Sections sections={folded} wanted={wanted} follow={follow} />
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

interface SectionsProps {
  readonly sections: readonly RuleSection[];
  readonly wanted: string | undefined;
  follow(rule: string): void;
}

function Sections({ sections, wanted, follow }: SectionsProps) {
  return sections.map(({ title, rules }) => (
    <section key={title}>
      <h2>{title}</h2>
      {rules.map(({ id, text }) => (
        <p key={id} data-rule={id} data-wanted={id === wanted}>
          <span className="rule-id">{id}</span> <Cited text={text} follow={follow} />
        </p>
      ))}
    </section>
  ));
}

/** A rule's text, in which the rules it names are small marks that lead to them. */
function Cited({ text, follow }: { text: string; follow(rule: string): void }) {
  return citationsIn(text).map((part, i) => {
    const key = `${i}/${typeof part === 'string' ? part : part.rule}`;
    if (typeof part === 'string') return <Marked key={key} text={part} />;
    return <RuleMark key={key} rule={part.rule} onPress={() => follow(part.rule)} />;
  });
}
