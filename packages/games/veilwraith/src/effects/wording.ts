import { listed } from '@veilhall/kit';
import { counts } from '../board/counters.ts';
import type { Condition, Filter } from '../content/schema.ts';
import type { ActionType, ThreatKind } from '../vocabulary.ts';

export const ACTION_WORD: Readonly<Record<ActionType, string>> = {
  explore: 'Explore',
  fight: 'Fight',
  influence: 'Influence',
};

/** "Fight 4*" */
export const valueText = ({ type, n, star }: { type: ActionType; n: number; star: boolean }): string =>
  `${ACTION_WORD[type]} ${n}${star ? '*' : ''}`;

/** A clause that opens a sentence: "with 4 or more Threats in play". */
export function conditionText(condition: Condition): string {
  switch (condition.if) {
    case 'count':
      return counts.conditionText(condition);
    case 'spiritAtMost':
      return `with ${condition.n} Spirit or less`;
    case 'actionInSlot':
      return `with ${ACTION_WORD[condition.action]} in slot ${condition.slot}`;
    case 'portalInPlay':
      return 'with the Portal in play';
    case 'archfiendInDeck':
      return 'with the Archfiend in the deck';
    case 'actionDefeatedThisRound':
      return `if ${ACTION_WORD[condition.action]} defeated a value this round`;
  }
}

/** Its article, one of it, and several of it. */
const KIND_WORDS: Readonly<Record<ThreatKind, readonly [string, string, string]>> = {
  anima: ['an', 'Anima', 'Anima'],
  deja: ['a', 'Deja', 'Deja'],
  foe: ['a', 'Foe', 'Foes'],
  key: ['a', 'Key', 'Keys'],
  portal: ['the', 'Portal', 'the Portal'],
  archfiend: ['the', 'Archfiend', 'the Archfiend'],
};

const EVERY_KIND: readonly ThreatKind[] = ['anima', 'deja', 'foe', 'key'];

/** "an Anima or Deja with Spirit Cost 1 or less"; several: "Anima and Deja". */
export function threatsText(
  filter: Filter | undefined,
  kinds: readonly ThreatKind[],
  several: boolean,
  other = false,
): string {
  const named = filter?.kinds ?? kinds;
  const all = EVERY_KIND.every((kind) => named.includes(kind));
  const names = all ? (several ? 'Threats' : 'Threat') : kindList(named, several);
  let text = several
    ? `${other ? 'other ' : ''}${names}`
    : `${other ? 'another' : all ? 'a' : articleOf(named)} ${names}`;
  if (filter?.starred) text += ' with stars';
  if (filter?.starred === false) text += ' without stars';
  if (filter?.hasType) text += ` with ${ACTION_WORD[filter.hasType]}`;
  if (filter?.maxValue !== undefined) text += ` of value ${filter.maxValue} or less`;
  if (filter?.maxCost !== undefined) text += ` of Spirit Cost ${filter.maxCost} or less`;
  return text;
}

const articleOf = ([first]: readonly ThreatKind[]): string => (first ? KIND_WORDS[first][0] : 'a');

function kindList(kinds: readonly ThreatKind[], several: boolean): string {
  const words = kinds.map((kind) => KIND_WORDS[kind][several ? 2 : 1]);
  return listed(words, several ? 'and' : 'or');
}

export type Who = 'self' | 'another' | 'areaOwner' | 'each';

/** "gain 2 Spirit", or "another Veilwraith gains 2 Spirit". */
export function subject(who: Who | undefined, verb: string, rest: string): string {
  if (who === 'another') return `another Veilwraith ${verb}s ${rest}`;
  if (who === 'each') return `each Veilwraith ${verb}s ${rest}`;
  return `${verb} ${rest}`;
}
