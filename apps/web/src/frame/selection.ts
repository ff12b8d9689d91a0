import type { ThingId } from '@veilhall/engine';
import type { Asked, Labelled } from '../table/table.ts';

/** What pointing at a thing leads to. */
export type Press =
  | { readonly do: 'pick'; readonly option: Labelled }
  /** More things, or one of several options, are still to be pointed out. */
  | { readonly do: 'narrow'; readonly chosen: readonly ThingId[] }
  | { readonly do: 'blocked' };

/** Of an offer, which holds no move, what it offers. */
function moves(prompt: Asked | undefined): readonly Labelled[] {
  const options = prompt?.options ?? [];
  const found = options.filter((option) => !option.kind);
  return found.length > 0 ? found : options.filter((option) => option.kind === 'setting');
}

const holds = (option: Labelled, things: readonly ThingId[]): boolean =>
  things.every((thing) => option.on?.includes(thing));

/** The moves that belong to all chosen things. */
export const narrowed = (prompt: Asked | undefined, chosen: readonly ThingId[]): readonly Labelled[] =>
  moves(prompt).filter((option) => holds(option, chosen));

/** A setting that lies on things is done with them, like a move that hardly anybody means: it belongs into the list of all. */
export const isAside = ({ kind, on = [] }: Labelled): boolean => kind === 'setting' && on.length > 0;

/** Everything that can be done with the chosen things: moves first, as the number keys go, then what is hardly ever meant. */
export function listed(prompt: Asked | undefined, chosen: readonly ThingId[]): readonly Labelled[] {
  const moved = narrowed(prompt, chosen);
  const asides = prompt?.options.filter((option) => isAside(option) && holds(option, chosen)) ?? [];
  return [...moved, ...asides.filter((option) => !moved.includes(option))];
}

/**
 * Pointing at a thing: picks if that leaves one option, otherwise narrows what is lit; pointing again lets go. With
 * `all`, an option is picked when all its things are pointed at, not before and whatever others have them too.
 */
export function press(
  prompt: Asked | undefined,
  chosen: readonly ThingId[],
  thing: ThingId,
  all: boolean = false,
): Press {
  if (chosen.includes(thing)) return { do: 'narrow', chosen: chosen.filter((other) => other !== thing) };
  for (const things of [[...chosen, thing], [thing]]) {
    const left = narrowed(prompt, things);
    const ready = all ? left.filter((option) => option.on?.length === things.length) : left;
    const [only] = ready;
    if (ready.length === 1 && only) return { do: 'pick', option: only };
    if (left.length > 0) return { do: 'narrow', chosen: things };
  }
  return { do: 'blocked' };
}

export type Light = 'lit' | 'legal' | 'chosen';

/** Three levels of legality: what matters now, what is legal besides, what is chosen. */
export function lights(
  prompt: Asked | undefined,
  chosen: readonly ThingId[],
  minor: (option: Labelled) => boolean,
): Map<ThingId, Light> {
  const found = new Map<ThingId, Light>();
  for (const option of narrowed(prompt, chosen)) {
    const level: Light = minor(option) ? 'legal' : 'lit';
    for (const thing of option.on ?? []) if (found.get(thing) !== 'lit') found.set(thing, level);
  }
  for (const thing of chosen) found.set(thing, 'chosen');
  return found;
}
