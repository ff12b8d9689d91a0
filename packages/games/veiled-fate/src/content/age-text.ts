import { capital } from '@veilhall/engine';
import { listed } from '@veilhall/kit';
import { type Location, REGIONS, type Verdict } from '../vocabulary.ts';
import { CLASS_NAMES, PLACE_NAMES } from './names.ts';
import type { AgeCard, Clause, Filter } from './schema.ts';
import { resultText } from './text.ts';

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

/** One part of an outcome: "; then Demis in the City: ", and what becomes of them. */
export interface OutcomePart {
  readonly whom: string;
  readonly does: Clause['do'];
}

/** How a card's vote may end, part by part in the order in which it happens. */
export function outcomeParts(card: AgeCard, verdict: Verdict): OutcomePart[] {
  const parts: OutcomePart[] = [];
  for (const pass of [1, 2] as const) {
    let joint = pass === 1 ? '' : '; then ';
    for (const { who, do: does, pass: due } of card[verdict]) {
      if (due !== pass) continue;
      const whom = `${joint}${whoText(who, card.fp?.choose)}: `;
      parts.push({ whom: parts.length === 0 ? capital(whom) : whom, does });
      joint = '; ';
    }
  }
  return parts;
}

export const clauseText = (does: Clause['do']): string => (does === 'toCity' ? 'go to the City' : resultText(does));

const outcomeText = (card: AgeCard, verdict: Verdict): string =>
  `${outcomeParts(card, verdict)
    .map(({ whom, does }) => whom + clauseText(does))
    .join('')}.`;

const ROLES = {
  region: 'The First Player names a Quest Region',
  class: 'The First Player names a class',
  demi: 'The First Player names a Demi',
  twoDemis: 'The First Player names two Demis',
} as const;

export function roleText({ fp }: AgeCard): string {
  if (!fp) return '';
  const silence = fp.mayVote ? '' : ' and may not vote';
  if (fp.choose) return `${ROLES[fp.choose]}${silence}.`;
  return fp.mayVote ? '' : 'The First Player may not vote.';
}

export function ageText(card: AgeCard): string {
  const lines = [
    roleText(card),
    `Feathers: ${outcomeText(card, 'feathers')}`,
    `Scorpions: ${outcomeText(card, 'scorpions')}`,
    `Tie: ${outcomeText(card, 'tie')}`,
    card.minPlayers > 2 ? 'For three or more players.' : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
