import type { Quest } from '../content/compile.ts';
import { DEMI_CARDS } from '../content/demis.ts';
import type { Need } from '../content/schema.ts';
import { allSlots } from '../state/access.ts';
import type { DemiId } from '../vocabulary.ts';

/** A blank slot takes anybody, a class slot its class, a colour slot one Demi (VF-SLOT-01, -02, -04). */
export const meets = (need: Need, demi: DemiId): boolean =>
  need === 'any' || need === demi || need === DEMI_CARDS[demi].class;

/** The open slots a moving Demi may take, as bits. `taken` has the bits of the slots in use. */
export function usableSlots(quest: Quest, taken: number, demi: DemiId): number {
  let usable = 0;
  let bit = 1;
  for (const { need } of quest.slots) {
    bit <<= 1;
    if (taken & bit) continue;
    // VF-SLOT-06: the topmost open slot or none.
    if (quest.ordered) return meets(need, demi) ? bit : 0;
    // VF-SLOT-05: the own colour is a duty.
    if (need === demi) return bit;
    if (meets(need, demi)) usable |= bit;
  }
  return usable;
}

export const openSlots = (quest: Quest, taken: number): number => allSlots(quest.slots.length) & ~taken;
