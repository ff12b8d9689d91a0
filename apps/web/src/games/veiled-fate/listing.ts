import type { ThingId } from '@veilhall/engine';
import {
  DEMI_CARDS,
  demiThing,
  POWER_NAMES,
  powerOf,
  powerThing,
  type Reason,
  type TurnAct,
  type VeiledFateView,
  type VfPrompt,
} from '@veilhall/games/veiled-fate';
import type { Blocked } from '../../table/table.ts';
import type { OptionPlace, PickOf } from '../game-table.ts';

/** A turn by what is done, then by the piece it is done with; the other questions are short. */
export function group(_view: VeiledFateView, { ask, option }: PickOf<VfPrompt>): OptionPlace | undefined {
  const act = ask === 'act' ? option.about : undefined;
  if (!act) return undefined;
  const power = powerOf(act);
  const under = 'demi' in act && act.do !== 'smite' ? { under: DEMI_CARDS[act.demi].name } : {};
  if (power) return { heading: POWER_NAMES[power], ...under };
  return act.do === 'move' ? { heading: 'Move', ...under } : { heading: 'End the turn' };
}

export function idle(view: VeiledFateView, { ask, option }: PickOf<VfPrompt>): string | undefined {
  return ask === 'act' && option.about ? vainSmite(view, option.about) : undefined;
}

/** Whoever lies in the Abyss at the back of its line can fall no further (VF-SMITE-02). */
function vainSmite({ demis, lines }: VeiledFateView, act: TurnAct): string | undefined {
  if (act.do !== 'smite') return undefined;
  const last = lines.some((line) => line.demis.at(-1) === act.demi);
  if (!last || demis.find(({ id }) => id === act.demi)?.at !== 'abyss') return undefined;
  return `${DEMI_CARDS[act.demi].name} is in the Abyss, at the back of its line, and can fall no further.`;
}

/** A refusal of a turn names the Demi that cannot, and the God Power that does not reach it. */
export function concerns(refusal: Blocked, chosen: readonly ThingId[]): boolean {
  // Refusals of a match of Veiled Fate are its own.
  const args = refusal.args as Reason['args'];
  if (!args) return false;
  return (
    ('demi' in args && chosen.includes(demiThing(args.demi))) ||
    ('power' in args && chosen.includes(powerThing(args.power)))
  );
}
