import type { ThingId } from '@veilhall/engine';
import {
  CITY_THING,
  type Location,
  placeThing,
  type QuestView,
  questThing,
  REGIONS,
  slotThing,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { useEffect, useRef } from 'react';
import { useControls, useHinted, useShown, useTableState, useTaught } from '../../../frame/context.ts';
import { pointedIf } from '../../../frame/lesson/pointed-at.ts';
import type { Light } from '../../../frame/selection.ts';
import { useStore } from '../../../store.ts';
import type { Done } from '../facts.ts';
import { counted, PLACE_TITLES } from '../names.ts';
import { useCityCard } from './City.tsx';
import { Dot } from './Dot.tsx';
import { Need } from './Quest.tsx';
import { standingAt } from './Region.tsx';
import { ResultSign } from './Result.tsx';

interface CellProps {
  readonly view: VeiledFateView;
  readonly place: Location;
  readonly done?: Done | undefined;
  readonly open: boolean;
  /** The decision is about its Quest. */
  readonly aimed: boolean;
  onOpen(): void;
}

/** What of a place can be pointed at. */
function thingsAt(place: Location, quest: QuestView | undefined): ThingId[] {
  const here = [placeThing({ at: place, slot: 0 })];
  if (place === 'city') here.push(CITY_THING);
  if (quest) here.push(questThing(quest.region), ...quest.slots.map(({ slot }) => slotThing(quest.region, slot)));
  return here;
}

/** Whether it may be chosen and is to the point. */
const isMeant = (light: Light | undefined): boolean => light !== undefined && light !== 'legal';

/** A place, small: who is there, its Quest at a glance. Pressing it opens it, or goes there if there is one way to. */
export function Cell({ view, place, done, open, aimed, onOpen }: CellProps) {
  const controls = useControls();
  const { cards } = useTableState();
  const { prompt } = useShown();
  const lights = useStore(controls.lights);
  const chosen = useStore(controls.chosen);
  const aiming = chosen.length > 0 || prompt?.ask === 'place' || prompt?.ask === 'name' || prompt?.ask === 'fromPools';
  const quest = view.quests.find(({ region }) => region === place);
  const here = thingsAt(place, quest);
  const hinted = useHinted(...here);
  const targets = aiming ? here.filter((thing) => isMeant(lights.get(thing))) : [];
  const taught = useTaught({ zone: place }, ...here.map((thing) => ({ thing })));
  const standing = standingAt(view, place);
  const name = quest && (cards.get(quest.card)?.name ?? quest.card);
  const cell = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open || aimed) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [open, aimed]);
  const press = (): void => {
    const [only] = targets;
    if (only && targets.length === 1 && lights.get(only) === 'lit') controls.press(only);
    else onOpen();
  };
  const said = [
    PLACE_TITLES[place],
    name && `${name}, ${counted(quest.pile.size, 'vote')}, ${quest.open} open`,
    standing.length > 0 && `${standing.length} standing`,
    targets.length > 0 && 'can be chosen',
    hinted && 'the adept would choose this',
  ].filter(Boolean);
  return (
    <button
      ref={cell}
      type="button"
      className="vf-cell"
      data-place={place}
      data-lit={targets.length > 0}
      data-aimed={aimed}
      aria-expanded={open}
      onClick={press}
      {...pointedIf(taught && !open)}
    >
      <span className="unseen">{said.join(', ')}</span>
      {hinted && <span className="hint-ring" aria-hidden="true" />}
      <span className="vf-cell-face" aria-hidden="true">
        <span className="vf-cell-head">
          <b>{PLACE_TITLES[place]}</b>
          <span className="vf-dots">
            {standing.map(({ id }) => (
              <Dot key={id} id={id} />
            ))}
          </span>
          {place === 'city' && view.city?.next && (
            <em>next {view.city.next === '.' ? 'nothing' : <ResultSign result={view.city.next} />}</em>
          )}
        </span>
        {place === 'city' && <Decree view={view} />}
        {quest && (
          <span className="vf-cell-name" data-full={quest.slots.length > 3 || standing.length > 0}>
            {name}
          </span>
        )}
        {!quest && done && <span className="vf-cell-done">{cards.get(done.quest)?.name} is done.</span>}
        {!quest && !done && REGIONS.some((region) => region === place) && (
          <span className="vf-cell-done">No Quest here.</span>
        )}
        {quest && <Slots quest={quest} />}
        {quest && (
          <span className="vf-cell-foot">
            <span>{counted(quest.pile.size, 'vote')}</span>
            <span>{quest.open} open</span>
          </span>
        )}
      </span>
    </button>
  );
}

function Decree({ view }: { view: VeiledFateView }) {
  const decree = useCityCard(view)?.decree;
  return decree ? <span className="vf-cell-decree">{decree}</span> : undefined;
}

function Slots({ quest }: { quest: QuestView }) {
  return (
    <span className="vf-cell-slots">
      {quest.slots.map((slot) =>
        slot.demi ? <Dot key={slot.slot} id={slot.demi} /> : <Need key={slot.slot} slot={slot} />,
      )}
    </span>
  );
}
