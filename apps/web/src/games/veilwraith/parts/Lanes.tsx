import '../../../parts/chip.css';
import type { ThreatView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { figure } from '../../../frame/numbers.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { glyphOf } from '../pictures.ts';
import { costText, threatLabel } from './Threats.tsx';
import { Values } from './Values.tsx';

/** The other Veilwraiths' areas, small: what they have left, what they need, and Threats a teammate may strike. */
export function Lanes({ view, others }: { view: VeilwraithView; others: readonly WraithView[] }) {
  return (
    <ul className="vw-lanes" aria-label="The other Veilwraiths">
      {others.map((wraith) => (
        <Lane key={wraith.seat} view={view} wraith={wraith} />
      ))}
    </ul>
  );
}

const STATUS = { waiting: 'not here yet', playing: '', escaped: 'escaped', out: 'out' } as const;

function Lane({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { seats } = useTableState();
  const name = seats[wraith.seat]?.name ?? `Veilwraith ${wraith.seat + 1}`;
  const state = STATUS[wraith.status] || (wraith.choosing ? 'choosing' : wraith.ready ? 'ready' : 'waiting');
  return (
    <li className="vw-lane" data-status={wraith.status}>
      <p>
        <b>{name}</b>
        <span data-choosing={wraith.choosing}>{state}</span>
        <span className="vw-lane-spirit">
          Spirit <b>{wraith.spirit}</b>
          {view.phase !== 'spirit' && wraith.forecast.loss > 0 && <em>{figure(-wraith.forecast.loss)}</em>}
        </span>
        <span>
          Keys <b>{wraith.keys.length}</b>
          <span className="vw-lane-word"> of 5</span>
        </span>
        <span>
          Foes <b>{wraith.foes.defeated.length}</b>
          <span className="vw-lane-word"> of {wraith.foes.total}</span>
        </span>
        <span>
          Hand <b>{wraith.hand.count}</b>
        </span>
        {wraith.portal.where === 'inPlay' && <span className="vw-lane-portal">Portal open</span>}
      </p>
      <Zone
        id={`threats-${wraith.seat}`}
        label={`Threats of ${name}`}
        count={wraith.threats.length}
        className="vw-lane-threats"
      >
        {wraith.threats.map((threat) => (
          <li key={threat.thing}>
            <LaneThreat threat={threat} />
          </li>
        ))}
      </Zone>
    </li>
  );
}

function LaneThreat({ threat }: { threat: ThreatView }) {
  const { cards } = useTableState();
  return (
    <Thing id={threat.thing} card={threat.def} label={threatLabel(threat)} className="part-chip vw-lane-threat">
      <Glyph name={glyphOf(cards.get(threat.def))} />
      <span className="vw-lane-name">{threat.name}</span>
      <Values values={threat.values} />
      <span className="vw-lane-cost">{costText(threat)}</span>
    </Thing>
  );
}
