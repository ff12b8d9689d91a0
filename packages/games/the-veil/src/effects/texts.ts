import { effects, emit, reveal } from '@veilhall/kit';
import { counts } from '../board/counters.ts';
import { checks } from '../board/ending.ts';
import { mayReveal } from '../board/reveals.ts';
import { areOpponents, playerAt, push, recruitById, routeCardById, seatOf } from '../state/access.ts';
import { decide } from './decide.ts';
import type { VeilTexts } from './verb.ts';
import { VERBS } from './verbs.ts';

/** Texts of cards in this game: who answers for them, when they hold, what can be answered, and what follows. */
export const texts = effects<VeilTexts>({
  verbs: VERBS,
  texts: ({ content }) => content,
  seatOf: ({ state }, who) => seatOf(state, who),
  decide,
  active: ({ state }, who) => !playerAt(state, who).out,
  holds: (board, { who }, { when }) => !when || counts.holds(board, who, when),
  inPlay: ({ state }, who, card) => routeCardById(playerAt(state, who), card) !== undefined,
  cardOf: ({ state }, who, card) =>
    routeCardById(playerAt(state, who), card) ?? recruitById(playerAt(state, who), card),
  pickAbout({ content }, { script, step, left }, effect) {
    return { verb: effect.verb, card: content.script(script).card, script, step, left };
  },
  told(turn, { who }, { id: ability, script: { card } }, what) {
    if (what === 'begins') emit(turn, { type: 'triggered', who, card, ability });
  },
  /** Targets are known to all before anything happens, and may be answered (TV-TGT-04). */
  opened(turn, { who, ability, aims }) {
    const { state, content } = turn;
    const declared = (aims ?? []).flat().filter((aim) => aim.on !== 'pile');
    if (declared.length === 0) return;
    // Once somebody may answer it cannot be taken back: how they do tells of their Hand (TV-RULING-99).
    const isFinal = declared.some((aim) => areOpponents(state, who, aim.who) && mayReveal(turn, aim.who, 'target'));
    const tell = isFinal ? reveal : emit;
    tell(turn, { type: 'declared', who, card: content.ability(ability).script.card, aims: declared });
    push(turn, { do: 'targetWindow', passed: [] });
  },
  checks,
});
