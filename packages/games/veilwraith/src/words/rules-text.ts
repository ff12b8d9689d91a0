import type { Content } from '../content/compile.ts';
import type { Restriction } from '../content/schema.ts';
import { abilityBody, abilityText, branchTexts, effectsText, memoryText, threatText } from '../effects/text.ts';

/** Generated rules text of a card's parts. */

export const memoryLine = (content: Content, def: string): string => memoryText(content.memory(def).card);

/** Of a Threat by its definition, or by its type. */
export function threatLine(content: Content, id: string): string {
  const type = content.isThreat(id) ? content.threat(id).type : id;
  const card = content.raw.threats.find((entry) => entry.id === type);
  return card ? threatText(card) : '';
}

/** What flipping a Key does. */
export function flipLine(content: Content, def: string): string {
  const { flip } = content.threat(def);
  return flip ? abilityBody(flip.text, 'key') : '';
}

/** What a Memory does, or the Flip of a Key as printed. */
export const playedLine = (content: Content, def: string): string =>
  content.isMemory(def) ? memoryLine(content, def) : `Flip: ${flipLine(content, def)}`;

export function vignetteLine(content: Content, number: number): string {
  const { ability } = content.vignette(number).card;
  return ability ? abilityText(ability, 'vignette') : '';
}

/** "You cannot Combine." */
export const restrictionLine = (rule: Restriction): string => effectsText([{ verb: 'restrict', rule }], 'threat');

/** One ability as printed. */
export function abilityLine(content: Content, id: string): string {
  const { text, script } = content.ability(id);
  return abilityText(text, script.source);
}

/** One ability of a Memory as printed. */
export function memoryAbilityLine(content: Content, def: string, index: number): string {
  const ability = content.memory(def).abilities[index];
  return ability ? abilityLine(content, ability.id) : '';
}

/** Branch `index` of the choice at `step` of a script. */
export function branchLine(content: Content, script: string, step: number, index: number): string {
  return branchTexts(content, script, step)[index] ?? '';
}
