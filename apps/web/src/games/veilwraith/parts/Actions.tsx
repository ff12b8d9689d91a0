import { type ActionView, tokensThing, type WraithView } from '@veilhall/games/veilwraith';
import { cardArt } from '../../../art/card-art.ts';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { shortName } from '../names.ts';
import { actionPicture } from '../pictures.ts';

const TURNS = { upright: 0, tilted: 45, exhausted: 90 } as const;
const STATES = { upright: 'Ready', tilted: 'Tilted', exhausted: 'Used' } as const;

/** Three slots under their Action Power Tokens; the Actions in them tilt, turn and travel. */
export function Actions({ wraith }: { wraith: WraithView }) {
  const inUse = wraith.actions.some((action) => action.using);
  return (
    <Zone id={`actions-${wraith.seat}`} label="Actions" className="vw-slots">
      {wraith.actions.map((action, i) => (
        <li
          key={action.slot}
          className="vw-slot"
          data-end={action.thing}
          data-facing={action.facing}
          data-using={action.using}
        >
          <span className="vw-coin" data-advanced={wraith.slots[i]?.advanced} aria-hidden="true">
            {wraith.slots[i]?.power}
          </span>
          <span className="vw-power" aria-hidden="true">
            <span>Power</span>
            <b>{action.power.total}</b>
            {action.tokens > 0 && <small>+{action.tokens}</small>}
          </span>
          <ActionCard action={action} />
          {action.tokens > 0 && <Tokens action={action} inUse={inUse} />}
          {action.memories.length > 0 && (
            <ul className="vw-tucked" aria-label={`Memories beside ${action.name}`}>
              {action.memories.map((memory) => (
                <li key={memory.thing}>
                  <b>+{memory.power}</b> {shortName(memory.name)}
                </li>
              ))}
            </ul>
          )}
          <p className="vw-slot-state" aria-hidden="true">
            <b>{action.using ? 'In use' : STATES[action.facing]}</b>
            <em>{nextIn(wraith, action)}</em>
          </p>
        </li>
      ))}
    </Zone>
  );
}

/** Who would lie in this slot after the Action in it was Used: the preview of the rotation. */
function nextIn({ actions }: WraithView, { slot, facing, using, name }: ActionView): string {
  if (using) return slot === 1 ? 'stays in slot 1' : `next ${actions[slot - 2]?.name}`;
  if (facing !== 'upright' || slot === 1) return '';
  return `next ${actions[slot - 2]?.name ?? name}`;
}

function ActionCard({ action }: { action: ActionView }) {
  const { cards } = useTableState();
  const { name, type, advanced, tokens, facing, slot, power } = action;
  const picture = actionPicture(type, cards.get(type), advanced);
  const state = action.using ? 'in use' : STATES[facing].toLowerCase();
  const label = `${name}, slot ${slot}, ${state}, Power ${power.total} and ${tokens} tokens`;
  return (
    <Thing id={action.thing} card={type} label={label} turn={TURNS[facing]} className="vw-action">
      <span className="vw-action-card" data-advanced={advanced}>
        <img src={cardArt({ ...picture, width: 120, height: 132 })} alt="" draggable={false} />
        <span className="vw-action-name">{name}</span>
      </span>
    </Thing>
  );
}

/** Power Tokens are spent during a Use; at other times whoever points at them means the Action below. */
function Tokens({ action: { type, name, tokens }, inUse }: { action: ActionView; inUse: boolean }) {
  const heap = (
    <span className="vw-tokens">
      {Array.from({ length: tokens }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <i key={i} className="vw-token" />
      ))}
    </span>
  );
  if (!inUse)
    return (
      <span className="vw-heap" aria-hidden="true">
        {heap}
      </span>
    );
  return (
    <Thing
      id={tokensThing(type)}
      name={`The tokens on ${name}`}
      label={`${tokens} Power Token${tokens === 1 ? '' : 's'} on ${name}`}
      className="vw-heap"
    >
      {heap}
    </Thing>
  );
}
