import './unknowns.css';
import type { VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { useTableState } from '../../../frame/context.ts';
import { DeckList, DeckRows, Tally } from '../../../parts/DeckList.tsx';
import { ownWraith } from '../own-wraith.ts';

/** Decks without what was seen: what can still come, how likely, and what lies open in the discard piles. */
export function Unknowns({ view }: { view: VeilwraithView }) {
  const wraith = ownWraith(view);
  if (!wraith) return undefined;
  return (
    <div className="vw-unknowns">
      <MemoryDeck wraith={wraith} />
      <Tally title="Memory discard" names={wraith.memoryDiscard.map((card) => card.name)} />
      <ThreatDeck wraith={wraith} />
      <Tally title="Threat discard" names={wraith.threatDiscard.map((card) => card.name)} />
    </div>
  );
}

function MemoryDeck({ wraith }: { wraith: WraithView }) {
  const { list, count } = wraith.memoryDeck;
  const rows = (list ?? []).map((entry) => ({
    key: entry.def,
    name: entry.name,
    value: `${entry.count} of ${count}, ${Math.round((100 * entry.count) / Math.max(1, count))}%`,
  }));
  return <DeckList title={`Memory deck, ${count}`} rows={rows} note={list ? undefined : 'Hidden.'} />;
}

function ThreatDeck({ wraith }: { wraith: WraithView }) {
  const { cards } = useTableState();
  const { layers, toCome, count } = wraith.threatDeck;
  const rows = layers.map((layer, i) => ({
    key: i,
    name: `${layer.stack ? `Stack ${layer.stack}` : 'Shuffled'}, ${layer.size} cards`,
    value: [
      ...layer.known.map((def) => cards.get(def)?.name ?? def),
      ...layer.foes.map((foe) => foe.name),
      ...(layer.keys > 0 ? [layer.keys === 1 ? '1 Key' : `${layer.keys} Keys`] : []),
      ...(layer.threats > 0 ? [`${layer.threats} Threats`] : []),
    ].join(', '),
  }));
  const unseen = toCome.filter((entry) => entry.count > 0);
  return (
    <DeckList title={`Threat deck, ${count}`} rows={rows}>
      <h3>Threats not seen yet</h3>
      <DeckRows rows={unseen.map((entry) => ({ key: entry.type, name: entry.name, value: entry.count }))} />
    </DeckList>
  );
}
