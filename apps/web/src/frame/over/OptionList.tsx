import './option-list.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { wordsIn } from '../../library/search-words.ts';
import { useStore } from '../../store.ts';
import type { Asked } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { isHinted } from '../hint.ts';
import { usePlain } from '../reader.ts';
import { listed } from '../selection.ts';
import { useWide } from '../use-wide.ts';
import {
  countOf,
  groupsOf,
  type OptionFold,
  type OptionGroup,
  type OptionLine,
  SHORT,
  searched,
} from './option-groups.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

/** Every option of the prompt in words: the way through for keyboard and screen reader, and for the curious. */
export function OptionList() {
  const { moment } = useTableState();
  const plain = usePlain();
  if (!moment.prompt) return undefined;
  return (
    <Sheet title={plain(moment.prompt.sentence)} onClose={closeOverlay} wide>
      <Options prompt={moment.prompt} />
    </Sheet>
  );
}

function Options({ prompt }: { prompt: Asked }) {
  const controls = useControls();
  const { moment } = useTableState();
  const chosen = useStore(controls.chosen);
  const plain = usePlain();
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const options = listed(prompt, chosen);
  const all = groupsOf(controls.game, moment, prompt, options, plain);
  const groups = query.trim() ? searched(all, wordsIn(query)) : all;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through what is inside, which is all buttons
    <div ref={root} className="option-list" onKeyDown={(event) => walk(event, root.current)}>
      {options.length > SHORT && (
        <Search query={query} onQuery={setQuery} count={countOf(groups)} total={options.length} />
      )}
      {groups.map((group) => (
        <Group key={group.heading ?? ''} group={group} numbered={options.length <= SHORT} />
      ))}
      {groups.length === 0 && <p className="option-none">No option has all of these words. Try fewer.</p>}
    </div>
  );
}

interface SearchProps {
  readonly query: string;
  readonly count: number;
  readonly total: number;
  onQuery(query: string): void;
}

function Search({ query, count, total, onQuery }: SearchProps) {
  // On a phone the keyboard would cover what one came to read.
  const wide = useWide();
  return (
    <div className="option-search">
      <input
        type="search"
        placeholder="Search these options"
        aria-label="Search the options"
        // biome-ignore lint/a11y/noAutofocus: the list was just asked for, and typing is the shortest way through it
        autoFocus={wide}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <p role="status">{query.trim() ? `${count} of ${total}` : `${total} options`}</p>
    </div>
  );
}

function Group({ group: { heading, folds }, numbered }: { group: OptionGroup; numbered: boolean }) {
  return (
    <section className="option-group">
      {heading && <h3>{heading}</h3>}
      <div className="option-folds">
        {folds.map((fold) => (
          <Fold key={fold.name ?? ''} fold={fold} numbered={numbered} />
        ))}
      </div>
    </section>
  );
}

function Fold({ fold: { name, lines }, numbered }: { fold: OptionFold; numbered: boolean }) {
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line.option.id}>
          <Line line={line} numbered={numbered} />
        </li>
      ))}
    </ul>
  );
  if (name === undefined) return list;
  return (
    <details>
      <summary>
        {name} <small>{lines.length}</small>
      </summary>
      {list}
    </details>
  );
}

function Line({ line: { option, index, words, idle }, numbered }: { line: OptionLine; numbered: boolean }) {
  const controls = useControls();
  const hinted = isHinted(useStore(controls.hint), option);
  const pick = (): void => {
    closeOverlay();
    controls.pick(option);
  };
  return (
    <button
      type="button"
      data-option={index}
      data-idle={idle !== undefined}
      data-hint={hinted || undefined}
      onClick={pick}
    >
      {numbered && <kbd>{index + 1}</kbd>}
      <span>
        {words}
        {hinted && <span className="unseen">, the adept’s pick</span>}
        {idle && <small>{idle}</small>}
      </span>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the search through everything in sight; Enter in the search picks the first that is left. */
function walk(event: KeyboardEvent, root: HTMLElement | null): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('input, summary, button') ?? [])].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value.trim()) {
    event.preventDefault();
    stops.find((stop) => stop.matches('button'))?.click();
  }
}
