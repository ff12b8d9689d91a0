import {
  LOCATIONS,
  type Location,
  POWERS,
  powerThing,
  REGIONS,
  type Region as RegionId,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GlyphName } from '../../../art/glyph-name.ts';
import { useControls, useHinted, useShown } from '../../../frame/context.ts';
import { type StripTab, TabStrip } from '../../../parts/TabStrip.tsx';
import { useStore } from '../../../store.ts';
import type { LessonNow } from '../../../table/table.ts';
import { doneThisAge, useHistory } from '../facts.ts';
import { Abyss } from './Abyss.tsx';
import { AgePanel } from './AgePanel.tsx';
import { Asking } from './Asking.tsx';
import { useAim } from './aim.ts';
import { Cell } from './Cell.tsx';
import { City } from './City.tsx';
import { Fates } from './Fates.tsx';
import { Identity } from './Identity.tsx';
import { PlainPieces } from './Piece.tsx';
import { Players } from './Players.tsx';
import { Powers } from './Powers.tsx';
import { powerIn } from './pointed.ts';
import { Region } from './Region.tsx';
import { Slip } from './Slip.tsx';
import { Strip } from './Strip.tsx';
import { TurnLine } from './TurnLine.tsx';

const POWER_SPOTS = [{ zone: 'powers' }, ...POWERS.map((power) => ({ thing: powerThing(power) }))];

type Panel = Location | 'powers' | 'age' | 'mine';

/** One column: Renown, the wheel as small plates, what the decision is about, the hand. The rest folds into tabs. */
export function Phone({ view, children }: { view: VeiledFateView; children: ReactNode }) {
  const controls = useControls();
  const { prompt, seq } = useShown();
  const done = doneThisAge(useHistory());
  const [panel, setPanel] = useState<Panel>();
  // What a panel was opened for is done with the decision.
  useEffect(() => {
    if (seq >= 0) setPanel(undefined);
  }, [seq]);
  // A God Power in hand needs the board and the strip.
  const power = powerIn(useStore(controls.chosen));
  useEffect(() => {
    if (power) setPanel((now) => (now === 'powers' ? undefined : now));
  }, [power]);
  useEffect(() => {
    if (!panel) return;
    const close = (event: KeyboardEvent): void => {
      // What lies over the table, or is chosen on it, is let go first.
      if (event.key === 'Escape' && !event.defaultPrevented) setPanel(undefined);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [panel]);
  // Short of height the table scrolls: what was opened comes into sight.
  const opening = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel) opening.current?.scrollIntoView({ block: 'nearest' });
  }, [panel]);
  const toggle = (what: Panel) => () => setPanel(panel === what ? undefined : what);
  const hinted = useHinted(...POWERS.map(powerThing));
  const tab = (what: Panel, glyph: GlyphName, word: string, holds: LessonNow['at']): StripTab => ({
    word,
    glyph,
    holds,
    open: panel === what,
    onPress: toggle(what),
  });
  const vote = prompt?.ask === 'ageVote';
  const aimed = useAim(view)?.region;
  const opened = LOCATIONS.find((place) => place === panel);
  // An opened place shares the height of the board, and of hand and tabs, which nobody needs meanwhile.
  return (
    <div className="vf-phone" data-fold={opened !== undefined} data-below={panel !== undefined}>
      <div className="vf-scroll">
        <Players view={view} />
        <Strip view={view} />
        <div className="vf-board">
          <div className="vf-cells">
            {LOCATIONS.map((place) => (
              <Cell
                key={place}
                view={view}
                place={place}
                done={REGIONS.includes(place as RegionId) ? done.get(place as RegionId) : undefined}
                open={panel === place}
                aimed={!panel && aimed === place}
                onOpen={toggle(place)}
              />
            ))}
          </div>
          <PlainPieces value={true}>
            {panel ? (
              <section ref={opening} className="vf-panel" aria-label="Opened">
                <Opened view={view} panel={panel} done={done} />
                <button type="button" className="vf-panel-close btn quiet" onClick={() => setPanel(undefined)}>
                  Close
                </button>
              </section>
            ) : (
              vote && (
                <section className="vf-panel vf-ballot" aria-label="The vote">
                  <AgePanel view={view} />
                </section>
              )
            )}
          </PlainPieces>
          {children}
        </div>
        <TurnLine view={view} />
        <TabStrip
          className="vf-tabs"
          tabs={[
            { ...tab('powers', 'magic-portal', 'Powers', POWER_SPOTS), hinted },
            tab('age', 'at-sea', 'Age', [{ zone: 'age' }]),
            { word: 'Notes', glyph: 'magnifying-glass', onPress: () => controls.open('unknowns') },
            tab('mine', 'semi-closed-eye', 'Yours', [{ zone: 'mine' }]),
          ]}
        />
      </div>
      {/* What a decision is about lies over the ranks, moves nothing and does not scroll away. */}
      <Asking view={view} />
      <PlainPieces value={true}>{!panel && <Slip view={view} />}</PlainPieces>
      <Fates view={view} />
    </div>
  );
}

interface OpenedProps {
  readonly view: VeiledFateView;
  readonly panel: Panel;
  readonly done: ReturnType<typeof doneThisAge>;
}

function Opened({ view, panel, done }: OpenedProps) {
  switch (panel) {
    case 'powers':
      return (
        <>
          <h2>God Powers, cost in Fate cards</h2>
          <Powers view={view} />
        </>
      );
    case 'age':
      return <AgePanel view={view} />;
    case 'mine':
      return <Identity view={view} />;
    case 'city':
      return <City view={view} />;
    case 'abyss':
    case 'pools':
      return <Abyss view={view} />;
    case 'coast':
    case 'forest':
    case 'canyons':
    case 'desert':
    case 'volcano':
    case 'mountains':
      return <Region view={view} place={panel} done={done.get(panel)} />;
  }
}
