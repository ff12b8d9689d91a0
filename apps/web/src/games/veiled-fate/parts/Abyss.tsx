import { placeThing, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import type { GlyphName } from '../../../art/glyph-name.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { DemiThing } from './Piece.tsx';
import { standingAt } from './Region.tsx';

const WAYS = {
  abyss: 'Abyss, where the Smitten fall; the only way on is to the Pools, and whoever moves a Demi there draws',
  pools: 'Pools, between Abyss and City; whoever moves a Demi to the City may refresh a card',
} as const;

/** Where the Smitten fall, and the way back. */
export function Abyss({ view }: { view: VeiledFateView }) {
  return (
    <section className="vf-place vf-depths" data-place="abyss">
      <Depth view={view} place="abyss" name="Abyss" glyph="vortex" />
      <span className="vf-way" aria-hidden="true" />
      <Depth view={view} place="pools" name="Pools" glyph="drop" />
    </section>
  );
}

interface DepthProps {
  readonly view: VeiledFateView;
  readonly place: 'abyss' | 'pools';
  readonly name: string;
  readonly glyph: GlyphName;
}

function Depth({ view, place, name, glyph }: DepthProps) {
  const here = standingAt(view, place);
  return (
    <Zone id={place} label={name} count={here.length} className={`vf-depth vf-${place}`}>
      <li>
        <Thing
          id={placeThing({ at: place, slot: 0 })}
          name={name}
          label={`${WAYS[place]}; ${here.length} there`}
          className="vf-ground-thing"
        >
          <Glyph name={glyph} />
          <span>{name}</span>
        </Thing>
      </li>
      <li className="vf-stand">
        {here.map((demi) => (
          <DemiThing key={demi.id} demi={demi} />
        ))}
      </li>
    </Zone>
  );
}
