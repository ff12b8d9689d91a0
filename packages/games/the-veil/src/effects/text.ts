import { plain, type Text, text } from '@veilhall/engine';
import { sentence } from '@veilhall/kit';
import { counts } from '../board/counters.ts';
import type { Content } from '../content/compile.ts';
import { textsOf } from '../content/families.ts';
import type { AbilityText, AuraText, CardText, Cell, CharacterText, Effect } from '../content/schema.ts';
import { TALLIES } from '../vocabulary.ts';
import { TALLY_WORD } from './tallies.ts';
import { texts } from './texts.ts';

/** Cards print plain words, each text a sentence of its own. */
const printed = (clause: Text): string => plain(sentence(clause));

const clauses = (effects: readonly Effect[], source: string): Text => texts.textOf(effects, source, ' and ');

export function abilityText({ when, cost, effects }: AbilityText): string {
  const what = clauses(effects, 'text');
  const paid = cost ? text`${clauses(cost, 'cost')}; if you do, ${what}` : what;
  return printed(when ? text`${counts.conditionText(when)}: ${paid}` : paid);
}

/** "Gold 1, Damage 2. Draw 1 card." */
function cellText(cell: Cell | undefined): string {
  if (!cell) return '';
  const icons = TALLIES.flatMap((what) => (cell[what] === undefined ? [] : [`${TALLY_WORD[what]} ${cell[what]}`]));
  return [...(icons.length > 0 ? [`${icons.join(', ')}.`] : []), ...textsOf(cell).map(abilityText)].join(' ');
}

const AURA_WORD: Readonly<Record<AuraText['trigger'], string>> = {
  start: 'At the start of your turn: ',
  recruit: 'Whenever a Recruit enters play under your control on your turn: ',
  opponentDiscards: 'Whenever an opponent discards a card because of you on your turn: ',
  youBanish: 'Whenever you banish one of your own cards on your turn: ',
  standing: '',
};

const WINDOW_WORD = {
  damage: 'when an opponent is about to split Damage',
  target: 'when an opponent declares a target',
};

/** What a card says: made from what it does, so that it cannot say anything else. */
export function cardText(card: CardText): string {
  const { synergy, selfBanish, reveal, aura, trap } = card;
  const lines = [
    cellText(card.base),
    synergy ? `Synergy: ${cellText(synergy)}` : '',
    selfBanish ? `Self-Banish: ${printed(clauses(selfBanish, 'selfBanish'))}` : '',
    reveal ? `Reveal, ${WINDOW_WORD[reveal.window]}: ${printed(clauses(reveal.effects, 'reveal'))}` : '',
    aura ? `${AURA_WORD[aura.trigger]}${printed(clauses(aura.effects, 'aura'))}` : '',
    trap ? trapText(trap) : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function trapText({ when, effects, noBanish }: NonNullable<CardText['trap']>): string {
  const what = printed(clauses(effects, 'trap'));
  const whenText = when === 'play' ? 'When you play it' : 'In each of your End Phases while it is in your Discard Pile';
  return `${whenText}: ${what}${noBanish ? ' It cannot be banished.' : ''}`;
}

export const characterText = ({ ability }: CharacterText): string => `Exhaust: ${abilityText(ability)}`;

/** The parts of a choice, one text each. */
export const branchTexts = (content: Content, script: string, step: number): string[] =>
  texts.partTexts(content, script, step).map((part) => printed(part));

/** A cell in the points of the content brief; a condition makes an effect worth less. */
function cellValue(cell: Cell | undefined): number {
  const { gold = 0, damage = 0, health = 0 } = cell ?? {};
  let sum = gold + damage + 0.75 * health;
  for (const { when, cost, effects } of textsOf(cell))
    sum += (texts.valueOf(effects) + texts.valueOf(cost ?? [])) * (when ? 0.6 : 1);
  return sum;
}

/** What a card is worth: base and half its Synergy (content brief, "Value budget"). */
export const cardValue = ({ base, synergy }: CardText): number => cellValue(base) + cellValue(synergy) / 2;
