import type { Content, MemoryDef } from './content-index.ts';
import { verbValue } from './effects/verbs.ts';

const worths = new WeakMap<MemoryDef, number>();

/** What a Memory is worth, from what its effects do and what it gives Combined. */
export function memoryWorth(content: Content, def: string): number {
  const memory = content.memory(def);
  let worth = worths.get(memory);
  if (worth === undefined) {
    let sum = 0;
    for (const { script, cost } of memory.abilities) {
      let ability = 0;
      for (const effect of script.effects) ability += verbValue(effect);
      for (const effect of cost?.effects ?? []) ability += verbValue(effect);
      sum += Math.max(0, ability);
    }
    worth = Math.max(sum, 0.5 * memory.combine) + 0.15 * memory.combine;
    worths.set(memory, worth);
  }
  return worth;
}
