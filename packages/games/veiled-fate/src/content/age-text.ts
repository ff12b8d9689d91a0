import { type Location, REGIONS } from '../vocabulary.ts';
import { CLASS_NAMES, PLACE_NAMES } from './names.ts';
import type { AgeCard, Clause, Filter } from './schema.ts';
import { resultText, upper } from './text.ts';

function listed(words: readonly string[], joint: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.slice(-1).join('')}`;
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
