import { CLASSES, DEMIS, type FateKind, type Location, type PlainResult, type Power, REGIONS } from '../vocabulary.ts';
import type { Quest, Slot } from './compile.ts';
import { BEASTS, DEMI_CARDS } from './demis.ts';
import { FATE_DECK } from './fate.ts';
import type { AgeCard, CityCard, CityIcon, Clause, Decree, Filter, Need, PlainIcon, Result } from './schema.ts';

/** The printed text of every card, made from what the card does, so that the two cannot differ. */

export const PLACE_NAMES: Readonly<Record<Location, string>> = {
  city: 'the City',
  coast: 'Coast',
  forest: 'Forest',
  canyons: 'Canyons',
  desert: 'Desert',
  volcano: 'Volcano',
  mountains: 'Mountains',
  abyss: 'the Abyss',
  pools: 'the Pools',
};

export const POWER_NAMES: Readonly<Record<Power, string>> = {
  portal: 'Portal',
  transfigure: 'Transfiguration',
  smite: 'Smite',
  omniscience: 'Omniscience',
  influence: 'Influence',
};

export const CLASS_NAMES = { intellect: 'Intellect', strength: 'Strength', agility: 'Agility' } as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function listed(words: readonly string[], joint: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.slice(-1).join('')}`;
}

const RESULTS: Readonly<Record<PlainResult, string>> = {
  '.': 'nothing',
  '+1': '+1 Renown',
  '+2': '+2 Renown',
  '-1': '-1 Renown',
  '-2': '-2 Renown',
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
  [-1]: 'Number -1: one random vote is removed before the reveal.',
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
  return `${upper(needText(left.need))}: Feathers ${resultText(left.feathers)}, Scorpions ${resultText(left.scorpions)}.`;
}

export function questText({ card, ordered, slots }: Quest): string {
  const lines = [numberText(card.number)];
  if (ordered) lines.push('In order: only the topmost open slot may be taken.');
  for (const row of card.rows.keys()) lines.push(rowText(slots.filter((slot) => slot.row === row)));
  return lines.join('\n');
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'last'] as const;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

function rankText(from: number, to: number): string {
  if (from === to) return `the Demi in ${ORDINALS[from]} place`;
  if (from === 1) return `the Demis in the first ${COUNTS[to]} places`;
  if (to === 9) return `the Demis in the last ${COUNTS[10 - from]} places`;
  return `the Demis in places ${from} to ${to}`;
}

function placesText(places: readonly Location[]): string {
  if (places.length === REGIONS.length && REGIONS.every((region) => places.includes(region))) return 'Quest Regions';
  return listed(
    places.map((place) => PLACE_NAMES[place]),
    'or',
  );
}

/** Filters in the order in which a sentence wants them: who first, then where. */
function whoText(filters: readonly Filter[], choose: string | undefined): string {
  let who = 'Demis';
  const where: string[] = [];
  for (const filter of filters) {
    switch (filter.is) {
      case 'at':
        where.push(`in ${placesText(filter.places)}`);
        break;
      case 'notAt':
        where.push(`outside ${placesText(filter.places)}`);
        break;
      case 'class':
        where.push(`of ${CLASS_NAMES[filter.class]}`);
        break;
      case 'rank':
        who = rankText(filter.from, filter.to);
        break;
      case 'inClass':
        who = `the ${filter.rank}-ranked Demi of ${filters.some((other) => other.is === 'chosen') ? 'the' : 'each'} class`;
        break;
      case 'chosen':
        where.push(CHOSEN[choose ?? ''] ?? 'that was named');
        break;
      case 'notChosen':
        where.push(NOT_CHOSEN[choose ?? ''] ?? 'that was not named');
        break;
      case 'higher':
      case 'lower':
        who = `the ${filter.is}-ranked of the two Demis`;
        break;
    }
  }
  return [who, ...where].join(' ');
}

const CHOSEN: Readonly<Record<string, string>> = {
  region: 'in the named region',
  class: 'that was named',
  demi: 'that were named',
  twoDemis: 'that were named',
};
const NOT_CHOSEN: Readonly<Record<string, string>> = {
  region: 'outside the named region',
  class: 'of the other classes',
  demi: 'that were not named',
  twoDemis: 'that were not named',
};

function clauseText(clause: Clause, choose: string | undefined): string {
  const what = clause.do === 'toCity' ? 'go to the City' : resultText(clause.do);
  return `${whoText(clause.who, choose)}: ${what}`;
}

function outcomeText(clauses: readonly Clause[], choose: string | undefined): string {
  const pass = (n: number) => clauses.filter((clause) => clause.pass === n).map((clause) => clauseText(clause, choose));
  const first = pass(1).join('; ');
  const second = pass(2).join('; ');
  return upper(second ? `${first}; then ${second}.` : `${first}.`);
}

const ROLES = {
  region: 'The First Player names a Quest Region',
  class: 'The First Player names a class',
  demi: 'The First Player names a Demi',
  twoDemis: 'The First Player names two Demis',
} as const;

function roleText({ fp }: AgeCard): string {
  if (!fp) return '';
  const silence = fp.mayVote ? '' : ' and may not vote';
  if (fp.choose) return `${ROLES[fp.choose]}${silence}.`;
  return fp.mayVote ? '' : 'The First Player may not vote.';
}

export function ageText(card: AgeCard): string {
  const choose = card.fp?.choose;
  const lines = [
    roleText(card),
    `Feathers: ${outcomeText(card.feathers, choose)}`,
    `Scorpions: ${outcomeText(card.scorpions, choose)}`,
    `Tie: ${outcomeText(card.tie, choose)}`,
    card.minPlayers > 2 ? 'For three or more players.' : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const plainIconText = (icon: PlainIcon): string => (icon === 'draw' ? 'the mover draws 1 Fate card' : RESULTS[icon]);

export const iconText = (icon: CityIcon): string =>
  typeof icon === 'string'
    ? plainIconText(icon)
    : `coin (Feather ${plainIconText(icon.feather)}, Scorpion ${plainIconText(icon.scorpion)})`;

function decreeText(decree: Decree): string {
  switch (decree.rule) {
    case 'cost':
      return `${POWER_NAMES[decree.power]} costs ${decree.n}.`;
    case 'edge': {
      const [one, other] = decree.between;
      return `${upper(PLACE_NAMES[one])} and ${PLACE_NAMES[other]} are ${decree.open ? '' : 'not '}adjacent.`;
    }
    case 'shelter': {
      const where = decree.where === 'quest' ? 'on a Quest' : `standing in ${PLACE_NAMES[decree.where]}`;
      return `The power ${POWER_NAMES[decree.power]} cannot target a Demi ${where}.`;
    }
    case 'number':
      return decree.by > 0
        ? "Each Quest's number counts one higher, at most 2."
        : "Each Quest's number counts one lower, at least -1.";
    case 'abyssDraw':
      return `Moving a Demi from the Abyss to the Pools draws ${decree.n} Fate card${decree.n === 1 ? '' : 's'}.`;
    case 'handLimit':
      return `The hand limit is ${decree.n}.`;
  }
}

export function cityText(card: CityCard): string {
  const slots = card.slots.map((icon, i) => `${i + 1} ${iconText(icon)}`).join('; ');
  return [...card.decree.map(decreeText), `Slots: ${slots}.`].join('\n');
}

export function fateText(kind: FateKind): string {
  const { feathers, scorpions, more } = FATE_DECK[kind];
  if (feathers > 0) return `${feathers} vote${feathers > 1 ? 's' : ''} for Feathers.`;
  if (scorpions > 0) return `${scorpions} vote${scorpions > 1 ? 's' : ''} for Scorpions.`;
  return `No votes; when revealed, the top ${more} cards of the Fate deck join the vote.`;
}
