import { allEffects, COST_VERBS, FAMILIES_OF, type Family, ONGOING_VERBS, TRIGGERS_OF } from './families.ts';
import { copyId, type RawContent } from './raw.ts';
import type { Ability, Effect, MemoryCard, ThreatType, Vignette } from './schema.ts';

/** The rules every set of cards must keep to be playable at all, with or without packs. Returns all faults, in words. */
export function faultsOf(raw: RawContent): string[] {
  return [
    ...idFaults(raw),
    ...boxFaults(raw),
    ...raw.threats.flatMap(threatFaults),
    ...raw.keys.flatMap((key) => [
      ...(key.values.some((value) => value.type === 'explore') ? [] : [`${key.id}: a Key needs an Explore value`]),
      ...abilityFaults(`${key.id}, flip`, 'key', key.flip),
    ]),
    ...raw.memories.flatMap((memory) => memoryFaults(memory, raw.memories)),
    ...raw.vignettes.flatMap((vignette) => vignetteFaults(vignette, raw.threats)),
    ...raw.actions.flatMap((action) => [
      ...effectFaults(`${action.id}, Draw option`, 'action', action.basic.afterDraw),
      ...effectFaults(`${action.id}, Advanced Draw option`, 'action', action.advanced.afterDraw),
    ]),
  ];
}

const STACK_ROOM = 5;
const DECK_LEAST = 20;
const VIGNETTE_CARDS = 25;
/** Slot 3 and five Power Tokens: what any Foe must yield to without a single Memory. */
const REACH = 8;

function idFaults(raw: RawContent): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const note = (id: string): void => {
    if (seen.has(id)) faults.push(`${id}: two cards have this id`);
    seen.add(id);
  };
  for (const family of [raw.actions, raw.singles, raw.threats, raw.keys, raw.memories, raw.vignettes]) {
    for (const { id } of family) note(id);
  }
  for (const type of raw.threats) for (const i of type.copies.keys()) note(copyId(type, i));
  return faults;
}

function boxFaults(raw: RawContent): string[] {
  const faults: string[] = [];
  if (raw.keys.length !== 5) faults.push(`there must be exactly 5 Keys, not ${raw.keys.length}`);
  if (raw.actions.length !== 3) faults.push(`there must be exactly 3 Actions, not ${raw.actions.length}`);
  for (const kind of ['portal', 'archfiend'] as const) {
    if (raw.singles.filter((card) => card.kind === kind).length !== 1) faults.push(`there must be exactly one ${kind}`);
  }
  for (const number of [1, 2, 3, 4, 5]) {
    const found = raw.vignettes.filter((vignette) => vignette.number === number).length;
    if (found !== 1) faults.push(`there must be exactly one Vignette with number ${number}, not ${found}`);
  }
  let basics = 0;
  for (const memory of raw.memories) if (memory.tier === 'basic') basics += memory.copies;
  if (basics < DECK_LEAST) faults.push(`the starting deck needs ${DECK_LEAST} Basic Memories, not ${basics}`);
  return faults;
}

function threatFaults(type: ThreatType): string[] {
  const family: Family = type.kind === 'foe' ? 'foe' : 'threat';
  const faults = type.abilities.flatMap((ability, i) => abilityFaults(`${type.id}, ability ${i + 1}`, family, ability));
  const effects = type.abilities.flatMap((ability) => allEffects(ability.effects));
  const haunts = effects.some((effect) => effect.verb === 'shuffleSelf');
  for (const [i, copy] of type.copies.entries()) {
    if (copy.values.length === 0 && !haunts) {
      faults.push(`${type.id}, copy ${i + 1}: without a value it needs a text by which it leaves play`);
    }
    if (type.kind === 'foe') faults.push(...reachFaults(`${type.id}, copy ${i + 1}`, copy.values));
  }
  if (haunts && !type.abilities.some((ability) => ability.trigger === 'drawn')) {
    faults.push(`${type.id}: a Threat that enters the Memory deck needs a Drawn ability`);
  }
  return faults;
}

function reachFaults(where: string, values: ThreatType['copies'][number]['values']): string[] {
  const plain = values.filter((value) => !value.star).map((value) => value.n);
  const starred = values.filter((value) => value.star).map((value) => value.n);
  const byPlain = plain.length > 0 && Math.min(...plain) <= REACH;
  const byStars = starred.length > 0 && Math.max(...starred) <= REACH;
  return byPlain || byStars ? [] : [`${where}: a Foe must be beatable with Power ${REACH}`];
}

function memoryFaults(memory: MemoryCard, all: readonly MemoryCard[]): string[] {
  const faults = memory.abilities.flatMap((ability, i) =>
    abilityFaults(`${memory.id}, ability ${i + 1}`, 'memory', ability),
  );
  if (memory.tier === 'basic' && memory.combine !== 1) faults.push(`${memory.id}: a Basic Memory has Combine 1`);
  if (memory.tier === 'basic' && memory.boxed) faults.push(`${memory.id}: only a Memory Upgrade can be Boxed`);
  if (memory.boxed === memory.id) faults.push(`${memory.id}: it cannot be Boxed by itself`);
  else if (memory.boxed && !all.some((other) => other.id === memory.boxed)) {
    faults.push(`${memory.id}: there is no Memory '${memory.boxed}' to be Boxed`);
  }
  return faults;
}

