import './wheel.css';
import { type CityCard, REGIONS, type Region as RegionId, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { memo } from 'react';
import { doneThisAge, useHistory } from '../facts.ts';
import { Abyss } from './Abyss.tsx';
import { Asking } from './Asking.tsx';
import { City, useCityCard } from './City.tsx';
import { GROUND, PIECES, STROKES } from './ground.ts';
import { Pointing } from './Pointing.tsx';
import { Region } from './Region.tsx';
import { Slip } from './Slip.tsx';

const LANDS: readonly (RegionId | 'abyss')[] = ['abyss', ...REGIONS];

/** The way between Coast and Mountains is the only bridge of the board. */
const isSevered = (decree: CityCard['decree'][number]): boolean =>
  decree.rule === 'edge' && !decree.open && decree.between.includes('coast') && decree.between.includes('mountains');

/** The board: seven pieces round the City, clockwise from the Abyss. */
export function Wheel({ view }: { view: VeiledFateView }) {
  const done = doneThisAge(useHistory());
  const severed = useCityCard(view)?.card.decree.some(isSevered) ?? false;
  return (
    <section className="vf-wheel" aria-label="Board">
      <Ground />
      <span
        className="vf-bridge"
        data-severed={severed}
        title={severed ? 'The bridge between Mountains and Coast is severed.' : 'A bridge joins Mountains and Coast.'}
      />
      <Abyss view={view} />
      <City view={view} />
      {REGIONS.map((place) => (
        <Region key={place} view={view} place={place} done={done.get(place)} />
      ))}
      <Pointing view={view} />
      <Asking view={view} />
      <Slip view={view} />
    </section>
  );
}

const Ground = memo(function Ground() {
  return (
    <svg
      className="vf-land"
      viewBox={`0 0 ${GROUND.width} ${GROUND.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LANDS.map((land) => (
        <g key={land} data-land={land}>
          <clipPath id={`vf-${land}`}>
            <path d={PIECES[land]} />
          </clipPath>
          <path className="vf-soil" d={PIECES[land]} />
          <path className="vf-strokes" d={STROKES[land]} clipPath={`url(#vf-${land})`} />
        </g>
      ))}
    </svg>
  );
});
