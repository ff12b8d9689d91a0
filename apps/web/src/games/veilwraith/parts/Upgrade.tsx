import './gifts.css';
import type { WraithView } from '@veilhall/games/veilwraith';
import { useShown, useTableState } from '../../../frame/context.ts';
import { usePlain } from '../../../frame/reader.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import { tallied } from '../../../parts/tally.ts';
import type { Blocked } from '../../../table/table.ts';
import { pictureOf } from '../pictures.ts';
import { OfferFace } from './OfferFace.tsx';
import { openFirst } from './open-first.ts';
import { printedOf } from './VwFace.tsx';

type UpgradeAsk = 'upgradeRemove' | 'upgradeAdd' | 'upgradeEither';

const ASKS: readonly (string | undefined)[] = ['upgradeRemove', 'upgradeAdd', 'upgradeEither'] satisfies UpgradeAsk[];

export const isUpgrade = (ask: string | undefined): ask is UpgradeAsk => ASKS.includes(ask);

/** One Memory out, one Upgrade in. */
export function Upgrade({ wraith, ask }: { wraith: WraithView; ask: UpgradeAsk }) {
  const { deck = [], box } = wraith.legacy;
  return (
    <div className="vw-upgrade">
      {ask !== 'upgradeEither' && (
        <ol className="vw-steps" aria-label="Upgrade">
          <li aria-current={ask === 'upgradeRemove' ? 'step' : undefined}>Return a Memory</li>
          <li aria-current={ask === 'upgradeAdd' ? 'step' : undefined}>Take an Upgrade</li>
        </ol>
      )}
      {ask !== 'upgradeAdd' && <CardList title="Your deck" prefix="deck" defs={deck} />}
      {ask !== 'upgradeRemove' && <CardList title="In the box" prefix="box" defs={box} />}
    </div>
  );
}

/** Those that can be chosen first; then the others, each with its reason. */
function CardList({ title, prefix, defs }: { title: string; prefix: string; defs: readonly string[] }) {
  const { prompt, whyNot } = useShown();
  const counts = tallied(defs);
  const { open, closed } = openFirst(
    [...counts.keys()].map((def) => ({ def, id: `${prefix}:${def}` })),
    prompt?.options ?? [],
    whyNot,
  );
  return (
    <section>
      <h2>
        {title}, {defs.length}
      </h2>
      <Zone id={prefix} label={title} count={defs.length} className="vw-gifts">
        {open.map(({ def, id }) => (
          <Offer key={def} id={id} def={def} copies={counts.get(def) ?? 1} />
        ))}
        {closed.map(({ def, id, why }) => (
          <Offer key={def} id={id} def={def} copies={counts.get(def) ?? 1} {...(why && { why })} closed />
        ))}
      </Zone>
    </section>
  );
}

interface OfferProps {
  readonly id: string;
  readonly def: string;
  readonly copies: number;
  readonly closed?: boolean;
  readonly why?: Blocked;
}

function Offer({ id, def, copies, closed = false, why }: OfferProps) {
  const { cards } = useTableState();
  const plain = usePlain();
  const card = cards.get(def);
  if (!card) return undefined;
  const { combine } = printedOf(card);
  const reason = why ? plain(why.text) : 'Not to be chosen now.';
  const label = `${card.name}, ${copies === 1 ? '1 copy' : `${copies} copies`}, Combine ${combine}. ${card.text}`;
  return (
    <li data-closed={closed}>
      <Thing id={id} card={def} label={closed ? `${label} ${reason}` : label} className="vw-gift">
        <OfferFace
          picture={pictureOf(card)}
          name={card.name}
          copies={copies}
          {...(combine !== undefined && { seal: combine })}
          {...(closed && { closed: reason })}
        >
          <RulesText text={card.text} />
        </OfferFace>
      </Thing>
    </li>
  );
}
