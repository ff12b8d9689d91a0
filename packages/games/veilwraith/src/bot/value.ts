import type { Content, MemoryDef } from '../content/compile.ts';
import { texts } from '../effects/texts.ts';

const values = new WeakMap<MemoryDef, number>();

/** What a Memory is worth, from what its effects do and what it gives Combined. */
export function memoryValue(content: Content, def: string): number {
  const memory = content.memory(def);
  let value = values.get(memory);
  if (value === undefined) {
    let sum = 0;
    for (const { script, cost } of memory.abilities) {
      sum += Math.max(0, texts.valueOf(script.effects) + texts.valueOf(cost?.effects ?? []));
    }
    value = Math.max(sum, 0.5 * memory.combine) + 0.15 * memory.combine;
    values.set(memory, value);
  }
  return value;
}
