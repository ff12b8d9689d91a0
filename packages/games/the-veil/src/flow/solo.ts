import type { Handler } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { checks } from '../board/ending.ts';
import { maximumOf } from '../board/health.ts';
import { damageLeft } from '../board/tallies.ts';
import { totalsOf } from '../board/targets.ts';
import { best, wished } from '../board/wishes.ts';
import type { Line } from '../content/compile.ts';
import type { Verb } from '../content/schema.ts';
import type { SoloText } from '../content/solo-schema.ts';
import { banishFromRoute } from '../effects/happen.ts';
import { areOpponents, drop, opponentsOf, playerAt, push, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { CardRef } from '../state/picks.ts';
import { heal, hit, playCard, purchase, useLine } from './playing.ts';
import { soloHit } from './solo-damage.ts';
import { soloFinal, soloOpening } from './solo-steps.ts';
import { declareAttack } from './turn.ts';
import { lineOpen, preventionOpen, priceOf } from './turn-acts.ts';

/** Its cards first (step 0), the five steps of its card, the last one once it is unlocked, Damage again where that says so. */
const STEPS = { cards: 0, opening: 1, buy: 2, banish: 3, slay: 4, damage: 5, final: 6, again: 7 } as const;

/** What can be done at one step is done one thing at a time; what cannot is skipped (TV-SOLO-05, -06). */
export const soloHandler: Handler<Turn, FrameOf<'solo'>> = {
  run(turn, frame) {
    const { state, content } = turn;
    const { who } = frame;
    const player = playerAt(state, who);
    if (player.out) {
      drop(turn);
      return push(turn, { do: 'nextSide' });
    }
    const solo = content.solo(player.solo ?? '');
    if (doOne(turn, frame, solo)) return checks(turn);
    if (frame.step >= STEPS.again || (frame.step === STEPS.final && solo.final.do !== 'again')) return end(turn, who);
    if (frame.step === STEPS.damage && state.round < solo.unlock) return end(turn, who);
    frame.step++;
    emit(turn, { type: 'soloStep', who, step: frame.step, solo: solo.id });
    // Steps that happen at once rather than one thing at a time.
    if (frame.step === STEPS.opening) soloOpening(turn, who, solo.opening);
    if (frame.step === STEPS.final) soloFinal(turn, who, solo.final);
    checks(turn);
  },
};

function end(turn: Turn, who: Who): void {
  drop(turn);
  push(turn, { do: 'nextSide' });
  push(turn, { do: 'endPhase', who, step: 'putAway' });
}

/** The next thing of this step; false when there is none. */
function doOne(turn: Turn, frame: FrameOf<'solo'>, solo: SoloText): boolean {
  const { who } = frame;
  switch (frame.step) {
    case STEPS.cards:
      return playOne(turn, who) || useOne(turn, who, isPlain) || fadeOne(turn, who);
    case STEPS.buy:
      return buyOne(turn, who, solo);
    case STEPS.banish:
      return useOne(turn, who, (board, line) => banishes(board, who, line, solo));
    case STEPS.slay:
      return useOne(turn, who, (board, line) => slays(board, who, line));
    case STEPS.damage:
    case STEPS.again:
      return healOne(turn, who) || damageOne(turn, who, solo);
    default: // open: steps that happen at once
      return false;
  }
}

/** Traps first, then in the order drawn (TV-RULING-62). */
function playOne(turn: Turn, who: Who): boolean {
  const { hand } = playerAt(turn.state, who);
  const card = hand.find(({ def }) => turn.content.card(def).trap) ?? hand[0];
  if (card) playCard(turn, who, card.id);
  return card !== undefined;
}

const verbsOf = ({ ability }: Line): Verb[] => ability?.script.effects.map(({ verb }) => verb) ?? [];
/** Held back for a step of its own, or never used. */
const HELD: readonly Verb[] = ['banishRoute', 'banishOther', 'slay', 'cycle'];

const isPlain = (board: Board, line: Line, who: Who): boolean =>
  line.kind !== 'selfBanish' &&
  !line.ability?.cost &&
  !verbsOf(line).some((verb) => HELD.includes(verb)) &&
  (!verbsOf(line).includes('banish') || hasRubbish(board, who));

/** Something in its Discard Pile that it would banish. */
const hasRubbish = ({ state, content }: Board, who: Who): boolean =>
  playerAt(state, who).discard.some(({ def }) => {
    const { trap, type, givesGold } = content.card(def);
    return trap ? !trap.noBanish : type === 'basic' && !givesGold;
  });

function banishes({ state, ...board }: Board, who: Who, line: Line, { banish }: SoloText): boolean {
  if (!banish || !verbsOf(line).includes(banish.route === 'own' ? 'banishRoute' : 'banishOther')) return false;
  const routes = banish.route === 'own' ? [who] : opponentsOf(state, who);
  return routes.some((one) => wished({ state, ...board }, playerAt(state, one).route, banish.wishes) !== undefined);
}

const slays = ({ state }: Board, who: Who, line: Line): boolean =>
  verbsOf(line).includes('slay') &&
  state.players.some(({ recruits }, other) => areOpponents(state, who, other) && recruits.length > 0);

/** The next line of a card in play that is open and fits. */
function useOne(turn: Turn, who: Who, fits: (board: Board, line: Line, who: Who) => boolean): boolean {
  const player = playerAt(turn.state, who);
  for (const card of [...player.recruits, ...player.played]) {
    const def = turn.content.card(card.def);
    for (const [at, line] of def.lines.entries()) {
      if (!lineOpen(turn, who, player, card, def, line) || !fits(turn, line, who)) continue;
      useLine(turn, who, card as CardRef, at);
      return true;
    }
  }
  return false;
}

/** Auras are kept, unless nothing else lies in the Fate Route (TV-RULING-63). */
function fadeOne(turn: Turn, who: Who): boolean {
  const { route } = playerAt(turn.state, who);
  const [first] = route;
  if (!first || route.some(({ def }) => !turn.content.card(def).aura)) return false;
  banishFromRoute(turn, who, who, first.id);
  return true;
}

/** What it can still pay for, refilled slots included (TV-SOLO-17). */
function buyOne(turn: Turn, who: Who, { buy }: SoloText): boolean {
  const player = playerAt(turn.state, who);
  if (buy.once && player.bought > 0) return false;
  const card = wished(turn, player.route, buy.wishes, ({ def }) => priceOf(turn, who, def) <= player.gold);
  if (card) purchase(turn, who, card.id, priceOf(turn, who, card.def), buy.onTop);
  return card !== undefined;
}

/** With all Health, before any Damage (TV-RULING-62). */
function healOne(turn: Turn, who: Who): boolean {
  const { state } = turn;
  const own = best(totalsOf(state, playerAt(state, who).side), () => 0);
  const n = own ? Math.min(state.turn.health, maximumOf(turn, own.total) - own.total.health) : 0;
  if (!own || n <= 0) return false;
  heal(turn, who, { total: own.at, n });
  return true;
}

function damageOne(turn: Turn, who: Who, { damage }: SoloText): boolean {
  if (damageLeft(turn.state) === 0) return false;
  if (preventionOpen(turn, who)) {
    declareAttack(turn, who);
    return true;
  }
  const act = soloHit(turn, who, damage);
  if (act) hit(turn, who, act);
  return act !== undefined;
}
