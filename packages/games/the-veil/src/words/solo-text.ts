import { capital } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { SoloText, Wish } from '../content/solo-schema.ts';

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

/** What it does at each step, without saying who: cards first (0), five steps, the last one, Damage once more. */
export const soloSteps = (solo: SoloText): readonly string[] => [
  'plays its cards',
  openingText(solo.opening),
  buyText(solo.buy),
  banishText(solo),
  `where its cards let it, slays ${SLAYS[solo.slay]}`,
  damageText(solo.damage),
  finalText(solo.final),
  'deals its Damage again',
];

/** The whole card, step by step. */
export function soloText(solo: SoloText): string {
  const steps = soloSteps(solo);
  const numbered = steps.slice(1, 6).map((step, i) => `${i + 1}. ${capital(step)}.`);
  return [...numbered, `From round ${solo.unlock} on, last: ${steps[6]}.`].join('\n');
}
