import type { ThreatView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { CardFrame } from '../../../art/CardFrame.tsx';
import { useTableState } from '../../../frame/context.ts';
import { figure } from '../../../frame/numbers.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import { shortName } from '../names.ts';
import { pictureOf } from '../pictures.ts';
import { type Reach, reachOf } from './reach.ts';
import { Values } from './Values.tsx';
import { printedOf } from './VwFace.tsx';

/** As many as lie side by side with their texts. */
const FEW = 5;

/** The Threat Area: every Threat with what it costs, what it takes, and what is missing. */
export function Threats({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { threats, aim } = wraith;
  return (
    <Zone
      id={`threats-${wraith.seat}`}
      label="Threat Area"
      count={threats.length}
      className={threats.length > FEW ? 'vw-threats vw-crowd' : 'vw-threats'}
    >
      {threats.length === 0 && <li className="part-empty">Nothing threatens you.</li>}
      {threats.map((threat) => (
        <li key={threat.thing}>
          <ThreatCard
            threat={threat}
            reach={reachOf(view, wraith, threat)}
            aimed={aim?.owner === wraith.seat && aim.target === threat.thing}
          />
        </li>
      ))}
    </Zone>
  );
}

export const costText = ({ ignored, cost }: ThreatView): string => figure(ignored ? 0 : -cost.n);

export function threatLabel({ name, kind, values, cost, ignored, boost }: ThreatView): string {
  const shown = values.map(
    (value) => `${value.type} ${value.n}${value.star ? ' starred' : ''}${value.marked ? ', defeated' : ''}`,
  );
  return `${name}, ${kind}, ${shown.join(', ')}, Spirit Cost ${ignored ? 'ignored' : cost.n}, Boost ${boost}`;
}

function ThreatCard({ threat, reach, aimed }: { threat: ThreatView; reach: Reach | undefined; aimed: boolean }) {
  const { cards } = useTableState();
  const card = cards.get(threat.def);
  if (!card) return undefined;
  const printed = printedOf(card);
  const rules = [printed.rules, threat.boost > 0 ? `Boost ${threat.boost}.` : ''].filter(Boolean).join(' ');
  const values = threat.values.map((value) => ({ ...value, changed: value.n !== value.printed }));
  return (
    <div className="vw-threat-slot" data-aimed={aimed}>
      <Thing id={threat.thing} card={threat.def} label={`${threatLabel(threat)}${reach ? `. ${reach.text}` : ''}`}>
        <CardFrame
          size="table"
          name={threat.name}
          seal={costText(threat)}
          kind={threat.kind}
          picture={pictureOf(card)}
          className={`vw-threat vw-kind-${threat.kind}${threat.ignored ? ' vw-ignored' : ''}`}
          values={<Values values={values} />}
          text={
            rules ? <RulesText text={rules} /> : <i className="vw-flavour">{card.flavour?.split(/(?<=\.)\s/)[0]}</i>
          }
        />
        {threat.beneath.length > 0 && (
          <span className="vw-beneath">{threat.beneath.map((entry) => shortName(entry.name)).join(', ')} beneath</span>
        )}
      </Thing>
      {reach && (
        <p className="vw-reach" data-reach={reach.level} aria-hidden="true">
          {reach.text}
        </p>
      )}
    </div>
  );
}
