import type { ThingId } from '@veilhall/engine';
import type { Spot } from '@veilhall/games/lessons';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from '../store.ts';
import type { LessonNow, Look, TableState } from '../table/table.ts';
import type { Controls } from './controls.ts';
import { hintedThings } from './hint.ts';
import type { Light } from './selection.ts';

export const ControlsContext = createContext<Controls | undefined>(undefined);

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('used outside a table');
  return controls;
}

/** The table as it may be told: a reveal that is being played comes first. */
export const useTableState = (): TableState => useStore(useControls().told);

/** The moment on display. */
export const useShown = (): Look => useStore(useControls().shown);

/** How a thing is lit. Screens with hundreds of things draw only those again whose light changes. */
export function useLight(thing: ThingId): Light | undefined {
  const { lights } = useControls();
  const light = useCallback(() => lights.get().get(thing), [lights, thing]);
  return useSyncExternalStore(lights.subscribe, light);
}

/** The lesson points at one of these things and zones; no table, no lesson. */
export function useTaught(...spots: Spot[]): boolean {
  const table = useContext(ControlsContext)?.table;
  return useSyncExternalStore(table?.subscribe ?? never, () => {
    const lesson = table?.get().lesson;
    return lesson !== undefined && spots.some((spot) => isTaught(lesson, spot));
  });
}

const never = () => () => {};

function isTaught(lesson: LessonNow, spot: Spot): boolean {
  if ('zone' in spot) return lesson.at.some((at) => 'zone' in at && at.zone === spot.zone);
  return lesson.at.some((at) => 'thing' in at && at.thing === spot.thing);
}

/** The adept would point at this, or at one of these. */
export function useHinted(...things: readonly (ThingId | undefined)[]): boolean {
  const { hint } = useControls();
  return useSyncExternalStore(hint.subscribe, () => hintedThings(hint.get()).some((thing) => things.includes(thing)));
}

/** More lights than anybody follows: then they stand still, and the machine has its hands free. */
const MANY = 24;

export function useManyLights(): boolean {
  const { lights } = useControls();
  return useSyncExternalStore(lights.subscribe, () => lights.get().size > MANY);
}

export function useIsInspected(thing: ThingId): boolean {
  const { inspected } = useControls();
  const is = useCallback(() => inspected.get()?.thing === thing, [inspected, thing]);
  return useSyncExternalStore(inspected.subscribe, is);
}
