import type { KeyView, WraithView } from '@veilhall/games/veilwraith';
import { CardBack } from '../../../art/CardBack.tsx';
import { cardArt } from '../../../art/card-art.ts';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { pictureOf } from '../pictures.ts';
import { printedOf } from './VwFace.tsx';

/** As many as say beside themselves what they do. */
const FEW = 2;

/** Collected Keys: upright ones may be Turned and Flipped, turned ones Flipped, flipped ones are done. */
export function Keys({ wraith }: { wraith: WraithView }) {
  const open = wraith.keys.filter((key) => key.state !== 'flipped').length;
  return (
    <section className="vw-keys">
      <h2>Keys</h2>
      <Zone
        id={`keys-${wraith.seat}`}
        label="Collected Keys"
        count={wraith.keys.length}
        className={open > FEW ? 'vw-keys-row vw-many' : 'vw-keys-row'}
      >
        {wraith.keys.length === 0 && <li className="part-empty">Defeat a Key to collect it.</li>}
        {wraith.keys.map((key) => (
          <li key={key.thing} data-state={key.state}>
            <KeyCard key={key.thing} shown={key} />
          </li>
        ))}
      </Zone>
    </section>
  );
}

function KeyCard({ shown }: { shown: KeyView }) {
  const { cards } = useTableState();
  const card = cards.get(shown.def);
  if (!card) return undefined;
  const flip = printedOf(card).flipText ?? '';
  const state =
    shown.state === 'upright' ? `Turn, or flip: ${flip}` : shown.state === 'turned' ? `Flip: ${flip}` : 'flipped';
  return (
    <div className="vw-key">
      <div className="vw-key-hold">
        <Thing
          id={shown.thing}
          card={shown.def}
          label={`${shown.name}, Key, ${shown.state}. ${flip}`}
          turn={shown.state === 'turned' ? 90 : 0}
        >
          {shown.state === 'flipped' ? (
            <CardBack lamp="#6fc7b7" mark="spectre" size="chip" />
          ) : (
            <span className="vw-key-card">
              <img src={cardArt({ ...pictureOf(card), width: 100, height: 104 })} alt="" draggable={false} />
              <span className="vw-action-name">{shown.name}</span>
            </span>
          )}
        </Thing>
      </div>
      <p className="vw-key-state" data-state={shown.state} aria-hidden="true">
        {state}
      </p>
    </div>
  );
}
