import type { VeilwraithView } from '@veilhall/games/veilwraith';
import { Glyph } from '../../../art/Glyph.tsx';

/** The Campaign's lives. */
export function Corner({ view }: { view: VeilwraithView }) {
  if (view.mode !== 'campaign') return undefined;
  const { ribbons, mostRibbons } = view.campaign;
  return (
    <span className="vw-ribbons" role="img" aria-label={`${ribbons} of ${mostRibbons} Ribbons`}>
      {Array.from({ length: mostRibbons }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Ribbons are all alike
        <span key={i} data-gone={i >= ribbons}>
          <Glyph name="ribbon" />
        </span>
      ))}
    </span>
  );
}
