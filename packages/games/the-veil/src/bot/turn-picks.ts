import type { Considered, Move } from '@veilhall/engine';
import { maximumOf } from '../board/health.ts';
import { damageLeft } from '../board/tallies.ts';
import type { Effect } from '../content/schema.ts';
import type { HealAct, TurnOption } from '../flow/asks.ts';
import { type Buy, bestBuys, buyGain, dearest } from './buys.ts';
import { keeping } from './junk.ts';
import type { Mind } from './mind.ts';
import { profileOf } from './profile.ts';
import { DECISIVE, lethal, strikeWorth } from './strikes.ts';
import { abilityWorth, timeOf } from './uses.ts';
import { ORDINARY } from './worth.ts';

/** The order of a turn: everything into play, then what it can do, purchases, and Damage last. Ending lies at 100. */
const TIME = {
  trap: 1000,
  drawing: 900,
  banishing: 880,
  typed: 800,
  plain: 700,
  icons: 750,
  healing: 335,
  selfBanish: 330,
  buying: 300,
  attacking: 250,
  striking: 200,
  ending: 100,
  never: 0,
} as const;
/** The last round in which Gold is never banished for something else. */
const SAVING = 3;

export interface Rated {
  readonly move: Move;
  readonly time: number;
  /** Among what is done at the same time. */
  readonly worth: number;
}

function playTime({ board: { content } }: Mind, def: string): number {
  const card = content.card(def);
  if (card.trap) return TIME.trap;
  const { draws, banishesHand } = profileOf(card);
  if (draws) return TIME.drawing;
  if (banishesHand) return TIME.banishing;
  return card.synergy || card.recruit > 0 ? TIME.typed : TIME.plain;
}

/** A Self-Banish is worth it where the card would do no more than an ordinary one, or where it ends the match. */
function selfBanishWorth(mind: Mind, def: string, now: number): number {
  const { state, content } = mind.board;
  const left = damageLeft(state);
  if (lethal(mind, left + damageOf(content.card(def).card.selfBanish)) && !lethal(mind, left)) return DECISIVE;
  if (content.card(def).givesGold && state.round <= SAVING) return -1;
  return now - 2 * Math.max(0, keeping(mind, def) - ORDINARY);
}

function damageOf(effects: readonly Effect[] = []): number {
  let sum = 0;
  for (const effect of effects) if (effect.verb === 'gain' && effect.what === 'damage' && !effect.per) sum += effect.n;
  return sum;
}

function useOf(mind: Mind, { card, line: at }: Extract<TurnOption, { do: 'use' }>): Omit<Rated, 'move'> {
  const line = mind.board.content.card(card.def).lines[at];
  if (!line) return { time: TIME.never, worth: 0 };
  if (!line.ability) return { time: TIME.icons, worth: 1 };
  const now = abilityWorth(mind, line.ability);
  if (line.kind === 'selfBanish') {
    const worth = mind.style.careful ? selfBanishWorth(mind, card.def, now) : -1;
    return { time: worth > 0 ? TIME.selfBanish : TIME.never, worth };
  }
  return { time: now > 0 ? timeOf(line.ability) : TIME.never, worth: now };
}

function healOf({ board }: Mind, { total: at, n }: HealAct): Omit<Rated, 'move'> {
  const total = board.state.totals[at];
  // All of it at once, where it is needed most.
  return { time: TIME.healing, worth: total ? n - total.health / maximumOf(board, total) : 0 };
}

/** Every pick of a turn by when it is best made, purchases and strikes left to their own tables. */
function rate(mind: Mind, move: Move, act: TurnOption): Rated | undefined {
  switch (act.do) {
    case 'play':
      return { move, time: playTime(mind, act.card.def), worth: 0 };
    case 'use':
      return { move, ...useOf(mind, act) };
    case 'ability': {
      const { ability } = mind.board.content.character(mind.player.character);
      const worth = abilityWorth(mind, ability);
      return { move, time: worth > 0 ? timeOf(ability) : TIME.never, worth };
    }
    case 'heal':
      return { move, ...healOf(mind, act) };
    case 'attack':
      return { move, time: TIME.attacking, worth: 0 };
    case 'next':
    case 'end':
      return { move, time: TIME.ending, worth: 0 };
    // An Aura helps as long as it lies there.
    case 'fade':
      return { move, time: TIME.never, worth: 0 };
    case 'buy':
    case 'hit':
      return undefined;
  }
}

