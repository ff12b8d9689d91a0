import type { Seat } from '@veilhall/engine';
import { type Concerned, effects, emit } from '@veilhall/kit';
import { holds } from '../board/counters.ts';
import { disturb } from '../board/ready.ts';
import type { Effect } from '../content/schema.ts';
import { isPlaying, tableOf, threatById, wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { isFreeMoment } from './actions.ts';
import { isFromHand } from './memories.ts';
import type { VwTexts } from './verb.ts';
import { VERBS } from './verbs.ts';

/** Texts of cards in this game: whom they concern, when they hold, and what is told of them. */
export const texts = effects<VwTexts>({
  verbs: VERBS,
  texts: ({ content }) => content,
  seatOf: (_board, who) => who,
  concerned: ({ state }, { who }, effect) => concerned(state, who, effect),
  active: ({ state }, who) => isPlaying(state, who),
  holds: (board, { who }, { when }) => holds(board, who, when),
  timely: (board, { who }, { grants }) => !grants || isFreeMoment(board, who),
  inPlay: ({ state }, who, card) => threatById(wraithAt(state, who), card) !== undefined,
  cardOf: ({ state }, who, card) => threatById(wraithAt(state, who), card),
  pickAbout({ content }, { script, left }, effect) {
    const n = 'n' in effect && effect.n !== undefined ? { n: effect.n } : {};
    const from = VERBS[effect.verb].pick?.ask === 'pickMemory' ? { from: isFromHand(effect) ? 'hand' : 'discard' } : {};
    return { verb: effect.verb, card: content.script(script).card, left, ...n, ...from };
  },
  reaching: (turn, { by }, who) => disturb(turn, by, who),
  told(turn, { who: seat }, { id: ability, script: { card } }, what) {
    emit(turn, { type: what === 'begins' ? 'abilityTriggered' : 'abilityDeclined', seat, card, ability });
  },
});

/** Whom an effect can concern, the one whose text it is first; nothing where that is the only one. */
function concerned(state: State, seat: Seat, effect: Effect): Concerned | undefined {
  const who = 'who' in effect ? effect.who : undefined;
  // Alone and in a race it is the Veilwraith themselves (VW-TERM-01, VW-RULING-54).
  if ((who !== 'another' && who !== 'each') || tableOf(state) !== 'coop') return undefined;
  const others: Seat[] = [];
  for (let step = 1; step < state.wraiths.length; step++) {
    const other = (seat + step) % state.wraiths.length;
    if (isPlaying(state, other)) others.push(other);
  }
  // The seat that triggered it comes first (VW-RULING-51).
  if (who === 'each') return { each: isPlaying(state, seat) ? [seat, ...others] : others };
  return others.length > 0 ? { oneOf: others.sort((a, b) => a - b), ask: 'teammate' } : undefined;
}
