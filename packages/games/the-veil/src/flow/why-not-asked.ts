import { type Refusal, type Seat, type ThingId, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { recruitHealth } from '../board/recruits.ts';
import type { Effect } from '../content/schema.ts';
import { isActive, playerAt, type Who } from '../state/access.ts';
import type { FrameOf, VeilFrame } from '../state/frames.ts';
import type { Window } from '../vocabulary.ts';

/** What cannot be chosen in a question apart from the turn; nothing where none of these is asked. */
export function askedFaults(board: Board, seat: Seat, frame: VeilFrame): Refusal[] | undefined {
  switch (frame.do) {
    case 'mulligan':
      return frame.who === seat
        ? mulliganFaults(board, frame)
        : [{ code: 'mulliganOrder', rule: 'TV-MULL-06', args: { who: frame.who } }];
    case 'damageWindow':
      return frame.left[0] === seat ? revealFaults(board, seat, 'damage') : undefined;
    case 'targetWindow':
      return isActive(board.state, seat) ? [] : revealFaults(board, seat, 'target');
    case 'pick':
      return frame.who === seat ? pickFaults(board, frame) : undefined;
    default: // open: other questions leave nothing out
      return undefined;
  }
}

function mulliganFaults({ state }: Board, { who, closed }: FrameOf<'mulligan'>): Refusal[] {
  const { hand, route } = playerAt(state, who);
  return [
    ...route
      .filter(({ slot }) => closed.includes(slot))
      .map((card) => ({ code: 'slotReplaced', rule: 'TV-MULL-03', on: thing(card) })),
    ...hand.map((card) => ({ code: 'handStays', rule: 'TV-MULL-09', on: thing(card) })),
  ];
}

/** Of the own Hand: what has no Reveal for this moment, and what was revealed already this turn. */
function revealFaults({ state, content }: Board, who: Who, window: Window): Refusal[] {
  const { hand, revealed } = playerAt(state, who);
  return hand.flatMap((card): Refusal[] => {
    const on = thing(card);
    if (content.card(card.def).reveal?.window !== window)
      return [{ code: 'noReveal', rule: 'TV-REV-01', on, args: { window } }];
    return revealed.includes(card.id) ? [{ code: 'revealedOnce', rule: 'TV-RULING-40', on }] : [];
  });
}

/** Things near those that can be picked, and the number that keeps them out. */
function pickFaults(board: Board, frame: FrameOf<'pick'>): Refusal[] {
  const effect = board.content.script(frame.script).effects[frame.step];
  if (!effect) return [];
  switch (effect.verb) {
    case 'slay':
      return slayFaults(board, effect.atMost);
    case 'acquire':
      return acquireFaults(board, frame.who, effect);
    case 'raise':
      return raiseFaults(board, frame.who, effect);
    case 'banish':
      return banishFaults(board, frame.who);
    default: // open: whatever lies there can be picked
      return [];
  }
}

function slayFaults(board: Board, atMost: number | undefined): Refusal[] {
  if (atMost === undefined) return [];
  const faults: Refusal[] = [];
  for (const [who, { recruits }] of board.state.players.entries())
    for (const recruit of recruits) {
      const health = recruitHealth(board, who, recruit);
      if (health > atMost)
        faults.push({ code: 'slayHealth', rule: 'TV-SLAY-03', on: thing(recruit), args: { health, most: atMost } });
    }
  return faults;
}

function acquireFaults(
  { state, content }: Board,
  who: Who,
  { cost: most }: Extract<Effect, { verb: 'acquire' }>,
): Refusal[] {
  return playerAt(state, who).route.flatMap((card): Refusal[] => {
    const { cost, aura } = content.card(card.def);
    if (aura) return [{ code: 'aura', rule: 'TV-BUY-07', on: thing(card) }];
    return cost > most ? [tooDear(thing(card), cost, most, 'TV-BUY-05')] : [];
  });
}

function raiseFaults(
  { state, content }: Board,
  who: Who,
  { cost: most }: Extract<Effect, { verb: 'raise' }>,
): Refusal[] {
  return playerAt(state, who).discard.flatMap((card): Refusal[] => {
    const { cost, recruit } = content.card(card.def);
    if (recruit === 0) return [{ code: 'noRecruit', rule: 'TV-CARD-04', on: thing(card) }];
    return cost > most ? [tooDear(thing(card), cost, most, 'TV-CARD-13')] : [];
  });
}

const tooDear = (on: ThingId, cost: number, most: number, rule: string): Refusal => ({
  code: 'tooDear',
  rule,
  on,
  args: { cost, most },
});

function banishFaults({ state, content }: Board, who: Who): Refusal[] {
  const { hand, discard } = playerAt(state, who);
  return [...hand, ...discard]
    .filter(({ def }) => content.card(def).trap?.noBanish)
    .map((card) => ({ code: 'noBanish', rule: 'TV-TRAP-09', on: thing(card) }));
}
