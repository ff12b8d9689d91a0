import { int, type Seat, shuffle, type Viewer } from '@veilhall/engine';
import { type AnyUnknown, slotsIn, slotsOf, type Unknown } from '@veilhall/kit';
import { upgradeRules } from '../campaign/rules.ts';
import { removals } from '../campaign/upgrades.ts';
import type { Content } from '../content/compile.ts';
import { seesHand, wraithAt } from '../state/access.ts';
import type { UpgradeFrame } from '../state/campaign-frames.ts';
import type { State, Wraith } from '../state/state.ts';
import { leftOut } from './knowledge.ts';
import { dealtThreats, lookedAt } from './threat-dealer.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Everything that somebody at the table does not know: orders of decks, hidden hands, copies left in the box, half a choice. */
export const unknownsOf = (content: Content): readonly AnyUnknown<State>[] =>
  SEATS.flatMap((seat) => [threatDeck(content, seat), memories(content, seat), halfUpgrade(content, seat)]);

const inGame = ({ wraiths }: State, seat: Seat): Wraith | undefined => {
  const wraith = wraiths[seat];
  return wraith && wraith.status !== 'waiting' ? wraith : undefined;
};

/** The deck of those whose hand is seen is known but for its order; otherwise hand and deck are one unknown pool. */
function memories(content: Content, seat: Seat): Unknown<State, string> {
  const unseen = ({ memoryDeck, memoryKnown }: Wraith): number => Math.max(0, memoryDeck.length - memoryKnown);

  /** A haunting never lies in the hand: where nothing else is left in the deck, the hand holds all the Memories unseen. */
  const handIsSecret = (state: State, wraith: Wraith, who: Viewer): boolean =>
    !seesHand(state, who, seat) && wraith.memoryDeck.slice(0, unseen(wraith)).some((def) => content.isMemory(def));

  return {
    name: `Memories of seat ${seat}`,
    slots(state, who) {
      const wraith = inGame(state, seat);
      if (!wraith) return [];
      const deck = slotsOf(wraith.memoryDeck, 0, unseen(wraith));
      return handIsSecret(state, wraith, who) ? [...slotsIn(wraith.hand, 'def'), ...deck] : deck;
    },
    deal(state, who, values, rng) {
      const all = values();
      const wraith = inGame(state, seat);
      if (!wraith || !handIsSecret(state, wraith, who)) return shuffle(rng, 'memories', all);
      const hand = wraith.hand.length;
      const mixed = shuffle(
        rng,
        'hand',
        all.filter((def) => content.isMemory(def)),
      );
      const haunting = all.filter((def) => !content.isMemory(def));
      return [...mixed.slice(0, hand), ...shuffle(rng, 'memories', [...mixed.slice(hand), ...haunting])];
    },
    uniform(state, who) {
      const wraith = inGame(state, seat);
      if (!wraith || !handIsSecret(state, wraith, who)) return true;
      return wraith.memoryDeck.slice(0, unseen(wraith)).every((def) => content.isMemory(def));
    },
  };
}

function threatDeck(content: Content, seat: Seat): Unknown<State, string> {
  const playing = (state: State): Wraith | undefined => (state.stage === 'round' ? inGame(state, seat) : undefined);
  return {
    name: `Threats of seat ${seat}`,
    slots(state, who) {
      const wraith = playing(state);
      if (!wraith) return [];
      const { from, to } = lookedAt(wraith, who === seat);
      return slotsOf(wraith.threatDeck, from, to);
    },
    beyond(state) {
      const wraith = playing(state);
      return wraith ? leftOut({ state, content }, wraith) : [];
    },
    deal(state, who, _values, rng) {
      const wraith = playing(state);
      return wraith ? dealtThreats({ state, content }, wraith, who === seat, rng) : [];
    },
  };
}

/** The Memory that somebody has chosen to part with, before they have said for which. */
function halfUpgrade(content: Content, seat: Seat): Unknown<State, string> {
  const chosen = (state: State): UpgradeFrame[] => {
    const work = inGame(state, seat)?.work ?? [];
    return work.filter((frame) => frame.do === 'upgrade').filter(({ removed }) => removed !== undefined);
  };
  return {
    name: `half an upgrade of seat ${seat}`,
    invented: true,
    slots: (state, who) =>
      (who === seat ? [] : chosen(state)).map((frame) => ({
        get: () => frame.removed ?? '',
        set: (removed) => {
          frame.removed = removed;
        },
      })),
    deal: (state, _who, _values, rng) =>
      chosen(state).map(({ why }) => {
        const open = removals(wraithAt(state, seat).legacy, upgradeRules(content, state, why));
        return open[int(rng, 'upgrade', open.length)] ?? '';
      }),
  };
}
