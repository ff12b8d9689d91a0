import './plain-screen.css';
import type { SketchThing, SketchZone } from '@veilhall/engine';
import { useShown, useTableState } from '../context.ts';
import { Thing } from '../Thing.tsx';
import { Zone } from '../Zone.tsx';

/** The table as labelled lists: what every game's words can give. */
export function PlainScreen() {
  const { sketch } = useShown();
  const { seats } = useTableState();
  return (
    <div className="plain-table">
      {sketch.status.length > 0 && (
        <ul className="plain-status" aria-label="Status">
          {sketch.status.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="plain-zones">
        {sketch.zones.map((zone) => (
          <PlainZone key={zone.id} zone={zone} owner={zone.owner === undefined ? undefined : seats[zone.owner]?.name} />
        ))}
      </div>
    </div>
  );
}

function PlainZone({ zone, owner }: { zone: SketchZone; owner: string | undefined }) {
  const name = owner ? `${zone.name} of ${owner}` : zone.name;
  return (
    <section className="plain-zone" data-empty={zone.count === 0}>
      <h2>
        {name} <b>{zone.count}</b>
      </h2>
      {zone.things && zone.things.length > 0 && (
        <Zone id={zone.id} label={name} count={zone.count} className="plain-things">
          {zone.things.map((thing) => (
            <li key={thing.id}>
              <PlainThing thing={thing} />
            </li>
          ))}
        </Zone>
      )}
    </section>
  );
}

function PlainThing({ thing }: { thing: SketchThing }) {
  return (
    <Thing
      id={thing.id}
      label={`${thing.name}, ${thing.facts}`}
      className="plain-thing"
      {...(thing.card && { card: thing.card })}
    >
      <b>{thing.name}</b>
      <span>{thing.facts}</span>
    </Thing>
  );
}
