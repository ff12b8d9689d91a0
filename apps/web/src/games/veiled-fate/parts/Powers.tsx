import './powers.css';
import {
  POWER_NAMES,
  POWERS,
  type Power,
  powerThing,
  type Reason,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useShown } from '../../../frame/context.ts';
import { usePlain } from '../../../frame/reader.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { POWER_GLYPHS } from '../glyphs.ts';
import { counted, POWER_TEXTS, POWER_TITLES } from '../names.ts';

const PRINTED: Readonly<Record<Power, number>> = { portal: 3, transfigure: 3, smite: 2, omniscience: 2, influence: 1 };

/** Why not, in three words. */
const SHORTLY: { readonly [C in Reason['code']]?: (cost: number, hand: number) => string } = {
  cost: (cost, hand) => `${cost - hand} short`,
  'no-pair': () => 'no pair',
  'influence-first': () => '2nd action',
  'influence-no-vote': () => 'after a vote',
  'influence-done': () => 'Quest done',
  'influence-cards': () => '1 short',
};

/** The five God Powers with their present cost, and what keeps one from being used. */
export function Powers({ view }: { view: VeiledFateView }) {
  const { prompt, whyNot } = useShown();
  const inWords = usePlain();
  const acting = prompt?.ask === 'act';
  return (
    <Zone id="powers" label="God Powers" className="vf-powers">
      {POWERS.map((power) => {
        const cost = view.costs[power];
        const hand = view.me?.hand.length ?? 0;
        const reason = acting ? whyNot.find(({ on }) => on === powerThing(power)) : undefined;
        // Refusals of a match of Veiled Fate are its own.
        const why = reason && SHORTLY[reason.code as Reason['code']]?.(cost, hand);
        return (
          <li key={power}>
            <Thing
              id={powerThing(power)}
              name={POWER_TITLES[power]}
              className="vf-power"
              label={`${POWER_NAMES[power]}, God Power, costs ${counted(cost, 'Fate card')}. ${POWER_TEXTS[power]}${reason ? ` ${inWords(reason.text)}` : ''}`}
            >
              <span className="vf-power-in" data-off={reason !== undefined || !acting} title={POWER_TEXTS[power]}>
                <Glyph name={POWER_GLYPHS[power]} />
                <b>{POWER_TITLES[power]}</b>
                {why ? <small>{why}</small> : <Cost cost={cost} printed={PRINTED[power]} />}
              </span>
            </Thing>
          </li>
        );
      })}
    </Zone>
  );
}

/** Small backs for the cards it takes; those a Decree spares are struck out, those it adds are framed. */
function Cost({ cost, printed }: { cost: number; printed: number }) {
  return (
    <span className="vf-cost">
      {Array.from({ length: Math.max(cost, printed) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <u key={i} data-spared={i >= cost} data-added={i >= printed} />
      ))}
      {cost}
    </span>
  );
}
