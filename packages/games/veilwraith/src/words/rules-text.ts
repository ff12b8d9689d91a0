import type { Content } from '../content/compile.ts';
import { allEffects } from '../content/families.ts';
import { type Effect, RESTRICTIONS, type Verb } from '../content/schema.ts';
import { abilityText, branchTexts, effectsText, memoryText, threatText } from '../effects/text.ts';

/** Generated rules text of a card's parts, found by whatever names the card: a thing, a definition or a type. */

const bare = (id: string): string => id.split('#')[0] ?? id;

/** The card a text stands on: copies of a Threat share theirs. */
function cardOf(content: Content, id: string): string {
  const def = bare(id);
  return content.isThreat(def) ? content.threat(def).type : def;
}

export const memoryLine = (content: Content, id: string): string => memoryText(content.memory(bare(id)).card);

export function threatLine(content: Content, def: string): string {
  const type = content.raw.threats.find((entry) => entry.id === cardOf(content, def));
  return type ? threatText(type) : '';
}

export function flipLine(content: Content, id: string): string {
  const { flip } = content.threat(bare(id));
  return flip ? abilityText(flip.text, 'key').replace(/^Flip: /, '') : '';
}

export function vignetteLine(content: Content, number: number): string {
  const { ability } = content.vignette(number).card;
  return ability ? abilityText(ability, 'vignette') : '';
}

/** Ability `which` of a card, as printed. */
export const abilityLine = (content: Content, card: string, which: number | 'flip'): string =>
  abilityById(content, `${cardOf(content, card)}/${which}`);

/** "You cannot Combine." */
export function restrictionLine(rule: string): string {
  const known = RESTRICTIONS.find((entry) => entry === rule);
  return known ? effectsText([{ verb: 'restrict', rule: known }], 'threat') : '';
}

export function abilityById(content: Content, id: string): string {
  if (!content.hasAbility(id)) return '';
  const { text, script } = content.ability(id);
  return abilityText(text, script.source);
}

/** Branch `index` of the choice at `step` of a script. */
export function branchLine(content: Content, script: string, step: number, index: number): string {
  return branchTexts(content.script(script), step)[index] ?? '';
}

/** The first effect of this verb in a card's text. */
export function effectOf(content: Content, card: string, verb: Verb): Effect | undefined {
  const id = cardOf(content, card);
  const { raw } = content;
  const abilities = [
    ...raw.memories.filter((entry) => entry.id === id).flatMap((entry) => entry.abilities),
    ...raw.threats.filter((entry) => entry.id === id).flatMap((entry) => entry.abilities),
    ...raw.keys.filter((entry) => entry.id === id).map((entry) => entry.flip),
  ];
  return abilities.flatMap((ability) => allEffects(ability.effects)).find((effect) => effect.verb === verb);
}
