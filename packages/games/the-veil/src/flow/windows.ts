import { type Handler, type QuestionOf, thing } from '@veilhall/engine';
import { pendingAbility, pushAbility, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { mayReveal, revealable } from '../board/reveals.ts';
import { damageLeft } from '../board/tallies.ts';
import { refTo } from '../effects/verb.ts';
import { stepsAimedAt } from '../effects/verbs.ts';
import { drop, leaderOf, opponentsOf, playerAt, seatOf, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Aim, PickAct } from '../state/picks.ts';
import type { Window } from '../vocabulary.ts';
import type { Asks, RevealAct } from './asks.ts';

type Question = QuestionOf<Asks, 'reveal'>;

/** Asked, or let pass by a setting of their own. */
const isAsked = (turn: Turn, who: Who, window: Window): boolean =>
  mayReveal(turn, who, window) && !playerAt(turn.state, who).passes.includes(window);

function revealActs(turn: Turn, who: Who, window: Window): RevealAct[] {
  const acts: RevealAct[] = revealable(turn, who, window).map((card) => ({
    do: 'reveal',
    card: refTo(card),
    n: preventedBy(turn, card.def),
  }));
  acts.push({ do: 'pass' });
  return acts;
}

function preventedBy({ content }: Turn, def: string): number {
  let n = 0;
  for (const effect of content.card(def).card.reveal?.effects ?? []) if (effect.verb === 'prevent') n += effect.n;
  return n;
}

/** It stays in Hand, and everybody knows it from now on (TV-REV-05). */
function revealCard(turn: Turn, who: Who, id: number, window: Window): void {
  const player = playerAt(turn.state, who);
  const at = player.hand.findIndex((card) => card.id === id);
  const card = player.hand[at];
  const ability = card && turn.content.card(card.def).reveal?.ability;
  if (!card || !ability) return;
  player.hand[at] = { ...card, seen: true };
  player.revealed = [...player.revealed, id];
  reveal(turn, { type: 'revealed', who, card: card.def, thing: thing(card), window });
  pushAbility(turn, { who, by: who, card: id }, ability.id);
}

/** A Solo Opponent reveals at the first legal chance (TV-RULING-63). */
const soloAct = (acts: readonly RevealAct[]): RevealAct => acts[0] ?? { do: 'pass' };

/** Those who are targeted may answer before anything happens, one after the other (TV-TGT-04). */
export const targetWindowHandler: Handler<Turn, FrameOf<'targetWindow'>, RevealAct, Question> = {
  run(turn, frame) {
    const { state, content } = turn;
    const ability = pendingAbility<PickAct>(turn);
    const next =
      ability &&
      opponentsOf(state, ability.who).find(
        (who) =>
          !frame.passed.includes(who) && stepsAimedAt(ability.aims, who).length > 0 && isAsked(turn, who, 'target'),
      );
    if (!ability || next === undefined) return drop(turn);
    const acts = revealActs(turn, next, 'target');
    const seat = seatOf(state, next);
    if (seat === undefined) return answerTarget(turn, frame, soloAct(acts), next);
    const aims = (ability.aims ?? []).flat().filter((aim): aim is Aim => aim.on !== 'pile');
    const card = content.ability(ability.ability).script.card;
    const about = { window: 'target' as const, by: ability.who, damage: 0, card, aims };
    return { seat, ask: 'reveal', about, acts, always: true };
  },
  answer: answerTarget,
};

function answerTarget(turn: Turn, frame: FrameOf<'targetWindow'>, act: RevealAct, who: Who): void {
  if (act.do === 'pass') frame.passed = [...frame.passed, who];
  else revealCard(turn, who, act.card.id, 'target');
}

/** Each opponent in turn order prevents as often as they can and like, before the split (TV-RULING-43). */
export const damageWindowHandler: Handler<Turn, FrameOf<'damageWindow'>, RevealAct, Question> = {
  run(turn, frame) {
    const { state } = turn;
    const [next, ...left] = frame.left;
    if (next === undefined) return drop(turn);
    if (!isAsked(turn, next, 'damage')) {
      frame.left = left;
      return;
    }
    const acts = revealActs(turn, next, 'damage');
    const seat = seatOf(state, next);
    if (seat === undefined) return answerDamage(turn, frame, soloAct(acts), next);
    const about = { window: 'damage' as const, by: leaderOf(state), damage: damageLeft(state) };
    return { seat, ask: 'reveal', about, acts, always: true };
  },
  answer: answerDamage,
};

function answerDamage(turn: Turn, frame: FrameOf<'damageWindow'>, act: RevealAct, who: Who): void {
  if (act.do === 'pass') frame.left = frame.left.slice(1);
  else revealCard(turn, who, act.card.id, 'damage');
}
