import './slip.css';
import { DEMI_CARDS, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { useTableState } from '../../../frame/context.ts';
import { counted, ordinal } from '../names.ts';
import { type Aim, useAim } from './aim.ts';
import { Piece } from './Piece.tsx';
import { type Prospect, prospectsOf } from './prospects.ts';
import { ResultSign } from './Result.tsx';

/** What either side would bring to the Quest the decision is about. Public facts only: it never reads the votes. */
export function Slip({ view }: { view: VeiledFateView }) {
  const aim = useAim(view);
  const quest = view.quests.find(({ region }) => region === aim?.region);
  if (!aim || !quest) return undefined;
  return (
    <aside className="vf-slip" aria-label="Preview">
      <SlipTable view={view} aim={aim} />
    </aside>
  );
}

function SlipTable({ view, aim }: { view: VeiledFateView; aim: Aim }) {
  const { cards } = useTableState();
  const quest = view.quests.find(({ region }) => region === aim.region);
  if (!quest) return undefined;
  const { placed } = aim;
  const name = cards.get(quest.card)?.name ?? quest.card;
  const hand = view.me?.hand.length ?? 0;
  const open = quest.open - (placed ? 1 : 0);
  return (
    <>
      <header>
        <h2>{placed ? `If ${DEMI_CARDS[placed.demi].name} takes slot ${placed.slot}` : name}</h2>
        <p>
          {open === 0 ? 'This fills the Quest. ' : `${open} more to fill it. `}
          {hand > 0 && `Votes ${quest.pile.size} → ${quest.pile.size + 1}, you keep ${counted(hand - 1, 'card')}.`}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">if Feathers</th>
            <th scope="col">if Scorpions</th>
          </tr>
        </thead>
        <tbody>
          {prospectsOf(view, aim).map(({ slot, demi, feathers, scorpions }) => (
            <tr key={slot} data-open={demi === undefined}>
              <th scope="row">
                {demi ? (
                  <>
                    <span className="unseen">{DEMI_CARDS[demi].name}</span>
                    <span aria-hidden="true">
                      <Piece id={demi} />
                    </span>
                  </>
                ) : (
                  `slot ${slot}`
                )}
              </th>
              <td>
                <Outcome prospect={feathers} />
              </td>
              <td>
                <Outcome prospect={scorpions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Outcome({ prospect }: { prospect: ReturnType<typeof prospectsOf>[number]['feathers'] }) {
  if (typeof prospect === 'string' || !('from' in prospect)) {
    return (
      <span className="vf-slip-open">
        <ResultSign result={prospect} /> to its taker
      </span>
    );
  }
  return <Change {...prospect} />;
}

function Change({ result, from, to, rank }: Prospect) {
  const place = rank === undefined ? '' : `, ${ordinal(rank)}`;
  if (result === 'X') return <>Smitten{place}</>;
  const [first = from, second] = to;
  if (second !== undefined) {
    return (
      <>
        {from} → <b>{first}</b> or <b>{second}</b>, by coin
      </>
    );
  }
  if (first === from)
    return (
      <>
        stays {from}
        {place}
      </>
    );
  return (
    <>
      {from} → <b data-tone={first > from ? 'gain' : 'loss'}>{first}</b>
      {place}
    </>
  );
}
