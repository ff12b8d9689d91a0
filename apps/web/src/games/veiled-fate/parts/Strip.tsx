import { DEMI_CARDS, demiThing, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { initials } from '../names.ts';
import { Dot } from './Dot.tsx';
import { demiLabel } from './Piece.tsx';

/** On a phone the Renown track is one line, leader first; and it is where Demis are picked up. */
export function Strip({ view }: { view: VeiledFateView }) {
  return (
    <Zone id="renown" label="Demis by rank" count={view.demis.length} className="vf-strip">
      {view.lines.map(({ renown, demis }) => (
        <li key={renown} className="vf-strip-line" data-front={demis.length > 1}>
          <span aria-hidden="true">{renown}</span>
          {demis.map((id) => {
            const demi = view.demis.find((each) => each.id === id);
            const owned = view.end && !view.players.some((player) => player.demi === id);
            return (
              demi && (
                <Thing key={id} id={demiThing(id)} card={id} label={demiLabel(demi)} className="vf-strip-demi">
                  <span className="vf-round" data-demi={id} data-locked={demi.slot > 0} data-nobody={owned === true}>
                    <Dot id={id} />
                    <b>{initials(DEMI_CARDS[id].name)}</b>
                    {demi.slot > 0 && <Glyph name="padlock" className="vf-lock" />}
                  </span>
                </Thing>
              )
            );
          })}
        </li>
      ))}
    </Zone>
  );
}
