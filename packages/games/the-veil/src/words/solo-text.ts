import { capital } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { SoloText, Wish } from '../content/solo-schema.ts';
import type { SoloStep } from '../vocabulary.ts';

const KIND: Readonly<Record<Wish['of'], string>> = {
  basic: 'Basic card',
  aggro: 'Aggro card',
  control: 'Control card',
  support: 'Support card',
  trap: 'Trap',
  aura: 'Aura',
  recruit: 'Recruit',
  shield: 'Recruit with Shield',
  noRecruit: 'card that is no Recruit',
  any: 'card',
};

const wishText = ({ of, order }: Wish): string => `the ${order} ${KIND[of]}`;
const wishes = (list: readonly Wish[]): string => list.map(wishText).join(', else ');

function openingText(step: SoloText['opening']): string {
  switch (step.do) {
    case 'strike':
      return `deals ${step.n} Damage${step.per ? ' for each of its Recruits' : ''} to each opposing Hero, past any Shield`;
    case 'heal':
      return `heals ${step.n} Health`;
    case 'discard':
      return `makes each opponent discard ${plural(step.n, 'card')}`;
    case 'offering':
      return `banishes a Basic card from its Discard Pile; if it did, it deals ${step.n} Damage to each opposing Hero`;
    case 'gold':
      return `gains ${step.n} Gold`;
  }
}

function finalText(step: SoloText['final']): string {
  switch (step.do) {
    case 'acquire':
      return 'acquires the dearest card of its Fate Route and banishes every card that gives Gold from its Discard Pile';
    case 'deploy':
      return 'puts the dearest Recruit of its Fate Route into play';
    case 'sabotage':
      return `banishes the dearest card of each opposing Fate Route, and each opposing Hero loses ${step.n} Health`;
    case 'muster':
      return `puts every Recruit of cost ${step.cost} or less from its Discard Pile into play`;
    case 'toll':
      return `makes each opposing Hero lose half as much Health as cards lie in its Banished Pile, rounded up, at most ${step.most}`;
    case 'again':
      return 'gains the Damage of this turn once more and deals it';
  }
}

const SLAYS: Readonly<Record<SoloText['slay'], string>> = {
  shields: 'Recruits with Shield first',
  mostHealth: 'the Recruit with most Health',
  dearest: 'the dearest Recruit',
  leastHealth: 'the Recruit with least Health',
};

function buyText({ wishes: list, once, onTop }: SoloText['buy']): string {
  const place = onTop ? ' and puts it on top of its Deck' : '';
  return `buys ${wishes(list)}${place}${once ? ', once a turn' : ', as long as it can pay'}`;
}

function banishText({ banish }: SoloText): string {
  if (!banish) return 'banishes nothing';
  const whose = banish.route === 'own' ? 'its own Fate Route' : 'the Fate Route of the weakest opponent';
  return `where its cards let it, banishes from ${whose} ${wishes(banish.wishes)}`;
}

function damageText({ recruits, hero }: SoloText['damage']): string {
  const order = ['Recruits with Shield'];
  if (recruits !== 'none') order.push(`other Recruits, ${recruits} first`);
  return `deals its Damage to ${[...order, `the Hero with the ${hero} Health`].join(', then ')}`;
}

/** What it does at each step, without saying who. */
export function soloStep(solo: SoloText, step: SoloStep): string {
  switch (step) {
    case 'cards':
      return 'plays its cards';
    case 'opening':
      return openingText(solo.opening);
    case 'buy':
      return buyText(solo.buy);
    case 'banish':
      return banishText(solo);
    case 'slay':
      return `where its cards let it, slays ${SLAYS[solo.slay]}`;
    case 'damage':
      return damageText(solo.damage);
    case 'final':
      return finalText(solo.final);
    case 'again':
      return 'deals its Damage again';
  }
}

/** The five steps that its card numbers. */
const NUMBERED: readonly SoloStep[] = ['opening', 'buy', 'banish', 'slay', 'damage'];

/** The whole card, step by step. */
export function soloText(solo: SoloText): string {
  const numbered = NUMBERED.map((step, i) => `${i + 1}. ${capital(soloStep(solo, step))}.`);
  return [...numbered, `From round ${solo.unlock} on, last: ${soloStep(solo, 'final')}.`].join('\n');
}
