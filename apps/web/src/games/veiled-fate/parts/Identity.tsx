import '../../../parts/chip.css';
import './identity.css';
import { DEMI_CARDS, type DemiId, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { type KeyboardEvent, useState } from 'react';
import { CardBack } from '../../../art/CardBack.tsx';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState, useTaught } from '../../../frame/context.ts';
import { pointedIf } from '../../../frame/lesson/pointed-at.ts';
import { pictureOf } from '../pictures.ts';

const KEY = 'veilhall.veiled-fate.identity';

/** Shown on a screen of one's own unless hidden; on a shared one only while held. */
function useShownIdentity(shared: boolean): { shown: boolean; held: boolean; hold(on: boolean): void; toggle(): void } {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) !== 'hidden');
  const [held, hold] = useState(false);
  const toggle = (): void => {
    localStorage.setItem(KEY, open ? 'hidden' : 'shown');
    setOpen(!open);
  };
  return { shown: held || (open && !shared), held, hold, toggle };
}

/** The Demigod that is one's own. */
export function Identity({ view }: { view: VeiledFateView }) {
  const { seats } = useTableState();
  const taught = useTaught({ zone: 'mine' });
  const shared = seats.filter((seat) => seat.mine).length > 1;
  const { shown, held, hold, toggle } = useShownIdentity(shared);
  if (!view.me)
    return (
      <section className="vf-mine" aria-label="Your Demigod">
        <p>You are watching. No Demigod is yours.</p>
      </section>
    );
  const press = (event: KeyboardEvent, on: boolean): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    hold(on);
  };
  return (
    <section className="vf-mine" aria-label="Your Demigod" data-zone="mine" {...pointedIf(taught)}>
      {shown ? <Own demi={view.me.demi} players={view.players.length} /> : <Covered />}
      {shown && !held ? (
        <button type="button" className="part-chip vf-hide" onClick={toggle}>
          <Glyph name="sight-disabled" /> Hide
        </button>
      ) : (
        <span className="vf-holds">
          <button
            type="button"
            className="part-chip vf-hide"
            onPointerDown={() => hold(true)}
            onPointerUp={() => hold(false)}
            onPointerLeave={() => hold(false)}
            onPointerCancel={() => hold(false)}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => press(event, true)}
            onKeyUp={(event) => press(event, false)}
            onBlur={() => hold(false)}
          >
            Hold to see
          </button>
          {!shared && (
            <button type="button" className="part-chip vf-hide" onClick={toggle}>
              Show
            </button>
          )}
        </span>
      )}
    </section>
  );
}

function Own({ demi, players }: { demi: DemiId; players: number }) {
  const { cards } = useTableState();
  const card = cards.get(demi);
  const { name, epithet } = DEMI_CARDS[demi];
  const kept = players < 6 ? 'Yours alone' : players === 7 ? 'Perhaps shared' : 'Shared by two';
  return (
    <>
      <div className="vf-own" data-demi={demi}>
        {card && <img src={cardArt({ ...pictureOf(card), width: 66, height: 76 })} alt="" draggable={false} />}
        <b>{name}</b>
      </div>
      <p>
        <b>{kept}</b>
        {epithet}
      </p>
    </>
  );
}

function Covered() {
  return (
    <>
      <div className="vf-own">
        <CardBack lamp="#a79bc9" mark="duality-mask" size="chip" />
      </div>
      <p>
        <b>Your Demigod</b>
        face down
      </p>
    </>
  );
}
