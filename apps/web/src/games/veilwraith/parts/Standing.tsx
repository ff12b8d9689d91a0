import type { WraithView } from '@veilhall/games/veilwraith';
import { cardArt } from '../../../art/card-art.ts';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { actionPicture } from '../pictures.ts';

/** The three slots and Actions as they will begin; variants are chosen on them. */
export function Standing({ wraith }: { wraith: WraithView }) {
  const { cards } = useTableState();
  const { advanced: turned } = wraith.legacy;
  return (
    <Zone id={`standing-${wraith.seat}`} label="Actions and Action Power Tokens" className="vw-standing">
      {wraith.slots.map(({ slot, power, advanced }) => (
        <li key={slot}>
          <Thing
            id={`slot:${slot}`}
            label={`Action Power Token of slot ${slot}, shows ${power}`}
            className="vw-standing-token"
          >
            <span className="vw-coin" data-advanced={advanced}>
              {power}
            </span>
            <span>slot {slot}</span>
          </Thing>
        </li>
      ))}
      {wraith.actions.map(({ type, name }) => (
        <li key={type}>
          <Thing
            id={`action:${type}`}
            card={type}
            label={`${name}, ${turned[type] ? 'Advanced' : 'Basic'} side`}
            className="vw-standing-action"
          >
            <img
              src={cardArt({ ...actionPicture(type, cards.get(type), turned[type]), width: 160, height: 72 })}
              alt=""
              draggable={false}
            />
            <b>{name}</b>
            <span>{turned[type] ? 'Advanced side' : 'Basic side'}</span>
          </Thing>
        </li>
      ))}
    </Zone>
  );
}
