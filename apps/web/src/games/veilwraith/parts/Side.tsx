import type { VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState, useTaught } from '../../../frame/context.ts';
import { pointedIf } from '../../../frame/lesson/pointed-at.ts';
import { figure, signed } from '../../../frame/numbers.ts';
import { RulesText } from '../../../parts/RulesText.tsx';
import { forecastOf } from '../forecast.ts';
import { KEY_HUES } from '../key-hues.ts';
import { glyphOf } from '../pictures.ts';
import { DeckTracker } from './DeckTracker.tsx';
import { Dial } from './Dial.tsx';
import { printedOf } from './VwFace.tsx';

/** Left of the table: Spirit and what will be left of it, progress, the Threat deck. */
export function Side({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  return (
    <aside className="part-side vw-side" aria-label="Spirit and progress">
      <SpiritPart view={view} wraith={wraith} />
      <Progress view={view} wraith={wraith} />
      <InForce view={view} />
      <DeckTracker wraith={wraith} />
    </aside>
  );
}

function SpiritPart({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { spirit, maxSpirit, forecast } = wraith;
  const lines = forecastOf(view, wraith);
  return (
    <section className="vw-spirit" aria-label={`Spirit ${spirit} of ${maxSpirit}`}>
      <Dial spirit={spirit} most={maxSpirit} left={lines.length > 0 ? forecast.left : spirit} />
      <dl className="vw-forecast">
        {lines.map((line) => (
          <div key={line.when} data-deadly={line.left === 0}>
            <dt>{line.when}</dt>
            <dd>
              <span className="vw-account">
                {line.cost > 0 && <span className="minus">{figure(-line.cost)}</span>}
                {line.boost > 0 && <span className="plus">{signed(line.boost)}</span>}
              </span>
              <b>{line.left}</b>
              {line.left === 0 && <em className="vw-ends">ends the game</em>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the Vignette itself does in every round. */
function InForce({ view: { vignette } }: { view: VeilwraithView }) {
  const { cards } = useTableState();
  const { inForce } = printedOf(cards.get(vignette.id));
  if (!inForce || !vignette.abilityOn) return undefined;
  return (
    <section className="vw-in-force">
      <h2>{vignette.name}</h2>
      <p>
        <RulesText text={inForce} />
      </p>
    </section>
  );
}

const KEYS = Object.keys(KEY_HUES);

function Progress({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { cards } = useTableState();
  const collected = new Set(wraith.keys.map((key) => key.def));
  const taught = useTaught({ zone: `goal-${wraith.seat}` });
  const here = new Set(wraith.threats.map((threat) => threat.def));
  return (
    <section aria-label="Vignette" data-zone={`goal-${wraith.seat}`} {...pointedIf(taught)}>
      <h2>Keys {wraith.keys.length} of 5</h2>
      <ul className="vw-keys5" aria-label="Keys">
        {KEYS.map((def) => {
          const card = cards.get(def);
          const state = collected.has(def) ? 'collected' : here.has(def) ? 'in play' : 'missing';
          return (
            <li
              key={def}
              data-state={state}
              style={{ '--hue': KEY_HUES[def] } as CSSProperties}
              title={`${card?.name}: ${state}`}
            >
              <Glyph name={glyphOf(card)} />
              <span className="unseen">
                {card?.name}: {state}
              </span>
            </li>
          );
        })}
      </ul>
      <Foes view={view} wraith={wraith} />
    </section>
  );
}

function Foes({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { cards } = useTableState();
  const defeated = wraith.foes.defeated.map((def) => cards.get(def)?.name);
  const inPlay = wraith.threats.filter((threat) => threat.kind === 'foe').map((threat) => threat.name);
  const lines = view.vignette.foes.map((foe) => {
    const fallen = defeated.indexOf(foe.name);
    if (fallen >= 0) {
      defeated.splice(fallen, 1);
      return { ...foe, state: 'defeated' };
    }
    const here = inPlay.indexOf(foe.name);
    if (here >= 0) {
      inPlay.splice(here, 1);
      return { ...foe, state: 'in play' };
    }
    return { ...foe, state: `stack ${foe.stack}` };
  });
  const { portal } = wraith;
  const gate = { aside: 'locked', inPlay: 'open', defeated: 'passed' }[portal.where];
  return (
    <ul className="vw-foes" aria-label="Foes and Portal">
      {lines.map((foe) => (
        <li key={`${foe.name}-${foe.stack}`} data-state={foe.state}>
          <Glyph name={glyphOf(cards.get(`${foe.type}-a`))} />
          <span>{foe.name}</span>
          <span>{foe.state}</span>
        </li>
      ))}
      <li data-state={gate}>
        <Glyph name="magic-gate" />
        <span>Portal, Explore {portal.explore}</span>
        <span>{gate}</span>
      </li>
    </ul>
  );
}
