import type { CardInfo } from '@veilhall/engine';
import type { LineView } from '@veilhall/games/the-veil';
import { Glyph } from '../../../art/Glyph.tsx';
import type { GlyphName } from '../../../art/glyph-name.ts';
import { SIGNS, TALLY_GLYPHS, TYPE_GLYPHS, VERB_GLYPHS } from '../glyphs.ts';
import { effectsOf, type PrintedCell, type PrintedEffect, printedOf } from '../printed.ts';

interface Sign {
  readonly glyph: GlyphName;
  readonly n?: string;
  readonly tone: 'gold' | 'damage' | 'health' | 'text';
}

const TALLIES = ['gold', 'damage', 'health'] as const;
/** As many as fit below a picture; the text says all. */
const MOST = 3;

function signsOf(cell: PrintedCell | undefined): Sign[] {
  const icons = TALLIES.flatMap((what): Sign[] =>
    cell?.[what] === undefined ? [] : [{ glyph: TALLY_GLYPHS[what], n: String(cell[what]), tone: what }],
  );
  return [...icons, ...effectsOf(cell).map(signOf)].slice(0, MOST);
}

const BY_VERB: Readonly<Record<string, GlyphName>> = VERB_GLYPHS;

function signOf({ verb, n, what, per, atMost }: PrintedEffect): Sign {
  if (verb === 'gain' && what) return { glyph: TALLY_GLYPHS[what], n: `${n}${per ? '×' : ''}`, tone: what };
  const number = atMost !== undefined ? `≤${atMost}` : n === undefined ? undefined : String(n);
  return { glyph: BY_VERB[verb] ?? SIGNS.unknown, tone: 'text', ...(number !== undefined && { n: number }) };
}

function Row({ signs }: { signs: readonly Sign[] }) {
  return signs.map(({ glyph, n, tone }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signs of one card, in order
    <span key={i} className="tv-sign" data-tone={tone}>
      <Glyph name={glyph} />
      {n}
    </span>
  ));
}

/** What a Synergy is doing: it waits for a second card, can be used, or was. */
function synergyState(lines: readonly LineView[]): 'live' | 'used' | 'waits' {
  const own = lines.filter(({ kind }) => kind === 'synergy');
  if (own.some(({ open }) => open)) return 'live';
  return own.length > 0 && own.every(({ used }) => used) ? 'used' : 'waits';
}

/** What a card does, in signs: its base, then its Synergy behind the sign of its type. */
export function Signs({ card, lines = [] }: { card: CardInfo; lines?: readonly LineView[] }) {
  const { base, synergy, selfBanish, reveal, aura, trap } = printedOf(card);
  const most = synergy ? MOST - 1 : MOST;
  const other = (aura ?? trap ?? reveal)?.effects.map(signOf).slice(0, MOST) ?? [];
  return (
    <>
      <span className="tv-base">
        <Row signs={[...signsOf(base), ...other].slice(0, most)} />
        {selfBanish && !synergy && (
          <span className="tv-sign" data-tone="text">
            <Glyph name={SIGNS.selfBanish} />
          </span>
        )}
      </span>
      {synergy && (
        <span className="tv-synergy" data-state={synergyState(lines)}>
          <Glyph name={typeGlyph(card.family)} />
          <Row signs={signsOf(synergy).slice(0, 1)} />
        </span>
      )}
    </>
  );
}

const BY_TYPE: Readonly<Record<string, GlyphName>> = TYPE_GLYPHS;
const typeGlyph = (family: string): GlyphName => BY_TYPE[family] ?? SIGNS.unknown;
