import './card-frame.css';
import { cardBack } from './back.ts';
import type { GlyphName } from './glyph-name.ts';

/** Face down: woven, with the game's glyph. */
export function CardBack({ lamp, mark, size }: { lamp: string; mark: GlyphName; size: 'chip' | 'table' | 'read' }) {
  return (
    <div className="card card-down" data-size={size}>
      <img src={cardBack(lamp, mark)} alt="" decoding="sync" draggable={false} />
    </div>
  );
}