function vignetteFaults(vignette: Vignette, types: readonly ThreatType[]): string[] {
  const faults: string[] = [];
  const { id } = vignette;
  const foes = new Map<string, number>();
  const threats = new Map<string, number>();
  for (const foe of vignette.foes) foes.set(foe.id, (foes.get(foe.id) ?? 0) + 1);
  for (const threat of vignette.threats) threats.set(threat.id, (threats.get(threat.id) ?? 0) + threat.count);
  let total = 0;
  for (const list of [foes, threats]) {
    for (const [name, count] of list) {
      total += count;
      const type = types.find((other) => other.id === name);
      if (!type) faults.push(`${id}: there is no Threat '${name}'`);
      else if ((type.kind === 'foe') !== (list === foes)) {
        faults.push(`${id}: '${name}' is ${type.kind === 'foe' ? 'a Foe' : 'no Foe'} and stands in the wrong list`);
      } else if (type.copies.length < count) {
        faults.push(`${id}: it lists ${count} of '${name}', but there are only ${type.copies.length}`);
      }
    }
  }
  if (total !== VIGNETTE_CARDS) faults.push(`${id}: Foes and Threats must be ${VIGNETTE_CARDS} cards, not ${total}`);
  for (const stack of [1, 2, 3, 4, 5]) {
    const held = vignette.foes.filter((foe) => foe.stack === stack).length;
    if (held > STACK_ROOM) faults.push(`${id}: Stack ${stack} has room for ${STACK_ROOM} Foes, not ${held}`);
  }
  if (vignette.ability) faults.push(...abilityFaults(`${id}, ability`, 'vignette', vignette.ability));
  for (const effect of allEffects(vignette.defeat)) {
    if (FAMILIES_OF[effect.verb] !== 'defeat' && effect.verb !== 'choose')
      faults.push(`${id}, Defeat: '${effect.verb}' cannot stand there`);
  }
  return faults;
}

function abilityFaults(where: string, family: Family, ability: Ability): string[] {
  const faults: string[] = [];
  if (!TRIGGERS_OF[family].includes(ability.trigger)) {
    faults.push(`${where}: a ${family} has no ability with the trigger '${ability.trigger}'`);
  }
  for (const effect of ability.cost ?? []) {
    if (!COST_VERBS.includes(effect.verb)) faults.push(`${where}: '${effect.verb}' cannot be a cost`);
  }
  const { when } = ability;
  if (when?.if === 'count' && when.atLeast === undefined && when.atMost === undefined) {
    faults.push(`${where}: a count needs atLeast or atMost`);
  }
  if (ability.trigger === 'ongoing' && (ability.may || ability.cost)) {
    faults.push(`${where}: an ongoing ability has neither a choice nor a cost`);
  }
  faults.push(...effectFaults(where, family, ability.effects, ability.trigger));
  return faults;
}

function effectFaults(
  where: string,
  family: Family,
  effects: readonly Effect[],
  trigger: Ability['trigger'] | undefined = undefined,
): string[] {
  const faults: string[] = [];
  let chosen = family === 'action';
  for (const effect of allEffects(effects)) {
    const families = FAMILIES_OF[effect.verb];
    const { verb } = effect;
    if (families === 'defeat') faults.push(`${where}: '${verb}' stands only on the Defeat line of a Vignette`);
    else if (!families.includes(family)) faults.push(`${where}: '${verb}' is no verb for a ${family}`);
    if ((trigger === 'ongoing') !== isOngoing(effect)) {
      faults.push(`${where}: '${verb}' ${isOngoing(effect) ? 'needs' : 'cannot have'} the trigger 'ongoing'`);
    }
    if ('action' in effect) {
      if (effect.action === 'this' && !chosen) faults.push(`${where}: 'this' needs an Action chosen before it`);
      if (effect.action === 'chosen') chosen = true;
    }
    faults.push(...targetFaults(where, effect));
  }
  return faults;
}

function isOngoing(effect: Effect): boolean {
  if (effect.verb === 'modifyValue' || effect.verb === 'modifyCost') return effect.until === 'ongoing';
  return ONGOING_VERBS.some((verb) => verb === effect.verb);
}

/** Who must never be a target, whatever the card says (VW-ARCH-08, VW-RULING-21 to -23). */
function targetFaults(where: string, effect: Effect): string[] {
  if (effect.verb === 'restrict') {
    const counts = effect.rule === 'maxMemories';
    return counts === (effect.n !== undefined) ? [] : [`${where}: only 'maxMemories' has a number, and it needs one`];
  }
  if (!('filter' in effect) || !effect.filter?.kinds) return [];
  const { kinds } = effect.filter;
  const faults: string[] = [];
  const never = (kind: (typeof kinds)[number], why: string): void => {
    if (kinds.includes(kind)) faults.push(`${where}: '${effect.verb}' ${why}`);
  };
  never('archfiend', 'can never choose the Archfiend');
  if (effect.verb !== 'modifyValue') never('portal', 'can never choose the Portal');
  if (effect.verb === 'discardThreat' || effect.verb === 'returnThreat') {
    never('foe', 'can never choose a Foe');
    never('key', 'can never choose a Key');
  }
  return faults;
}
