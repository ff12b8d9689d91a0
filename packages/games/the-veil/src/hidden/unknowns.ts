import { shuffle, type Viewer } from '@veilhall/engine';
import { type AnyUnknown, type HiddenSlot, slotsOf, type Unknown } from '@veilhall/kit';
import { byName } from '../board/cards.ts';
import { seesHand } from '../state/access.ts';
import type { FaceDown, HandCard, State } from '../state/state.ts';

const MOST_PLAYERS = 6;

/** A card of a Hand without its number, which says nothing. */
const handSlot = (hand: HandCard[], at: number): HiddenSlot<FaceDown> => ({
  get() {
    const { def, owner } = hand[at] as HandCard;
    return { def, owner };
  },
  set({ def, owner }) {
    hand[at] = { ...(hand[at] as HandCard), def, owner };
  },
});

/** Deck and Hand together are known as a set; cards seen on their way are known in their place. */
const deckOf = (who: number): Unknown<State, FaceDown> => {
  const slots = (state: State, viewer: Viewer): HiddenSlot<FaceDown>[] => {
    const player = state.players[who];
    if (!player) return [];
    const { hand, deck, deckKnown } = player;
    const inHand = seesHand(state, viewer, who)
      ? []
      : hand.flatMap(({ seen }, at) => (seen ? [] : [handSlot(hand, at)]));
    return [...inHand, ...slotsOf(deck, 0, deck.length - deckKnown)];
  };
  const name = `Deck and Hand of player ${who}`;
  return {
    name,
    slots,
    // As the default dealer does; cards are put in order by name, which is quicker than by all they are made of.
    deal: (state, viewer, _values, rng) =>
      shuffle(
        rng,
        `redeal ${name}`,
        slots(state, viewer)
          .map((slot) => slot.get())
          .sort(byName),
      ),
    uniform: () => true,
  };
};

/** Cards put under a Fate Deck were seen on their way (TV-MULL-02). */
const fateDeckOf = (who: number): Unknown<State, string> => ({
  name: `Fate Deck of player ${who}`,
  slots(state) {
    const player = state.players[who];
    return player ? slotsOf(player.fateDeck, player.fateKnown) : [];
  },
});

/** Everything that the ledger's table of hidden information keeps from somebody. */
export const UNKNOWNS: readonly AnyUnknown<State>[] = Array.from({ length: MOST_PLAYERS }, (_, who) => [
  deckOf(who),
  fateDeckOf(who),
]).flat();
