import './players.css';
import { type AgeCard, seatThing, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useShown, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import type { SeatInfo } from '../../../table/table.ts';
import { counted, initials, ordinal } from '../names.ts';
import { queueOf } from './order.ts';
import { Piece } from './Piece.tsx';
import { useNames } from './use-names.ts';

/** Who sits here: cards in hand, Rested or not, the Token, whose turn, and who comes after whom. */
export function Players({ view }: { view: VeiledFateView }) {
  const { seats, cards } = useTableState();
  const { waiting } = useShown();
  const data = cards.get(view.age.card)?.data as AgeCard | undefined;
  const queue = queueOf(view, waiting, data?.fp?.mayVote === false);
  return (
    <Zone id="players" label="Players" count={view.players.length} className="vf-players">
      {view.players.map((player) => (
        <li key={player.seat} data-many={view.players.length > 5}>
          <Player
            view={view}
            player={player}
            seat={seats[player.seat]}
            acts={waiting.includes(player.seat)}
            place={queue.indexOf(player.seat)}
          />
        </li>
      ))}
    </Zone>
  );
}

interface PlayerProps {
  readonly view: VeiledFateView;
  readonly player: VeiledFateView['players'][number];
  readonly seat: SeatInfo | undefined;
  readonly acts: boolean;
  /** In the queue of those who act; -1 when not in it. */
  readonly place: number;
}

const QUEUES: Readonly<Record<VeiledFateView['stage'], string>> = {
  turns: 'turn',
  ageVote: 'to vote',
  nextAge: 'to place a Quest',
  over: '',
};

function Player({ view, player, seat, acts, place }: PlayerProps) {
  const names = useNames();
  const { table } = useControls();
  const { seats } = useTableState();
  const { viewer } = useShown();
  const name = names(player.seat);
  const first = view.firstPlayer === player.seat;
  const turn = view.turn?.seat === player.seat;
  const won = view.end?.winners.includes(player.seat) ?? false;
  const said = [
    name,
    seat?.kind === 'bot' && 'bot',
    seat && !seat.present && 'away',
    counted(player.cards, 'card'),
    player.rested && 'Rested',
    first && 'First Player Token',
    turn && 'has the turn',
    acts && 'to act',
    place > 0 && `${ordinal(place + 1)} ${QUEUES[view.stage]}`,
    won && 'wins',
  ].filter(Boolean);
  const own = seats.filter((each) => each.mine).length > 1 && seat?.mine === true && viewer !== player.seat;
  const marks = {
    'data-turn': turn,
    'data-acts': acts,
    'data-rested': player.rested,
    'data-away': seat ? !seat.present : false,
  };
  return (
    <>
      <Thing id={seatThing(player.seat)} name={name} label={said.join(', ')} className="vf-player">
        <span className="vf-player-in" {...marks}>
          <i>{initials(seat?.name ?? name)}</i>
          <span className="vf-player-name">{name}</span>
          <span className="vf-cards">
            <Glyph name="card-pick" />
            {player.cards}
          </span>
          {player.demi && <Piece id={player.demi} />}
          {player.rested && <Glyph name="night-sleep" className="vf-rest" />}
          {first && <Glyph name="laurel-crown" className="vf-token" />}
          {view.stage === 'ageVote' && place >= 0 && <small>{ordinal(place + 1)}</small>}
        </span>
      </Thing>
      {own && (
        <button
          type="button"
          className="vf-look"
          aria-label={`Look from ${name}’s seat`}
          onClick={() => void table.sit(player.seat)}
        >
          <Glyph name="semi-closed-eye" />
        </button>
      )}
    </>
  );
}
