import './dot.css';
import type { DemiId } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { DEMI_GLYPHS } from '../glyphs.ts';

/** A Demigod where there is no room for letters: glyph, pattern, colour. */
export function Dot({ id }: { id: DemiId }) {
  return (
    <span className="vf-dot" data-demi={id}>
      <Glyph name={DEMI_GLYPHS[id]} />
    </span>
  );
}
