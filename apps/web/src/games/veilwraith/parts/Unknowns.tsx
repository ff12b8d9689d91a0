import './unknowns.css';
import type { VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { useTableState } from '../../../frame/context.ts';
import { ownWraith } from '../own-wraith.ts';

/** Decks without what was seen: what can still come, how likely, and what lies open in the discard piles. */
export function Unknowns({ view }: { view: VeilwraithView }) {
  const wraith = ownWraith(view);
  if (!wraith) return undefined;
  return (
    <div className="vw-unknowns">
      <MemoryDeck wraith={wraith} />
      <Tally
        title={`Memory discard, ${wraith.memoryDiscard.length}`}
        names={wraith.memoryDiscard.map((card) => card.name)}
      />
      <ThreatDeck wraith={wraith} />
      <Tally
        title={`Threat discard, ${wraith.threatDiscard.length}`}
        names={wraith.threatDiscard.map((card) => card.name)}
      />
    </div>
  );
}

function MemoryDeck({ wraith }: { wraith: WraithView }) {
  const { list, count } = wraith.memoryDeck;
  return (
    <section>
      <h2>Memory deck, {count}</h2>
      {!list && <p>Hidden.</p>}
      <ul>
        {list?.map((entry) => (
          <li key={entry.def}>
            <span>{entry.name}</span>
            <span>
              {entry.count} of {count}, {Math.round((100 * entry.count) / Math.max(1, count))}%
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ThreatDeck({ wraith }: { wraith: WraithView }) {
  const { cards } = useTableState();
  const { layers, toCome, count } = wraith.threatDeck;
  return (
    <section>
      <h2>Threat deck, {count}</h2>
      <ul>
        {layers.map((layer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their order
          <li key={i}>
            <span>
              {layer.stack ? `Stack ${layer.stack}` : 'Shuffled'}, {layer.size} cards
            </span>
            <span>
              {[
                ...layer.known.map((def) => cards.get(def)?.name ?? def),
                ...layer.foes.map((foe) => foe.name),
                ...(layer.keys > 0 ? [layer.keys === 1 ? '1 Key' : `${layer.keys} Keys`] : []),
                ...(layer.threats > 0 ? [`${layer.threats} Threats`] : []),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <h3>Threats not seen yet</h3>
      <ul>
        {toCome
          .filter((entry) => entry.count > 0)
          .map((entry) => (
            <li key={entry.type}>
              <span>{entry.name}</span>
              <span>{entry.count}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Tally({ title, names }: { title: string; names: readonly string[] }) {
  const counts = new Map<string, number>();
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {[...counts].map(([name, count]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{count > 1 ? `×${count}` : ''}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
