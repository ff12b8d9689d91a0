import type { FateKind, PileView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import type { GlyphName } from '../../../art/glyph-name.ts';
import { useTableState } from '../../../frame/context.ts';
import { counted, FATES, initials } from '../names.ts';
import { useNames } from './use-names.ts';

const list = (kinds: readonly FateKind[]): string => kinds.map((kind) => FATES[kind].name).join(', ');

export function votesText({ size, by, mine, seen }: PileView, names: (seat: number) => string): string {
  const from = by.map(({ seat, count }) => `${names(seat)} ${count}`).join(', ');
  const own = mine.length > 0 ? `; yours: ${list(mine)}` : '';
  const looked = seen ? `; you saw${seen.stale ? ' earlier' : ''}: ${list(seen.kinds)}` : '';
  return `${counted(size, 'vote')}${from ? `: ${from}` : ''}${own}${looked}`;
}

/** Most backs drawn one beside the other; the number tells the rest. */
const BACKS = 5;

/** Votes face down: how many, from whom, and what the viewer alone knows of them. */
export function Votes({ pile, open }: { pile: PileView; open?: number }) {
  const names = useNames();
  const { seats } = useTableState();
  return (
    <div className="vf-votes" title={votesText(pile, names)} aria-hidden="true">
      <span className="vf-backs">
        {Array.from({ length: Math.min(BACKS, pile.size) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <u key={i} />
        ))}
      </span>
      <span>{pile.by.length > 1 ? pile.size : counted(pile.size, 'vote')}</span>
      <span className="vf-by">
        {pile.by.map(({ seat, count }) => (
          <u key={seat}>
            {seat < 0 ? 'deck' : initials(seats[seat]?.name ?? names(seat))}
            {(count > 1 || pile.by.length < 3) && ` ${count}`}
          </u>
        ))}
      </span>
      {pile.mine.length > 0 && !pile.seen && <Faces kinds={pile.mine} />}
      {pile.seen && <Faces kinds={pile.seen.kinds} glyph="all-seeing-eye" stale={pile.seen.stale} />}
      {open !== undefined && <em>{open} open</em>}
    </div>
  );
}

/** Faces only this viewer knows. */
function Faces({ kinds, glyph, stale = false }: { kinds: readonly FateKind[]; glyph?: GlyphName; stale?: boolean }) {
  return (
    <span className="vf-faces" data-stale={stale}>
      {glyph && <Glyph name={glyph} />}
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are all alike
        <u key={i} data-side={FATES[kind].side}>
          {FATES[kind].value}
        </u>
      ))}
    </span>
  );
}
