import type { GlyphName } from './glyph-name.ts';
import { glyphBody } from './glyphs.ts';

/** One glyph in the colour of the text around it; decoration only, the words beside it carry the meaning. */
export function Glyph({ name, className = '' }: { name: GlyphName; className?: string }) {
  return (
    <svg
      className={`glyph ${className}`}
      viewBox="0 0 512 512"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own icons, never anybody's input
      dangerouslySetInnerHTML={{ __html: glyphBody(name) }}
    />
  );
}
