import { capital } from '@veilhall/engine';
import { plural, signed } from '@veilhall/kit';
import { CLASSES, DEMIS, type FateKind, type PlainResult } from '../vocabulary.ts';
import type { Quest, Slot } from './compile.ts';
import { BEASTS, DEMI_CARDS } from './demis.ts';
import { FATE_DECK } from './fate.ts';
import { CLASS_NAMES, PLACE_NAMES, POWER_NAMES } from './names.ts';
import type { CityCard, CityIcon, Decree, Need, PlainIcon, Result } from './schema.ts';

/** The printed text of every card, made from what the card does, so that the two cannot differ. */

const RESULTS: Readonly<Record<PlainResult, string>> = {
  '.': 'nothing',
  '+1': `${signed(1)} Renown`,
  '+2': `${signed(2)} Renown`,
  '-1': `${signed(-1)} Renown`,
  '-2': `${signed(-2)} Renown`,
  X: 'Smite',
};

export const resultText = (result: Result): string =>
  typeof result === 'string'
    ? RESULTS[result]
    : `coin (Feather ${RESULTS[result.feather]}, Scorpion ${RESULTS[result.scorpion]})`;

export function needText(need: Need): string {
  if (need === 'any') return 'any Demi';
  for (const demi of DEMIS) if (demi === need) return DEMI_CARDS[demi].name;
  for (const name of CLASSES) if (name === need) return `${CLASS_NAMES[name]} (${BEASTS[name]})`;
  return need;
}

const NUMBERS: Readonly<Record<number, string>> = {
  [-1]: `Number ${signed(-1)}: one random vote is removed before the reveal.`,
  0: 'Number 0: no extra votes.',
  1: 'Number 1: one other player adds a vote.',
  2: 'Number 2: two other players add a vote each.',
};
export const numberText = (number: number): string => NUMBERS[number] ?? '';

function rowText(slots: readonly Slot[]): string {
  const [left, right] = slots;
  if (!left) return '';
  if (right) {
    const feathers = resultText(left.feathers);
    const scorpions = resultText(right.scorpions);
    return `Contested: left, ${needText(left.need)}, Feathers ${feathers}; right, ${needText(right.need)}, Scorpions ${scorpions}.`;
  }
  return `${capital(needText(left.need))}: Feathers ${resultText(left.feathers)}, Scorpions ${resultText(left.scorpions)}.`;
}

export const ORDERED_TEXT = 'In order: only the topmost open slot may be taken.';

export function questText({ card, ordered, slots }: Quest): string {
  const lines = [numberText(card.number)];
  if (ordered) lines.push(ORDERED_TEXT);
  for (const row of card.rows.keys()) lines.push(rowText(slots.filter((slot) => slot.row === row)));
  return lines.join('\n');
}

const plainIconText = (icon: PlainIcon): string => (icon === 'draw' ? 'the mover draws 1 Fate card' : RESULTS[icon]);

export const iconText = (icon: CityIcon): string =>
  typeof icon === 'string'
    ? plainIconText(icon)
    : `coin (Feather ${plainIconText(icon.feather)}, Scorpion ${plainIconText(icon.scorpion)})`;

export function decreeText(decree: Decree): string {
  switch (decree.rule) {
    case 'cost':
      return `${POWER_NAMES[decree.power]} costs ${decree.n}.`;
    case 'edge': {
      const [one, other] = decree.between;
      return `${capital(PLACE_NAMES[one])} and ${PLACE_NAMES[other]} are ${decree.open ? '' : 'not '}adjacent.`;
    }
    case 'shelter': {
      const where = decree.where === 'quest' ? 'on a Quest' : `standing in ${PLACE_NAMES[decree.where]}`;
      return `The power ${POWER_NAMES[decree.power]} cannot target a Demi ${where}.`;
    }
    case 'number':
      return decree.by > 0
        ? "Each Quest's number counts one higher, at most 2."
        : `Each Quest's number counts one lower, at least ${signed(-1)}.`;
    case 'abyssDraw':
      return `Moving a Demi from the Abyss to the Pools draws ${plural(decree.n, 'Fate card')}.`;
    case 'handLimit':
      return `The hand limit is ${decree.n}.`;
  }
}

export const slotsText = ({ slots }: CityCard): string =>
  `Slots: ${slots.map((icon, i) => `${i + 1} ${iconText(icon)}`).join('; ')}.`;

export const cityText = (card: CityCard): string => [...card.decree.map(decreeText), slotsText(card)].join('\n');

export function fateText(kind: FateKind): string {
  const { feathers, scorpions, more } = FATE_DECK[kind];
  if (feathers > 0) return `${plural(feathers, 'vote')} for Feathers.`;
  if (scorpions > 0) return `${plural(scorpions, 'vote')} for Scorpions.`;
  return `No votes; when revealed, the top ${more} cards of the Fate deck join the vote.`;
}
