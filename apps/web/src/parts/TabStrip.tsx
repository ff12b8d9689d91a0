import './tab-strip.css';
import { Glyph } from '../art/Glyph.tsx';
import type { GlyphName } from '../art/glyph-name.ts';

export interface StripTab {
  readonly word: string;
  readonly glyph?: GlyphName;
  readonly count?: number;
  /** Absent where it leads elsewhere and opens nothing here. */
  readonly open?: boolean;
  /** What the adept would choose lies there. */
  readonly hinted?: boolean;
  onPress(): void;
}

/** On a phone the zones beside the decision fold into tabs. */
export function TabStrip({ tabs, className = '' }: { tabs: readonly StripTab[]; className?: string }) {
  return (
    <nav className={`part-tabs ${className}`} aria-label="Other zones">
      {tabs.map(({ word, glyph, count, open, hinted, onPress }) => (
        <button key={word} type="button" aria-expanded={open} data-hint={hinted || undefined} onClick={onPress}>
          {glyph && <Glyph name={glyph} />} {word} {count !== undefined && <b>{count}</b>}
        </button>
      ))}
    </nav>
  );
}
