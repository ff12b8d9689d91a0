import './city.css';
import {
  CITY_THING,
  type CityCard,
  decreeText,
  iconText,
  placeThing,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { DemiThing } from './Piece.tsx';
import { standingAt } from './Region.tsx';
import { ResultSign } from './Result.tsx';

/** The printed slots of the City card on the table. */
export function useCityCard(
  view: VeiledFateView,
): { name: string; decree: string; slots: CityCard['slots'] } | undefined {
  const { cards } = useTableState();
  const card = cards.get(view.city?.card ?? '');
  if (!card) return undefined;
  // The catalogue carries each card's own record as its data.
  const { slots, decree } = card.data as CityCard;
  return { name: card.name, decree: decree.map(decreeText).join(' '), slots };
}

/** The middle of the world: the six slots of the City card are a ring round it. */
export function City({ view }: { view: VeiledFateView }) {
  const card = useCityCard(view);
  const standing = standingAt(view, 'city');
  const token = view.city?.token ?? 0;
  const next = view.city?.next;
  return (
    <section className="vf-place vf-city" data-place="city">
      {card && <Ring slots={card.slots} token={token} />}
      <Zone id="city" label="City" count={standing.length} className="vf-city-in">
        <li className="vf-city-head">
          <Thing
            id={placeThing({ at: 'city', slot: 0 })}
            label={`City, ${standing.length} standing`}
            className="vf-ground-thing"
          >
            <Glyph name="greek-temple" />
            <span>City</span>
          </Thing>
          {next && (
            <span className="vf-next" aria-hidden="true">
              next {next === '.' ? 'nothing' : <ResultSign result={next} />}
            </span>
          )}
        </li>
        <li>
          {card && view.city ? (
            <Thing
              id={CITY_THING}
              card={view.city.card}
              className="vf-city-card"
              label={`${card.name}, City card, Token on slot ${token} of ${card.slots.length}, next: ${next ? iconText(next) : 'nothing'}. ${card.decree}`}
            >
              <span>{card.name}</span>
              {card.decree && <small>{card.decree}</small>}
            </Thing>
          ) : (
            <p className="vf-city-gone">No City card until the next Age.</p>
          )}
        </li>
        <li className="vf-stand" data-many={standing.length > 4}>
          {standing.map((demi) => (
            <DemiThing key={demi.id} demi={demi} />
          ))}
        </li>
      </Zone>
    </section>
  );
}

function Ring({ slots, token }: { slots: CityCard['slots']; token: number }) {
  return (
    <ol className="vf-ring" aria-hidden="true">
      {slots.map((icon, i) => {
        const state = i + 1 < token ? 'past' : i + 1 === token ? 'token' : i === token ? 'next' : 'ahead';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are known by their place
          <li key={i} data-state={state} style={onRing(i)} title={`Slot ${i + 1}: ${iconText(icon)}`}>
            {state === 'token' ? <Glyph name="castle" /> : icon === '.' ? i + 1 : <ResultSign result={icon} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Clockwise: up the left side, down the right. Top and bottom stay free for whoever stands in the City. */
const ANGLES = [146, 180, 214, -34, 0, 34] as const;

function onRing(i: number): CSSProperties {
  const angle = ((ANGLES[i] ?? 0) * Math.PI) / 180;
  return { left: `${50 + 50 * Math.cos(angle)}%`, top: `${50 + 50 * Math.sin(angle)}%` };
}
