import { PLACE_NAMES, placeThing, type Region as RegionId, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import type { Done } from '../facts.ts';
import { PLACE_GLYPHS } from '../glyphs.ts';
import { PLACE_TITLES } from '../names.ts';
import { DemiThing } from './Piece.tsx';
import { QuestPlate } from './Quest.tsx';

interface RegionProps {
  readonly view: VeiledFateView;
  readonly place: RegionId;
  readonly done: Done | undefined;
}

export const standingAt = (view: VeiledFateView, place: string) =>
  view.demis.filter(({ at, slot }) => at === place && slot === 0);

/** One of the six: its name to stand on, who stands there, its Quest. */
export function Region({ view, place, done }: RegionProps) {
  const { cards } = useTableState();
  const quest = view.quests.find(({ region }) => region === place);
  const standing = standingAt(view, place);
  const name = quest && cards.get(quest.card)?.name;
  return (
    <section className="vf-place vf-region" data-place={place}>
      <Zone id={place} label={`${PLACE_TITLES[place]}${name ? `, ${name}` : ', no Quest'}`} className="vf-region-in">
        <li className="vf-head">
          <Thing
            id={placeThing({ at: place, slot: 0 })}
            name={PLACE_TITLES[place]}
            label={`${PLACE_TITLES[place]}, Quest Region, ${standing.length} standing`}
            className="vf-ground-thing"
            {...(quest && { card: quest.card })}
          >
            <Glyph name={PLACE_GLYPHS[place]} />
            <span>{PLACE_TITLES[place]}</span>
          </Thing>
        </li>
        <li className="vf-stand">
          {standing.map((demi) => (
            <DemiThing key={demi.id} demi={demi} />
          ))}
        </li>
        <li className="vf-plate">
          {quest ? <QuestPlate view={view} quest={quest} /> : <NoQuest place={place} done={done} />}
        </li>
      </Zone>
    </section>
  );
}

function NoQuest({ place, done }: { place: RegionId; done: Done | undefined }) {
  const { cards } = useTableState();
  if (!done) return <p className="vf-noquest">No Quest here. Demis may still stand in {PLACE_NAMES[place]}.</p>;
  const { feathers, scorpions, verdict } = done;
  const [more, less] = feathers > scorpions ? [feathers, scorpions] : [scorpions, feathers];
  return (
    <p className="vf-noquest">
      {cards.get(done.quest)?.name ?? done.quest} is done: {verdict === 'feathers' ? 'Feathers' : 'Scorpions'} won,{' '}
      {more} to {less}.
    </p>
  );
}
