import type { CardInfo } from '@veilhall/engine';
import type { VeilFact } from '@veilhall/games/the-veil';
import { typeName } from './families.ts';

interface Wish {
  readonly of: string;
  readonly order: 'dearest' | 'cheapest';
}

/** What of a Solo Opponent's data its steps are told from. */
interface Solo {
  readonly unlock: number;
  readonly opening: { readonly do: string; readonly n?: number; readonly per?: string };
  readonly buy: { readonly wishes: readonly Wish[]; readonly once?: true; readonly onTop?: true };
  readonly banish?: { readonly route: 'own' | 'weakest'; readonly wishes: readonly Wish[] };
  readonly slay: string;
  readonly damage: { readonly recruits: string; readonly hero: string };
  readonly final: { readonly do: string; readonly n?: number; readonly cost?: number; readonly most?: number };
}

const OPENINGS: Readonly<Record<string, (n: number, per: boolean) => string>> = {
  strike: (n, per) => `${n} Damage to each opposing Hero${per ? ' for each of its Recruits' : ''}.`,
  heal: (n) => `Heals ${n} Health.`,
  discard: (n) => `Each opponent discards ${n}.`,
  offering: (n) => `Banishes a Basic card from its Discard Pile for ${n} Damage to each opposing Hero.`,
  gold: (n) => `Gains ${n} Gold.`,
};

const WISHES: Readonly<Record<string, string>> = {
  any: 'card',
  recruit: 'Recruit',
  shield: 'Recruit with Shield',
  noRecruit: 'card that is no Recruit',
};

const wished = (wishes: readonly Wish[]): string =>
  wishes.map(({ of, order }) => `the ${order} ${WISHES[of] ?? `${typeName(of)} card`}`).join(', else ');

const SLAYS: Readonly<Record<string, string>> = {
  shields: 'Recruits with Shield first',
  mostHealth: 'the Recruit with the most Health',
  leastHealth: 'the Recruit with the least Health',
  dearest: 'the dearest Recruit',
};

const HITS: Readonly<Record<string, string>> = {
  weakest: 'the weakest Recruits it can kill, then',
  dearest: 'the dearest Recruits it can kill, then',
  none: '',
};

const FINALS: Readonly<Record<string, (final: Solo['final']) => string>> = {
  acquire: () => 'acquires its dearest card and banishes what gives Gold from its Discard Pile.',
  deploy: () => 'its dearest Recruit enters play from its Fate Route.',
  sabotage: ({ n }) => `banishes the dearest card of each opposing Fate Route; each opposing Hero loses ${n} Health.`,
  muster: ({ cost }) => `all Recruits that cost up to ${cost} enter play from its Discard Pile.`,
  toll: ({ most }) => `each opposing Hero loses half its Banished Pile in Health, at most ${most}.`,
  again: () => 'the Damage of this turn once more.',
};

/** The steps of a Solo Opponent's card, each in a sentence; the last is there from its turn on. */
export function sequenceOf(card: CardInfo): string[] {
  const { opening, buy, banish, slay, damage, final, unlock } = card.data as unknown as Solo;
  const first = OPENINGS[opening.do]?.(opening.n ?? 0, opening.per !== undefined) ?? '';
  const where = buy.onTop ? ', on top of its Deck' : '';
  const hero = `the Hero with the ${damage.hero} Health`;
  return [
    `1 Plays all its cards. ${first}`,
    `2 Buys ${wished(buy.wishes)}${buy.once ? ', once' : ' as long as it can pay'}${where}.`,
    banish
      ? `3 Banishes from ${banish.route === 'own' ? 'its own' : 'the weakest opponent’s'} Fate Route ${wished(banish.wishes)}.`
      : '3 Banishes nothing from a Fate Route.',
    `4 Slays ${SLAYS[slay] ?? ''}.`,
    `5 Heals itself, then hits Shields, ${HITS[damage.recruits] ?? ''} ${hero}.`.replace(',  ', ', '),
    `6 From round ${unlock}: ${FINALS[final.do]?.(final) ?? ''}`,
  ];
}

type SoloStep = Extract<VeilFact, { type: 'soloStep' }>['step'];

const PLACES: Readonly<Record<SoloStep, number>> = {
  cards: 0,
  opening: 0,
  buy: 1,
  banish: 2,
  slay: 3,
  damage: 4,
  final: 5,
  again: 5,
};

/** Which of these sentences is being carried out after these facts; a turn begins with the first. */
export const stepAt = (facts: readonly VeilFact[]): number =>
  facts.reduce((at, fact) => (fact.type === 'soloStep' ? PLACES[fact.step] : at), 0);
