import './thread.css';
import { demiThing, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { useControls } from '../../../frame/context.ts';
import { Thread } from '../../../parts/Thread.tsx';
import { hanging } from '../../../parts/thread-path.ts';
import { useStore } from '../../../store.ts';
import { demiIn, isPlace } from './pointed.ts';

/** A thread from the Demi in hand to the place one points at, as far as it may go there. */
export function Pointing({ view }: { view: VeiledFateView }) {
  const controls = useControls();
  const demi = demiIn(useStore(controls.chosen));
  const pointed = useStore(controls.inspected)?.thing;
  const lights = useStore(controls.lights);
  const to = pointed && lights.has(pointed) && isPlace(view, pointed) ? pointed : undefined;
  return <Thread className="vf-thread" from={demi && demiThing(demi)} to={to} path={hanging} />;
}
