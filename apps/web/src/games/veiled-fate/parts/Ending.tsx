import './ending.css';
import { DEMI_CARDS, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { EndBanner } from '../../../parts/EndBanner.tsx';
import { Standings } from '../../../parts/Standings.tsx';
import { ordinal } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { Piece } from './Piece.tsx';

/** Who was whose: the nine in their order, nobody's greyed out, the winner crowned. */
export function Ending({ view }: { view: VeiledFateView }) {
  const { seats, cards } = useTableState();
  if (!view.end) return undefined;
  const { winners, aside } = view.end;
  const crowned = new Set(view.players.flatMap(({ seat, demi }) => (demi && winners.includes(seat) ? [demi] : [])));
  const pictures = [...crowned].flatMap((demi) => {
    const card = cards.get(demi);
    return card ? [pictureOf(card)] : [];
  });
  const rows = view.demis.map(({ id, renown, rank }) => {
    const owners = view.players.filter(({ demi }) => demi === id);
    const won = owners.some(({ seat }) => winners.includes(seat));
    const names = owners.map(({ seat }) => seats[seat]?.name ?? `Seat ${seat + 1}`).join(' and ');
    return {
      key: id,
      won,
      faint: owners.length === 0,
      place: ordinal(rank),
      name: (
        <>
          <Piece id={id} /> {DEMI_CARDS[id].name}
        </>
      ),
      result: names || (aside.includes(id) ? 'dealt to nobody' : 'nobody’s'),
      score: (
        <>
          {renown}
          <span className="vf-ending-word"> Renown</span>
        </>
      ),
      mark: won && (
        <>
          <Glyph name="laurel-crown" />
          Wins
        </>
      ),
    };
  });
  return (
    <>
      <EndBanner pictures={pictures} height={110} className="vf-winner" />
      <Standings label="Identities by rank" rows={rows} className="vf-ending" />
    </>
  );
}
