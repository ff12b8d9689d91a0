import './ending.css';
import { DEMI_CARDS, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { ordinal } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { Piece } from './Piece.tsx';

/** Who was whose: the nine in their order, nobody's greyed out, the winner crowned. */
export function Ending({ view }: { view: VeiledFateView }) {
  const { seats, cards } = useTableState();
  if (!view.end) return undefined;
  const { winners, aside } = view.end;
  const crowned = new Set(view.players.flatMap(({ seat, demi }) => (demi && winners.includes(seat) ? [demi] : [])));
  return (
    <>
      <div className="vf-winner">
        {[...crowned].map((demi) => {
          const card = cards.get(demi);
          return card && <img key={demi} src={cardArt({ ...pictureOf(card), width: 640, height: 110 })} alt="" />;
        })}
      </div>
      <ol className="vf-ending" aria-label="Identities by rank">
        {view.demis.map(({ id, renown, rank }) => {
          const owners = view.players.filter(({ demi }) => demi === id);
          const won = owners.some(({ seat }) => winners.includes(seat));
          const names = owners.map(({ seat }) => seats[seat]?.name ?? `Seat ${seat + 1}`).join(' and ');
          return (
            <li key={id} data-nobody={owners.length === 0} data-won={won}>
              <span>{ordinal(rank)}</span>
              <span className="vf-ending-demi">
                <Piece id={id} /> {DEMI_CARDS[id].name}
              </span>
              <b>{names || (aside.includes(id) ? 'dealt to nobody' : 'nobody’s')}</b>
              <span>
                {renown}
                <span className="vf-ending-word"> Renown</span>
              </span>
              <span>
                {won && <Glyph name="laurel-crown" />}
                {won && 'Wins'}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
