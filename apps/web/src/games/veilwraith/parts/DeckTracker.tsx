import type { WraithView } from '@veilhall/games/veilwraith';
import { useShown, useTableState } from '../../../frame/context.ts';

const STACK = 6;

/** The Threat deck as five Stacks of six, and what is known of what comes. */
export function DeckTracker({ wraith }: { wraith: WraithView }) {
  const { threatDeck, archfiend } = wraith;
  const layers = threatDeck.layers;
  const rebuilt = archfiend.where !== 'aside';
  return (
    <section className="vw-tracker" aria-label="Threat deck">
      <h2>Threat deck, {threatDeck.count} left</h2>
      {!rebuilt && (
        <ol className="vw-stacks" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((stack) => {
            const size = layers.find((layer) => layer.stack === stack)?.size ?? 0;
            return (
              <li key={stack} data-current={layers[0]?.stack === stack}>
                {Array.from({ length: STACK }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places of a Stack, all alike
                  <i key={i} data-out={i < STACK - size} />
                ))}
              </li>
            );
          })}
        </ol>
      )}
      <dl className="vw-counts">
        <dt>Threat discard</dt>
        <dd>{wraith.threatDiscard.length}</dd>
        <dt>Token supply</dt>
        <dd>{wraith.supply}</dd>
      </dl>
      <DeckNote wraith={wraith} />
    </section>
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function DeckNote({ wraith }: { wraith: WraithView }) {
  const { cards } = useTableState();
  const { outcome } = useShown();
  const { threatDeck, archfiend } = wraith;
  // Nothing is drawn any more.
  if (outcome) return undefined;
  const names = (defs: readonly string[]): string => defs.map((def) => cards.get(def)?.name ?? def).join(', then ');
  if (archfiend.where === 'deck') {
    return (
      <p className="vw-note" data-tone="loss">
        The Archfiend is in the deck: {Math.round(archfiend.chance * 100)} in 100 that the next draw is the last.
      </p>
    );
  }
  const [next] = threatDeck.layers;
  const foes = next?.foes.map(({ name }) => name) ?? [];
  const key = next && next.keys > 0 ? [foes.length > 0 ? 'a Key' : 'A Key'] : [];
  const among = [...foes, ...key].join(' and ');
  const size = next && (NUMBERS[next.size] ?? String(next.size));
  return (
    <p className="vw-note">
      {threatDeck.looked && threatDeck.looked.top.length > 0 && (
        <b>You have seen what comes: {names(threatDeck.looked.top)}. </b>
      )}
      {next && among && `${among} ${next.size === 1 ? 'is next' : `among the next ${size} cards`}. `}
      {threatDeck.count === 0
        ? 'The next Threat draw brings the Archfiend in.'
        : `The Archfiend enters in ${archfiend.roundsUntil} rounds.`}
    </p>
  );
}
