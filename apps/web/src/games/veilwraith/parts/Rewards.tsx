import './gifts.css';
import type { ActionView, WraithView } from '@veilhall/games/veilwraith';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { RulesText } from '../../../parts/RulesText.tsx';
import { actionPicture } from '../pictures.ts';
import { OfferFace } from './OfferFace.tsx';

type RewardAsk = 'rewardAction' | 'rewardToken' | 'easyDream';

const ASKS: readonly (string | undefined)[] = ['rewardAction', 'rewardToken', 'easyDream'] satisfies RewardAsk[];

export const isReward = (ask: string | undefined): ask is RewardAsk => ASKS.includes(ask);

/** What is won, each as it will be: an Action on its other side, or a token that shows more. */
export function Rewards({ wraith, ask }: { wraith: WraithView; ask: RewardAsk }) {
  if (ask === 'rewardAction') {
    return (
      <Zone id={`standing-${wraith.seat}`} label="Actions" className="vw-gifts">
        {inOrder(wraith.actions, (action) => wraith.legacy.advanced[action.type]).map(({ type }) => (
          <li key={type}>
            <ActionOffer type={type} advanced={wraith.legacy.advanced[type]} />
          </li>
        ))}
      </Zone>
    );
  }
  return (
    <Zone id={`standing-${wraith.seat}`} label="Action Power Tokens" className="vw-gifts vw-token-gifts">
      {inOrder(wraith.slots, (slot) => slot.advanced).map(({ slot, power, advanced }) => (
        <li key={slot} data-closed={advanced}>
          <Thing id={`slot:${slot}`} label={tokenLabel(slot, power, advanced)} className="vw-token-gift">
            <span className="vw-coin" data-advanced={advanced}>
              {power}
            </span>
            {!advanced && (
              <>
                <i>becomes</i>
                <span className="vw-coin" data-advanced="true">
                  {power + 1}
                </span>
              </>
            )}
            <span>slot {slot}</span>
            {advanced && <em>Advanced already</em>}
          </Thing>
        </li>
      ))}
    </Zone>
  );
}

/** What can be chosen comes first. */
const inOrder = <T,>(all: readonly T[], closed: (one: T) => boolean): T[] => [
  ...all.filter((one) => !closed(one)),
  ...all.filter(closed),
];

const tokenLabel = (slot: number, power: number, advanced: boolean): string =>
  `Action Power Token of slot ${slot}, ${advanced ? 'Advanced already' : `${power} becomes ${power + 1}`}`;

interface Sides {
  readonly basic?: { readonly name?: string };
  readonly advanced?: { readonly name?: string };
  readonly advancedText?: string;
}

function ActionOffer({ type, advanced }: { type: ActionView['type']; advanced: boolean }) {
  const { cards } = useTableState();
  const card = cards.get(type);
  const { basic, advanced: other, advancedText = '' } = (card?.data ?? {}) as Sides;
  const label = advanced
    ? `${other?.name}, Advanced already`
    : `${basic?.name} becomes ${other?.name}. ${advancedText}`;
  return (
    <Thing id={`action:${type}`} card={type} label={label} className="vw-gift">
      <OfferFace
        picture={actionPicture(type, card, true)}
        name={other?.name ?? ''}
        {...(advanced ? { closed: 'Advanced already.' } : { was: `was ${basic?.name}` })}
      >
        <RulesText text={advancedText} />
      </OfferFace>
    </Thing>
  );
}
