import { plain, type Text } from '@veilhall/engine';
import { sentence } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { Ability, Effect, KeyCard, MemoryCard, ThreatType, Vignette } from '../content/schema.ts';
import { texts } from './texts.ts';
import { conditionText } from './wording.ts';

const TRIGGER_WORD: Readonly<Record<Ability['trigger'], string>> = {
  played: 'Played: ',
  drawn: 'Drawn: ',
  defeat: 'Defeat: ',
  startOfRound: 'Start of Round: ',
  endOfRound: 'End of Round: ',
  ongoing: '',
  memory: '',
  turn: 'Turn: ',
  flip: 'Flip: ',
};

/** A Key's Turn is the same on all (VW-RULING-66). */
const TURN_TEXT = 'Turn: Use an Action.';

const clauses = (effects: readonly Effect[], source: string): string => plain(texts.textOf(effects, source));

/** Cards print plain words. */
const printed = (clause: Text): string => plain(sentence(clause));

export const effectsText = (effects: readonly Effect[], source: string): string => printed(clauses(effects, source));

/** What a card says: made from what it does, so that it cannot say anything else. */
export const abilityText = (ability: Ability, source: string): string =>
  `${TRIGGER_WORD[ability.trigger]}${abilityBody(ability, source)}`;

/** The same without saying when. */
export function abilityBody(ability: Ability, source: string): string {
  const may = ability.may ? 'you may ' : '';
  const cost = ability.cost ? `${clauses(ability.cost, source)} to ` : '';
  const clause = `${may}${cost}${clauses(ability.effects, source)}`;
  return printed(ability.when ? `${conditionText(ability.when)}, ${clause}` : clause);
}

/** The branches of a `choose`, one text each. */
export const branchTexts = (content: Content, script: string, step: number): string[] =>
  texts.partTexts(content, script, step).map(printed);

const joined = (abilities: readonly Ability[], source: string): string =>
  abilities.map((ability) => abilityText(ability, source)).join(' ');

export const threatText = (card: ThreatType): string => joined(card.abilities, 'threat');
export const memoryText = (card: MemoryCard): string => joined(card.abilities, 'memory');
export const keyText = (card: KeyCard): string => `${TURN_TEXT} ${abilityText(card.flip, 'key')}`;

export function vignetteText(card: Vignette): string {
  const special = card.ability ? `${abilityText(card.ability, 'vignette')} ` : '';
  const defeat = card.defeat.length > 0 ? `Defeat: ${effectsText(card.defeat, 'vignette')}` : '';
  return `${special}${defeat}`.trim();
}
