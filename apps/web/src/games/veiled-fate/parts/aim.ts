import type { ThingId } from '@veilhall/engine';
import { type DemiId, type Region, slotThing, type VeiledFateView, type VfPrompt } from '@veilhall/games/veiled-fate';
import { useControls } from '../../../frame/context.ts';
import { useStore } from '../../../store.ts';
import type { Worded } from '../../../table/table.ts';
import { useOwnPrompt } from '../facts.ts';
import { demiIn } from './pointed.ts';

/** The Quest the decision is about, and who would step where. */
export interface Aim {
  readonly region: Region;
  readonly placed?: { readonly demi: DemiId; readonly slot: number };
}

function aimOf(
  view: VeiledFateView,
  prompt: Worded<VfPrompt> | undefined,
  chosen: readonly ThingId[],
  pointed: ThingId | undefined,
): Aim | undefined {
  if (prompt?.ask === 'vote') return { region: prompt.about.region };
  const demi = demiIn(chosen);
  if (prompt?.ask !== 'act' || !demi) return undefined;
  for (const thing of [pointed, ...chosen]) {
    for (const { region, slots } of view.quests) {
      const open = slots.find(({ slot }) => slotThing(region, slot) === thing);
      if (open && open.demi === undefined) return { region, placed: { demi, slot: open.slot } };
    }
  }
  return undefined;
}

export function useAim(view: VeiledFateView): Aim | undefined {
  const controls = useControls();
  const prompt = useOwnPrompt();
  const chosen = useStore(controls.chosen);
  const inspected = useStore(controls.inspected);
  return aimOf(view, prompt, chosen, inspected?.thing);
}
