import type { Handler } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { checks } from '../board/ending.ts';
import { maximumOf } from '../board/health.ts';
import { strictPart } from '../board/parts.ts';
import { damageLeft } from '../board/tallies.ts';
import { totalsOf } from '../board/targets.ts';
import { best, wished } from '../board/wishes.ts';
import type { Line } from '../content/compile.ts';
import type { Verb } from '../content/schema.ts';
import type { SoloText } from '../content/solo-schema.ts';
import { soloChoice } from '../effects/decide.ts';
import { banishFromRoute } from '../effects/happen.ts';
import { texts } from '../effects/texts.ts';
import { VERBS } from '../effects/verbs.ts';
import { drop, playerAt, push, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import { type Part, SOLO_STEPS, type SoloStep } from '../vocabulary.ts';
import { heal, hit, playCard, purchase, useLine } from './playing.ts';
import { soloHit } from './solo-damage.ts';
import { soloFinal, soloOpening } from './solo-steps.ts';
import { declareAttack } from './turn.ts';
import { lineOpen, preventionOpen, priceOf } from './turn-acts.ts';

/** The next thing of a step; false when there is none, or where the step happens all at once. */
const NEXT: Readonly<Record<SoloStep, (turn: Turn, who: Who, solo: SoloText) => boolean>> = {
  cards: (turn, who) => playOne(turn, who) || useOne(turn, who, isPlain) || fadeOne(turn, who),
  opening: () => false,
  // Lines that acquire have waited for Gold where parts are strict.
  buy: (turn, who, solo) =>
    (strictPart(turn.state) !== undefined && useOne(turn, who, isPlain)) || buyOne(turn, who, solo),
  banish: (turn, who, solo) => useOne(turn, who, (line) => banishes(line, solo)),
  slay: (turn, who) => useOne(turn, who, (line) => verbsOf(line).includes('slay')),
  damage: (turn, who, solo) => healOne(turn, who) || damageOne(turn, who, solo),
  final: () => false,
  again: damageOne,
};

/** The part of a turn that a step belongs to; the first half of the Damage step is Health (TV-RULING-62). */
const PART_OF: Readonly<Record<SoloStep, Part>> = {
  cards: 'primary',
  opening: 'primary',
  buy: 'gold',
  banish: 'gold',
  slay: 'gold',
  damage: 'damage',
  final: 'damage',
  again: 'damage',
};

/** What can be done at one step is done one thing at a time; what cannot is skipped (TV-SOLO-05, -06). */
export const soloHandler: Handler<Turn, FrameOf<'solo'>> = {
  run(turn, frame) {
    const { state, content } = turn;
    const { who } = frame;
    const player = playerAt(state, who);
    const solo = content.solo(player.solo ?? '');
    if (!player.out && NEXT[frame.step](turn, who, solo)) return checks(turn);
    const next = player.out ? undefined : stepAfter(frame.step, solo, state.round);
    if (!next) return end(turn, who);
    frame.step = next;
    state.turn.part = PART_OF[next];
    emit(turn, { type: 'soloStep', who, step: next, solo: solo.id });
    if (next === 'opening') soloOpening(turn, who, solo.opening);
    if (next === 'final') soloFinal(turn, who, solo.final);
    checks(turn);
  },
};

/** The last step of the card waits for its turn (TV-SOLO-09). */
function stepAfter(step: SoloStep, { unlock, final }: SoloText, round: number): SoloStep | undefined {
  if (step === 'damage' && round < unlock) return undefined;
  if (step === 'final' && final.do !== 'again') return undefined;
  return SOLO_STEPS[SOLO_STEPS.indexOf(step) + 1];
}

function end(turn: Turn, who: Who): void {
  drop(turn);
  push(turn, { do: 'nextSide' });
  push(turn, { do: 'endPhase', who, step: 'putAway' });
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

const isPlain = (line: Line): boolean =>
  line.kind !== 'selfBanish' && !line.ability?.cost && !verbsOf(line).some((verb) => HELD.includes(verb));

const banishes = (line: Line, { banish }: SoloText): boolean =>
  banish !== undefined && verbsOf(line).includes(banish.route === 'own' ? 'banishRoute' : 'banishOther');

/** Each of its effects finds something that it would choose (TV-SOLO-06). */
function hasChoices(board: Board, who: Who, card: number, { ability }: Line): boolean {
  if (!ability) return true;
  return ability.script.effects.every(({ verb }, step) => {
    const acts = texts.actsFor(board, { who, by: who, card, script: ability.script.id, step, cost: false });
    return VERBS[verb].pick === undefined || soloChoice(board, who, verb, acts) !== undefined;
  });
}

/** The next line of a card in play that is open and fits. */
function useOne(turn: Turn, who: Who, fits: (line: Line) => boolean): boolean {
  const player = playerAt(turn.state, who);
  for (const card of [...player.recruits, ...player.played]) {
    const def = turn.content.card(card.def);
    for (const [at, line] of def.lines.entries()) {
      if (!fits(line) || !lineOpen(turn, who, player, card, def, line)) continue;
      if (!hasChoices(turn, who, card.id, line)) continue;
      useLine(turn, who, card, at);
      return true;
    }
  }
  return false;
}

/** Auras are kept, unless nothing else lies in the Fate Route and something could (TV-RULING-63). */
function fadeOne(turn: Turn, who: Who): boolean {
  const { route, fateDeck } = playerAt(turn.state, who);
  const [first] = route;
  if (!first || fateDeck.length === 0 || route.some(({ def }) => !turn.content.card(def).aura)) return false;
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
