import './ledger.css';
import { DEMI_CARDS, type DemiId, demiThing, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState, useTaught } from '../../../frame/context.ts';
import { pointedIf } from '../../../frame/lesson/pointed-at.ts';
import { initials, ordinal } from '../names.ts';
import { Piece } from './Piece.tsx';
import { useNames } from './use-names.ts';

/** The last space of the track; a Demi above it has ended the game. */
const TOP = 12;
const SPACES = Array.from({ length: TOP + 1 }, (_, i) => TOP - i);

/**
 * Renown track and rank list in one, read like a page: higher rows lead, and in a row whoever stands further left. The
 * small numeral is the place among the nine.
 */
export function Ledger({ view }: { view: VeiledFateView }) {
  const taught = useTaught({ zone: 'renown' });
  const above = view.lines.filter(({ renown }) => renown > TOP);
  return (
    <section className="vf-ledger" aria-label="Renown" data-zone="renown" {...pointedIf(taught)}>
      <h2>
        Renown <small>front of the line wins ties</small>
      </h2>
      <ol className="vf-track">
        <li data-on={above.length > 0} className="vf-above">
          <s>{above[0]?.renown ?? '>12'}</s>
          {above.length === 0 && <span>ends the game at once</span>}
          <Line view={view} demis={above.flatMap(({ demis }) => demis)} />
        </li>
        {SPACES.map((renown) => {
          const demis = view.lines.find((line) => line.renown === renown)?.demis ?? [];
          return (
            <li key={renown} data-on={demis.length > 0} data-mark={renown % 3 === 0} aria-hidden={demis.length === 0}>
              <s>
                {renown}
                {demis.length > 0 && <span className="unseen"> Renown, front first:</span>}
              </s>
              <Line view={view} demis={demis} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Line({ view, demis }: { view: VeiledFateView; demis: readonly DemiId[] }) {
  return (
    <span className="vf-line" data-front={demis.length > 1}>
      {demis.map((id) => (
        <Marker key={id} view={view} id={id} />
      ))}
    </span>
  );
}

/** A marker points to its piece; at the end it says whose it was. */
function Marker({ view, id }: { view: VeiledFateView; id: DemiId }) {
  const controls = useControls();
  const names = useNames();
  const { seats } = useTableState();
  const rank = view.demis.findIndex((demi) => demi.id === id) + 1;
  const owners = view.end ? view.players.filter(({ demi }) => demi === id).map(({ seat }) => seat) : [];
  const won = view.end?.winners.some((seat) => owners.includes(seat)) ?? false;
  const { name } = DEMI_CARDS[id];
  const said = owners.length > 0 ? `, ${owners.map(names).join(' and ')}` : view.end ? ', nobody’s' : '';
  return (
    <button
      type="button"
      tabIndex={-1}
      className="vf-marker"
      data-nobody={view.end !== undefined && owners.length === 0}
      onClick={() => controls.press(demiThing(id))}
      onMouseEnter={() => controls.inspect({ thing: demiThing(id), card: id })}
    >
      <span className="unseen">{`${ordinal(rank)} ${name}${said}${won ? ', wins' : ''}`}</span>
      <span className="vf-marker-face" aria-hidden="true">
        <small>{rank}</small>
        <Piece id={id} />
        {owners.length > 0 && <em>{owners.map((seat) => initials(seats[seat]?.name ?? names(seat))).join(' ')}</em>}
        {won && <Glyph name="laurel-crown" className="vf-won" />}
      </span>
    </button>
  );
}
