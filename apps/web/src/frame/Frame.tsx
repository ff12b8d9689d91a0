import './frame.css';
import { useRef } from 'react';
import { useStore } from '../store.ts';
import { Calls } from './calls/Calls.tsx';
import { useControls, useManyLights, useShown, useTableState } from './context.ts';
import { useTableKeys } from './keys/use-table-keys.ts';
import { LessonBar } from './lesson/LessonBar.tsx';
import { Flights } from './motion/Flights.tsx';
import { Banner } from './over/Banner.tsx';
import { Overlays } from './over/Overlays.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { Rail } from './rail/Rail.tsx';
import { Spoken } from './Spoken.tsx';
import { ScrubBar } from './scrub/ScrubBar.tsx';
import { play } from './sound/sounds.ts';
import { useTableSounds } from './sound/use-table-sounds.ts';
import { TopStrip } from './top/TopStrip.tsx';
import { useNudged } from './use-nudged.ts';
import { useWide } from './use-wide.ts';

const ring = (): void => play('bell');

/** The shared table: top strip, the game's own screen, prompt bar, rail. The same for every game. */
export function Frame({ replay }: { replay: boolean }) {
  const controls = useControls();
  const { meta } = useTableState();
  const back = useStore(controls.lookingBack);
  const many = useManyLights();
  const wide = useWide();
  const root = useRef<HTMLDivElement>(null);
  useTableKeys(root);
  useTableSounds();
  useNudged(ring);
  return (
    <div className="frame" ref={root} data-game={meta.game} data-back={back} data-wide={wide}>
      <TopStrip />
      <main className="frame-table" data-region="table" aria-label="Table" data-lights={many ? 'many' : 'few'}>
        <Banner />
        <GameScreen />
      </main>
      <LessonBar />
      {back ? <ScrubBar replay={replay} /> : <PromptBar />}
      <Rail />
      <Overlays />
      <Spoken />
      <Calls />
    </div>
  );
}

function GameScreen() {
  const { game } = useControls();
  const moment = useShown();
  const { Screen } = game;
  return (
    <Flights moment={moment}>
      <Screen view={moment.view} />
    </Flights>
  );
}
