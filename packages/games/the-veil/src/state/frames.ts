import { effectFrameList } from '@veilhall/kit';
import { z } from 'zod';
import { SOLO_STEPS } from '../vocabulary.ts';
import { aimSchema } from './picks.ts';

/**
 * Pending work, as data. `who` is a player: a seat, or after the seats the Solo Opponent. No frame holds anything
 * hidden: what lies in a hand or a deck is read there when the frame runs.
 */
const count = z.int().min(0);
const who = count;
const kind = z.literal;

/** Seats without a character choose one, all at once. */
const choosing = z.strictObject({ do: kind('choosing') });
/** Among sides with the lowest Health, this one's first player says which begins (TV-FIRST-02). */
const toss = z.strictObject({ do: kind('toss'), side: count, among: z.array(count).readonly() });
/** Everything is dealt once the side that goes first is known. */
const deal = z.strictObject({ do: kind('deal'), first: count });
/** Slots of the Fate Route in which a card was replaced are closed (TV-MULL-03). */
const mulligan = z.strictObject({ do: kind('mulligan'), who, closed: z.array(count).readonly() });

const startTurn = z.strictObject({ do: kind('startTurn'), side: count });
const turn = z.strictObject({ do: kind('turn') });
/** Cards are put away and effects of the End Phase happen before the next Hand is drawn (TV-END-08). */
const endPhase = z.strictObject({ do: kind('endPhase'), who, step: z.enum(['putAway', 'draw']) });
const nextSide = z.strictObject({ do: kind('nextSide') });

/** A Trap that was gained and waits for an opponent to receive it (TV-TRAP-02). */
const sendTrap = z.strictObject({
  do: kind('sendTrap'),
  who,
  card: z.strictObject({ id: count, def: z.string().max(40) }).readonly(),
});
/** Somebody discards cards of their choice because of somebody else's effect or a Trap (TV-DISC-01). */
const discards = z.strictObject({ do: kind('discards'), who, by: who, left: count });

/** Opponents may answer a declared target (TV-RULING-39); `passed` have done so. */
const targetWindow = z.strictObject({ do: kind('targetWindow'), passed: z.array(who).readonly() });
/** Opponents may prevent Damage before it is split (TV-PREV-02), in this order. */
const damageWindow = z.strictObject({ do: kind('damageWindow'), left: z.array(who).readonly() });

/** A Solo Opponent's turn: its cards, then the steps of its card one by one. */
const solo = z.strictObject({ do: kind('solo'), who, step: z.enum(SOLO_STEPS) });

export const frameSchema = z.discriminatedUnion('do', [
  ...effectFrameList(aimSchema),
  choosing,
  toss,
  deal,
  mulligan,
  startTurn,
  turn,
  endPhase,
  nextSide,
  sendTrap,
  discards,
  targetWindow,
  damageWindow,
  solo,
]);
export type VeilFrame = z.infer<typeof frameSchema>;
export type FrameOf<K extends VeilFrame['do']> = Extract<VeilFrame, { do: K }>;