const isSooner = (a: Rated, b: Rated | undefined): boolean =>
  !b || a.time > b.time || (a.time === b.time && a.worth > b.worth);

/** The purchases in the order they would be made. */
export function buysIn(mind: Mind, acts: readonly TurnOption[]): readonly Buy[] {
  const buys: Buy[] = [];
  for (const [move, act] of acts.entries())
    if (act.do === 'buy') buys.push({ move, act, gain: buyGain(mind, act.card.def) });
  if (buys.length === 0) return buys;
  return mind.style.careful ? bestBuys(mind, buys) : dearest(mind, buys);
}

/** The strikes that do something, the best first. */
function strikesIn(mind: Mind, acts: readonly TurnOption[]): readonly Rated[] {
  if (!acts.some((act) => act.do === 'hit')) return [];
  const isLethal = lethal(mind);
  const strikes: Rated[] = [];
  for (const [move, act] of acts.entries()) {
    if (act.do !== 'hit') continue;
    const worth = strikeWorth(mind, act, isLethal);
    if (worth >= 0) strikes.push({ move, time: TIME.striking, worth });
  }
  return strikes.sort((a, b) => b.worth - a.worth);
}

/** The pick that is due now. */
function due(mind: Mind, acts: readonly TurnOption[]): Rated {
  const fells = acts.findIndex((act) => act.do === 'hit' && act.on === 'total' && act.fells);
  if (fells >= 0) return { move: fells, time: TIME.striking, worth: DECISIVE };
  let best: Rated | undefined;
  for (const [move, act] of acts.entries()) {
    const rated = rate(mind, move, act);
    if (rated && isSooner(rated, best)) best = rated;
  }
  if (best && best.time > TIME.buying) return best;
  const [buy] = buysIn(mind, acts);
  if (buy) return { move: buy.move, time: TIME.buying, worth: buy.gain };
  if (best && best.time > TIME.striking) return best;
  const [strike] = strikesIn(mind, acts);
  return strike ?? best ?? { move: 0, time: TIME.never, worth: 0 };
}

export const turnPick = (mind: Mind, acts: readonly TurnOption[]): Move => due(mind, acts).move;

/** Points as a chance to win, roughly. */
const POINT = 0.02;
const MOST = 3;
/** What is behind by more than this is no contender. */
const NEAR = 3;

/** Purchases and strikes are worth a closer look; in what order cards are played hardly ever is. */
export function turnShortlist(mind: Mind, acts: readonly TurnOption[]): readonly Considered[] {
  const now = due(mind, acts);
  if (now.time === TIME.buying) return weighed(now, purchases(mind, acts));
  if (now.time === TIME.striking) return now.worth >= DECISIVE ? [] : weighed(now, strikesIn(mind, acts));
  return [];
}

const purchases = (mind: Mind, acts: readonly TurnOption[]): Rated[] =>
  acts.flatMap((act, move) => {
    const worth = act.do === 'buy' ? buyGain(mind, act.card.def) : 0;
    return worth > 0 ? [{ move, time: TIME.buying, worth }] : [];
  });

/** What rule of thumb would do comes first. */
function weighed(first: Rated, all: readonly Rated[]): Considered[] {
  const others = all
    .filter(({ move, worth }) => move !== first.move && worth > first.worth - NEAR)
    .toSorted((a, b) => b.worth - a.worth);
  return [first, ...others].slice(0, MOST).map(({ move, worth }, at) => ({
    move,
    value: 0.5 + POINT * (at === 0 ? Math.max(first.worth, worth) : Math.min(first.worth, worth) - 1),
    cost: 0,
  }));
}
