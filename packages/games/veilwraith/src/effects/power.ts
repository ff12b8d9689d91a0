import type { CompiledAbility, Content } from '../content/compile.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';

const powers = new WeakMap<CompiledAbility, Record<ActionType, number>>();

/** The most Power an ability can give each Action. */
function powersOf(ability: CompiledAbility): Record<ActionType, number> {
  let found = powers.get(ability);
  if (!found) {
    found = { explore: 0, fight: 0, influence: 0 };
    for (const effect of ability.script.effects) {
      for (const inner of effect.verb === 'choose' ? effect.options.flat() : [effect]) {
        if (inner.verb !== 'addPower') continue;
        for (const type of ACTION_TYPES) {
          const named = inner.action === 'explore' || inner.action === 'fight' || inner.action === 'influence';
          if (!named || inner.action === type) found[type] = Math.max(found[type], inner.n ?? 1);
        }
      }
    }
    powers.set(ability, found);
  }
  return found;
}

/** Power a Memory can give this Action. */
export function memoryPowerFor(content: Content, def: string, action: ActionType): number {
  let most = 0;
  for (const ability of content.memory(def).abilities) most = Math.max(most, powersOf(ability)[action]);
  return most;
}

/** Power that flipping a Key can give this Action. */
export function flipPowerFor(content: Content, def: string, action: ActionType): number {
  const { flip } = content.threat(def);
  return flip ? powersOf(flip)[action] : 0;
}
