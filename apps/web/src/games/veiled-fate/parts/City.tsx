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
import { PLACE_TITLES } from '../names.ts';
import { DemiThing } from './Piece.tsx';
import { standingAt } from './Region.tsx';
import { ResultSign } from './Result.tsx';

/** The City card on the table, with its words and as it is printed. */
export function useCityCard(view: VeiledFateView): { name: string; decree: string; card: CityCard } | undefined {
  const { cards } = useTableState();
  const info = cards.get(view.city?.card ?? '');
  if (!info) return undefined;
  // The catalogue carries each card's own record as its data.
  const card = info.data as CityCard;
  return { name: info.name, decree: card.decree.map(decreeText).join(' '), card };
}

/** The middle of the world: the six slots of the City card are a ring round it. */
export function City({ view }: { view: VeiledFateView }) {
  const city = useCityCard(view);
  const standing = standingAt(view, 'city');
  const token = view.city?.token ?? 0;
  const next = view.city?.next;
  return (
    <section className="vf-place vf-city" data-place="city">
      {city && <Ring slots={city.card.slots} token={token} />}
      <Zone id="city" label="City" count={standing.length} className="vf-city-in">
        <li className="vf-city-head">
          <Thing
            id={placeThing({ at: 'city', slot: 0 })}
            name={PLACE_TITLES.city}
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
          {city && view.city ? (
            <Thing
              id={CITY_THING}
              card={view.city.card}
              className="vf-city-card"
              label={`${city.name}, City card, Token on slot ${token} of ${city.card.slots.length}, next: ${next ? iconText(next) : 'nothing'}. ${city.decree}`}
            >
              <span>{city.name}</span>
              {city.decree && <small>{city.decree}</small>}
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
