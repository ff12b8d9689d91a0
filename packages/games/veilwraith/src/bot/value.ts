import type { Content, MemoryDef } from '../content/compile.ts';
import { verbValue } from '../effects/verbs.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';

const values = new WeakMap<MemoryDef, number>();

/** What a Memory is worth, from what its effects do and what it gives Combined. */
export function memoryValue(content: Content, def: string): number {
  const memory = content.memory(def);
  let value = values.get(memory);
  if (value === undefined) {
    let sum = 0;
    for (const { script, cost } of memory.abilities) {
      let ability = 0;
      for (const effect of script.effects) ability += verbValue(effect);
      for (const effect of cost?.effects ?? []) ability += verbValue(effect);
      sum += Math.max(0, ability);
    }
    value = Math.max(sum, 0.5 * memory.combine) + 0.15 * memory.combine;
    values.set(memory, value);
  }
  return value;
}

const powers = new WeakMap<MemoryDef, Record<ActionType, number>>();

/** Power a Memory can give this Action. */
export function memoryPowerFor(content: Content, def: string, action: ActionType): number {
  const memory = content.memory(def);
  let found = powers.get(memory);
  if (!found) {
    found = { explore: 0, fight: 0, influence: 0 };
    for (const { script } of memory.abilities) {
      for (const effect of script.effects) {
        for (const inner of effect.verb === 'choose' ? effect.options.flat() : [effect]) {
          if (inner.verb !== 'addPower') continue;
          for (const type of ACTION_TYPES) {
            const named = inner.action === 'explore' || inner.action === 'fight' || inner.action === 'influence';
            if (!named || inner.action === type) found[type] = Math.max(found[type], inner.n ?? 1);
          }
        }
      }
    }
    powers.set(memory, found);
  }
  return found[action];
}
