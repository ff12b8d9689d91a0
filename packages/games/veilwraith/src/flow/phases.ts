import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit, pushTriggers } from '@veilhall/kit';
import { resetActions } from '../board/actions.ts';
import type { Turn } from '../board/board.ts';
import { discardFromHand } from '../board/memories.ts';
import { vignetteAbilityOn } from '../board/ongoing.ts';
import { loseSpirit } from '../board/spirit.ts';
import { spiritDue } from '../board/threats.ts';
import { distinct } from '../effects/memories.ts';
import { drop, handsHidden, push, wraithAt } from '../state/access.ts';
import type { PhaseFrame } from '../state/frames.ts';
import type { CardInPlay } from '../state/state.ts';
import { ACTION_TYPES, type Window } from '../vocabulary.ts';
import type { LimitAct, PlayAsks } from './asks.ts';
import { addMemories, playMemory } from './playing.ts';

export const HAND_LIMIT = 6;

function openWindow(turn: Turn, at: Seat, window: Window): void {
  if (wraithAt(turn.state, at).hand.length > 0) push(turn, { do: 'window', at, window });
}

/** Abilities of everything in play, the Vignette included (VW-CARD-14). */
function pushRoundTriggers(turn: Turn, at: Seat, when: 'startOfRound' | 'endOfRound'): void {
  const { state, content } = turn;
  const list: { text: string; card: number }[] = [];
  for (const { def, id } of wraithAt(state, at).threats) {
    for (const ability of content.threat(def)[when]) list.push({ text: ability.id, card: id });
  }
  if (vignetteAbilityOn(state)) {
    for (const ability of content.vignette(state.campaign.vignette)[when]) list.push({ text: ability.id, card: 0 });
  }
  pushTriggers(turn, { who: at, by: at }, list, true);
}

/** What a phase does for a seat, step by step; what a step pushes comes before the next one. */
const inSteps = (...steps: readonly ((turn: Turn, at: Seat) => void)[]): Handler<Turn, PhaseFrame> => ({
  run(turn, frame) {
    const step = steps[frame.step++];
    if (step) step(turn, frame.at);
    else drop(turn);
  },
});

/** VW-THREAT-01 to -08, windows W1 and W2 */
export const threatPhaseHandler = inSteps(
  (turn, at) => pushRoundTriggers(turn, at, 'startOfRound'),
  (turn, at) => openWindow(turn, at, 'W1'),
  (turn, at) => push(turn, { do: 'playThreats', at, seat: at, left: 1 }),
  (turn, at) => openWindow(turn, at, 'W2'),
);

/** VW-DRAW-01, window W3 */
export const drawPhaseHandler = inSteps(
  (turn, at) => push(turn, { do: 'draw', at, seat: at, left: 1 }),
  (turn, at) => openWindow(turn, at, 'W3'),
);

/** VW-SPIRIT-01 to -06, windows W4 and W5 */
export const spiritPhaseHandler = inSteps(
  (turn, at) => openWindow(turn, at, 'W4'),
  (turn, at) => loseSpirit(turn, at, spiritDue(turn, at), 'phase'),
  (turn, at) => openWindow(turn, at, 'W5'),
);

const END_STEPS = inSteps(
  discardPlayed,
  (turn, at) => resetActions(turn, at, ACTION_TYPES),
  (turn, at) => openWindow(turn, at, 'W7'),
  (turn, at) => pushRoundTriggers(turn, at, 'endOfRound'),
  endRoundEffects,
);

/** VW-END-01 to -08, windows W6 and W7: the hand limit holds once the Memories played are away. */
export const endPhaseHandler: Handler<Turn, PhaseFrame, LimitAct, QuestionOf<PlayAsks, 'limit'>> = {
  run(turn, frame) {
    const { at, step } = frame;
    if (step === 1 && wraithAt(turn.state, at).hand.length > HAND_LIMIT) return handLimit(turn, at);
    END_STEPS.run(turn, frame);
  },
  answer(turn, { at }, act) {
    if (act.do === 'play') playMemory(turn, at, act.card);
    else discardFromHand(turn, at, act.card.id, 'limit');
  },
};

function handLimit(turn: Turn, at: Seat): QuestionOf<PlayAsks, 'limit'> {
  const { hand } = wraithAt(turn.state, at);
  const acts: LimitAct[] = distinct(hand).map(({ card, cards }) => ({ do: 'discard', card, cards }));
  addMemories(turn, at, acts);
  const always = handsHidden(turn.state);
  const about = { hand: hand.length, over: hand.length - HAND_LIMIT };
  return { seat: at, ask: 'limit', about, acts, ...(always && { always }) };
}

/** From the Play Area and from beside the Actions; a Memory beside several Actions is one card. */
function discardPlayed(turn: Turn, at: Seat): void {
  const wraith = wraithAt(turn.state, at);
  const cards: CardInPlay[] = [...wraith.played];
  for (const action of ACTION_TYPES) {
    for (const { id, def } of wraith.actions[action].memories) {
      if (!cards.some((card) => card.id === id)) cards.push({ id, def });
    }
    wraith.actions[action].memories = [];
  }
  wraith.played = [];
  if (cards.length === 0) return;
  wraith.memoryDiscard.push(...cards);
  emit(turn, { type: 'playedDiscarded', seat: at, cards: cards.map((card) => card.def) });
}

/** Effects of "this round" end after the End of Round abilities (VW-EFF-08). */
function endRoundEffects(turn: Turn, at: Seat): void {
  const wraith = wraithAt(turn.state, at);
  for (const threat of wraith.threats) {
    threat.ignored = false;
    threat.valueChange = { explore: 0, fight: 0, influence: 0 };
    threat.costChange = 0;
  }
  for (const action of ACTION_TYPES) wraith.actions[action].struck = false;
}
