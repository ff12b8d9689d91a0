import './powers.css';
import { POWER_NAMES, POWERS, type Power, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useShown } from '../../../frame/context.ts';
import { usePlain } from '../../../frame/reader.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import type { Blocked } from '../../../table/table.ts';
import { POWER_GLYPHS } from '../glyphs.ts';
import { counted, POWER_TEXTS, POWER_TITLES } from '../names.ts';

const PRINTED: Readonly<Record<Power, number>> = { portal: 3, transfigure: 3, smite: 2, omniscience: 2, influence: 1 };

/** Why not, in three words. */
function shortly({ code }: Blocked, cost: number, hand: number): string {
  switch (code) {
    case 'cost':
      return `${cost - hand} short`;
    case 'no-pair':
      return 'no pair';
    case 'influence-first':
      return '2nd action';
    case 'influence-no-vote':
      return 'after a vote';
    case 'influence-done':
      return 'Quest done';
    case 'influence-cards':
      return '1 short';
    default:
      return '';
  }
}

/** The five God Powers with their present cost, and what keeps one from being used. */
export function Powers({ view }: { view: VeiledFateView }) {
  const { prompt, whyNot } = useShown();
  const words = usePlain();
  const acting = prompt?.ask === 'act';
  return (
    <Zone id="powers" label="God Powers" className="vf-powers">
      {POWERS.map((power) => {
        const cost = view.costs[power];
        const hand = view.me?.hand.length ?? 0;
        const reason = acting ? whyNot.find(({ on }) => on === `power:${power}`) : undefined;
        const why = reason ? shortly(reason, cost, hand) : '';
        return (
          <li key={power}>
            <Thing
              id={`power:${power}`}
              className="vf-power"
              label={`${POWER_NAMES[power]}, God Power, costs ${counted(cost, 'Fate card')}. ${POWER_TEXTS[power]}${reason ? ` ${words(reason.text)}` : ''}`}
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
