import './tab-strip.css';
import { Glyph } from '../art/Glyph.tsx';
import type { GlyphName } from '../art/glyph-name.ts';
import { useTaught } from '../frame/context.ts';
import { pointedIf } from '../frame/lesson/pointed-at.ts';
import type { LessonNow } from '../table/table.ts';

export interface StripTab {
  readonly word: string;
  readonly glyph?: GlyphName;
  readonly count?: number;
  /** Absent where it leads elsewhere and opens nothing here. */
  readonly open?: boolean;
  /** What the adept would choose lies there. */
  readonly hinted?: boolean;
  /** What lies folded in it, for a lesson that points there. */
  readonly holds?: LessonNow['at'];
  onPress(): void;
}

/** On a phone the zones beside the decision fold into tabs. */
export function TabStrip({ tabs, className = '' }: { tabs: readonly StripTab[]; className?: string }) {
  return (
    <nav className={`part-tabs ${className}`} aria-label="Other zones">
      {tabs.map((tab) => (
        <Tab key={tab.word} tab={tab} />
      ))}
    </nav>
  );
}

function Tab({ tab: { word, glyph, count, open, hinted, holds = [], onPress } }: { tab: StripTab }) {
  const taught = useTaught(...holds);
  return (
    <button
      type="button"
      aria-expanded={open}
      data-hint={hinted || undefined}
      onClick={onPress}
      {...pointedIf(taught && open === false)}
    >
      {glyph && <Glyph name={glyph} />} {word} {count !== undefined && <b>{count}</b>}
    </button>
  );
}
