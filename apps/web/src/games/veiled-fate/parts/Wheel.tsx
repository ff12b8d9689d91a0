import './wheel.css';
import { REGIONS, type Region as RegionId, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { memo } from 'react';
import { doneThisAge, useHistory } from '../facts.ts';
import { Abyss } from './Abyss.tsx';
import { Asking } from './Asking.tsx';
import { City, useCityCard } from './City.tsx';
import { GROUND, PIECES, STROKES } from './ground.ts';
import { Region } from './Region.tsx';
import { Slip } from './Slip.tsx';
import { Thread } from './Thread.tsx';

const LANDS: readonly (RegionId | 'abyss')[] = ['abyss', ...REGIONS];

/** The board: seven pieces round the City, clockwise from the Abyss. */
export function Wheel({ view }: { view: VeiledFateView }) {
  const done = doneThisAge(useHistory());
  const decree = useCityCard(view)?.decree ?? '';
  const severed = /Coast and Mountains are not adjacent/.test(decree);
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
      <Thread />
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
