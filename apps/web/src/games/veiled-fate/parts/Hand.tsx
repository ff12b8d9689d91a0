import './hand.css';
import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { FATES } from '../names.ts';
import { FateFace } from './FateFace.tsx';

/** One's own Fate cards; those named for the Age vote stand out until they are laid down. */
export function Hand({ view }: { view: VeiledFateView }) {
  const { me } = view;
  if (!me) return <p className="vf-empty vf-hand">Hands are hidden from those who watch.</p>;
  return (
    <Zone id="hand" label="Your hand" count={me.hand.length} className="vf-hand">
      {me.hand.length === 0 && <li className="vf-empty">Your hand is empty.</li>}
      {me.hand.map(({ thing, kind }) => {
        const staged = me.staged.includes(thing);
        return (
          <li key={thing} data-staged={staged}>
            <Thing
              id={thing}
              card={kind}
              label={`${FATES[kind].name}, Fate card${staged ? ', named for the Age vote' : ''}`}
              className="vf-hand-card"
            >
              <FateFace kind={kind} />
            </Thing>
          </li>
        );
      })}
    </Zone>
  );
}

export function Decks({ view }: { view: VeiledFateView }) {
  return (
    <p className="vf-decks" data-zone="fate-deck">
      <span title="Fate deck">
        <Glyph name="card-pick" />
        <b>{view.decks.fate}</b> deck
      </span>
      <span title="Fate discard pile: closed, see the log for what was shown">
        <Glyph name="card-discard" />
        <b>{view.decks.discard}</b> spent
      </span>
    </p>
  );
}
