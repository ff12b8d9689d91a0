import './plain-screen.css';
import type { Seat, SketchThing, SketchZone, Text } from '@veilhall/engine';
import { memo } from 'react';
import { cardArt } from '../../art/card-art.ts';
import { useControls, useShown, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';
import { TextLine } from '../TextLine.tsx';
import { Thing } from '../Thing.tsx';
import { Zone } from '../Zone.tsx';
import { usePlainPicture } from './plain-picture.ts';

/** The table as labelled lists: what every game's words can give. */
export function PlainScreen() {
  const controls = useControls();
  const { sketch } = useShown();
  const { seats } = useTableState();
  const ownerOf = (seat: Seat | undefined): string | undefined =>
    seat === undefined || seats.length === 1 ? undefined : seats[seat]?.name;
  return (
    <div className="plain-table">
      {sketch.status.length > 0 && (
        <ul className="plain-status" aria-label="Status">
          {sketch.status.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a status have no other name
            <li key={i}>
              <TextLine text={line} />
            </li>
          ))}
        </ul>
      )}
      <div className="plain-zones">
        {sketch.zones.map((zone) => (
          <PlainZone key={zone.id} zone={zone} owner={ownerOf(zone.owner)} />
        ))}
      </div>
      <nav className="plain-panels" aria-label="Beside the table">
        <button type="button" onClick={() => controls.open('log')}>
          Log
        </button>
        <button type="button" onClick={() => controls.open('rules')}>
          Rules
        </button>
      </nav>
    </div>
  );
}

function PlainZone({ zone, owner }: { zone: SketchZone; owner: string | undefined }) {
  const called = usePlain()(zone.name);
  const name = owner ? `${called} of ${owner}` : called;
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

const sameText = (a: Text, b: Text): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Drawn again only when it says something else: most of a table stays as it was. */
const PlainThing = memo(
  DrawnThing,
  ({ thing: a }, { thing: b }) => a.id === b.id && a.name === b.name && sameText(a.facts, b.facts) && a.card === b.card,
);

function DrawnThing({ thing }: { thing: SketchThing }) {
  // The cards do not change while a table is open: no need to look again after every pick.
  const picture = usePlainPicture(
    useControls()
      .table.get()
      .cards.get(thing.card ?? ''),
  );
  const facts = usePlain()(thing.facts);
  return (
    <Thing
      id={thing.id}
      label={`${thing.name}, ${facts}`}
      className="plain-thing"
      {...(thing.card && { card: thing.card })}
    >
      {picture && <img src={cardArt({ ...picture, height: 40 })} alt="" />}
      <b>{thing.name}</b>
      <span>{facts}</span>
    </Thing>
  );
}
