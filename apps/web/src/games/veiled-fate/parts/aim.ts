import { DEMIS, type DemiId, REGIONS, type Region, type VeiledFateView } from '@veilhall/games/veiled-fate';
import { useControls, useShown } from '../../../frame/context.ts';
import { useStore } from '../../../store.ts';
import type { Asked } from '../../../table/table.ts';

/** The Quest the decision is about, and who would step where. */
export interface Aim {
  readonly region: Region;
  readonly placed?: { readonly demi: DemiId; readonly slot: number };
}

const regionNamed = (name: unknown): Region | undefined => REGIONS.find((region) => region === name);

export const demiIn = (things: readonly string[]): DemiId | undefined =>
  DEMIS.find((demi) => things.includes(`demi:${demi}`));

function aimOf(
  view: VeiledFateView,
  prompt: Asked | undefined,
  chosen: readonly string[],
  pointed: string | undefined,
): Aim | undefined {
  if (prompt?.ask === 'vote') {
    const region = regionNamed(prompt.about?.region);
    return region && { region };
  }
  const demi = demiIn(chosen);
  if (prompt?.ask !== 'act' || !demi) return undefined;
  for (const thing of [pointed ?? '', ...chosen]) {
    const slot = /^slot:(\w+)\/(\d+)$/.exec(thing);
    const region = regionNamed(slot?.[1]);
    const quest = view.quests.find((each) => each.region === region);
    const open = quest?.slots[Number(slot?.[2]) - 1];
    if (region && open && open.demi === undefined) return { region, placed: { demi, slot: open.slot } };
  }
  return undefined;
}

export function useAim(view: VeiledFateView): Aim | undefined {
  const controls = useControls();
  const { prompt } = useShown();
  const chosen = useStore(controls.chosen);
  const inspected = useStore(controls.inspected);
  return aimOf(view, prompt, chosen, inspected?.thing);
}
