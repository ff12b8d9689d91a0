import { plain } from '@veilhall/engine';
import type { ActionView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { useControls, useTableState } from '../../../frame/context.ts';
import type { Labelled } from '../../../table/table.ts';
import { aimOf } from '../forecast.ts';
import { shortName, TYPE_NAMES } from '../names.ts';
import { useOwnPrompt } from '../own.ts';

/** What the Action in use is made of, in print: slot, side, Memories, Combines, tokens, against what it must meet. */
export function PowerSum({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const action = wraith.actions.find((entry) => entry.using);
  const aimed = aimOf(view, wraith);
  if (!action || !aimed || !wraith.aim) {
    return (
      <section className="vw-sum" aria-label="Power">
        <p className="part-empty">{IDLE[view.phase] ?? 'No Action is in use.'}</p>
      </section>
    );
  }
  const need = aimed.threat.values[wraith.aim.value]?.n ?? 0;
  const spend = Math.min(action.tokens, Math.max(0, need - action.power.total));
  const total = action.power.total + spend;
  const rest = total - need;
  const type = TYPE_NAMES[action.type];
  return (
    <section className="vw-sum" aria-label={`Power of ${action.name}: ${total} against ${type} ${need}`}>
      <Terms action={action} spend={spend} />
      <Offers wraith={wraith} />
      <div className="vw-total" data-falls={rest >= 0}>
        <span className="vw-equals">{total}</span>
        <span className="vw-versus">
          <b>{rest >= 0 ? `${type} ${need} falls` : `${type} ${need} holds`}</b>
          {rest > 0 ? `${rest} to spare` : rest === 0 ? 'no Power to spare' : `${-rest} short`}
        </span>
      </div>
    </section>
  );
}

/** The strip stays where it is while nothing is counted. */
const IDLE: { readonly [P in VeilwraithView['phase']]?: string } = {
  play: 'Use an Action on a Threat: its Power is counted here.',
};

function Terms({ action, spend }: { action: ActionView; spend: number }) {
  const { power, memories, tokens } = action;
  const kept = tokens - spend;
  return (
    <>
      <Term n={power.slot} of={`slot ${action.slot}`} />
      {power.printed > 0 && <Term n={power.printed} of={action.name} />}
      {memories.map((memory) => (
        <Term key={memory.thing} n={memory.power} of={memory.name} />
      ))}
      {power.combined > 0 && <Term n={power.combined} of="Combine" />}
      {spend > 0 && <Term n={spend} of={`token${spend === 1 ? '' : 's'}${kept > 0 ? `, ${kept} kept` : ''}`} />}
    </>
  );
}

function Term({ n, of }: { n: number; of: string }) {
  return (
    <div className="vw-term">
      <b>{n}</b>
      <span>{of}</span>
    </div>
  );
}

const MOST_OFFERS = 2;

/** What could still be added: Memories with Power for this Action, and the best Combine. */
function Offers({ wraith }: { wraith: WraithView }) {
  const controls = useControls();
  const { cards } = useTableState();
  const prompt = useOwnPrompt();
  if (prompt?.ask !== 'boost' || prompt.seat !== wraith.seat) return undefined;
  const offers: Offer[] = [];
  let best: Offer | undefined;
  for (const option of prompt.options) {
    if (option.kind) continue;
    const move = option.about;
    if (move.do === 'play' && move.power > 0)
      offers.push({ option, power: move.power, of: shortName(cards.get(move.card.def)?.name ?? 'Memory') });
    if (move.do === 'combine' && move.power > (best?.power ?? 0)) best = { option, power: move.power, of: 'Combine' };
  }
  const shown = offers.slice(0, MOST_OFFERS);
  if (best && shown.length < MOST_OFFERS) shown.push(best);
  if (shown.length === 0) return undefined;
  return (
    <div className="vw-offers">
      {shown.map(({ option, power, of }) => (
        <button key={option.id} type="button" className="vw-term vw-offer" onClick={() => controls.pick(option)}>
          <small className="unseen">{plain(option.label)}</small>
          <b aria-hidden="true">+{power}</b>
          <span aria-hidden="true">{of}</span>
        </button>
      ))}
    </div>
  );
}

interface Offer {
  readonly option: Labelled;
  readonly power: number;
  readonly of: string;
}
