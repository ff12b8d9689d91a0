import './rules-panel.css';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import { loadRules } from './load-rules.ts';
import { type Rule, type RuleSection, searchRules } from './rules-text.ts';

/** The game's own rules, searchable; a prompt or refusal leads straight to its rule. */
export function RulesPanel() {
  const controls = useControls();
  const { meta } = useTableState();
  const wanted = useStore(controls.rule);
  const [sections, setSections] = useState<readonly RuleSection[]>();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);

  useEffect(() => void loadRules(meta.game).then(setSections), [meta.game]);
  useEffect(() => {
    if (!wanted || !sections) return;
    setQuery('');
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-rule="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'center' });
    });
  }, [wanted, sections]);

  if (!sections) return <p className="panel-note">Opening the rules.</p>;
  if (sections.length === 0) return <p className="panel-note">This game has no written rules here.</p>;
  const found = query ? searchRules(sections, query) : sections;
  return (
    <div className="rules-panel">
      <input
        type="search"
        placeholder="Search the rules"
        aria-label="Search the rules"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="rules-list" ref={list} tabIndex={0} aria-label="Rules">
        {found.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.rules.map((rule) => (
              <RuleText key={rule.id} rule={rule} wanted={rule.id === wanted} />
            ))}
          </section>
        ))}
        {found.length === 0 && <p className="panel-note">No rule has all of these words.</p>}
      </section>
    </div>
  );
}

const MARKS = /\*\*(.+?)\*\*|`(.+?)`/;

function RuleText({ rule, wanted }: { rule: Rule; wanted: boolean }) {
  const parts = rule.text.split(MARKS).filter((part) => part !== undefined);
  return (
    <p data-rule={rule.id} data-wanted={wanted}>
      <span className="rule-id">{rule.id}</span> {parts.join('')}
    </p>
  );
}
