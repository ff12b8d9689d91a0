import './hand.css';
import type { ThingId } from '@veilhall/engine';
import type { FateKind, VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { Thing } from '../../../frame/Thing.tsx';
import { Hand } from '../../../parts/Hand.tsx';
import { Pile } from '../../../parts/Pile.tsx';
import { FATES } from '../names.ts';
import { FateFace } from './FateFace.tsx';

/** One's own Fate cards; those named for the Age vote stand out until they are laid down. */
export function Fates({ view: { me } }: { view: VeiledFateView }) {
  const hand = me?.hand ?? [];
  const isNamed = (thing: ThingId): boolean => me?.staged.includes(thing) ?? false;
  return (
    <Hand
      id="hand"
      label={me ? 'Your hand' : 'Hand'}
      count={hand.length}
      spread="row"
      className="vf-hand"
      note={me ? 'Your hand is empty.' : 'Hands are hidden from those who watch.'}
      cards={hand.map(({ thing, kind }) => ({
        thing,
        raised: isNamed(thing),
        face: <FateCard thing={thing} kind={kind} named={isNamed(thing)} />,
      }))}
    />
  );
}

function FateCard({ thing, kind, named }: { thing: ThingId; kind: FateKind; named: boolean }) {
  const label = `${FATES[kind].name}, Fate card${named ? ', named for the Age vote' : ''}`;
  return (
    <Thing id={thing} card={kind} label={label} className="vf-hand-card">
      <FateFace kind={kind} />
    </Thing>
  );
}

export function Decks({ view }: { view: VeiledFateView }) {
  const { fate, discard } = view.decks;
  return (
    <p className="vf-decks">
      <Pile
        shape="line"
        zone="fate-deck"
        count={fate}
        word="deck"
        picture={<Glyph name="card-pick" />}
        title="Fate deck"
      />
      <Pile
        shape="line"
        zone="fate-discard"
        count={discard}
        word="spent"
        picture={<Glyph name="card-discard" />}
        title="Fate discard pile: closed, see the log for what was shown"
      />
    </p>
  );
}
