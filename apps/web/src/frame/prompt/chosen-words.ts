import type { ThingId } from '@veilhall/engine';
import type { Asked } from '../../table/table.ts';
import { narrowed } from '../selection.ts';

/** More than these are not listed by name. */
const MOST_NAMED = 4;

/** What is chosen and what comes next: "Assault chosen: point at Thorn Pack or Cradle Singer, or let go." */
export function chosenWords(
  prompt: Asked,
  chosen: readonly ThingId[],
  nameOf: (thing: ThingId) => string | undefined,
): string | undefined {
  const names = chosen.map(nameOf);
  if (!isWhole(names) || names.length === 0) return undefined;
  const left = narrowed(prompt, chosen).map(({ on }) => (on ?? []).filter((thing) => !chosen.includes(thing)));
  const next = [...new Set(left.flat())];
  const ways = [
    ...(next.length > 0 ? [`point at ${pointedAt(next, nameOf)}`] : []),
    ...(left.some((things) => things.length === 0) ? ['press a button'] : []),
  ];
  return `${inList(names, 'and')} chosen: ${[...ways, 'or let go'].join(', ')}.`;
}

function pointedAt(things: readonly ThingId[], nameOf: (thing: ThingId) => string | undefined): string {
  const names = [...new Set(things.map(nameOf))];
  return isWhole(names) && names.length <= MOST_NAMED ? inList(names, 'or') : `one of the ${things.length} lit things`;
}

const isWhole = (names: readonly (string | undefined)[]): names is readonly string[] => !names.includes(undefined);

function inList(names: readonly string[], last: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
