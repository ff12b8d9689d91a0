import { FATE_BOX } from '../content/fate.ts';
import type { State } from '../state/state.ts';
import { DEMIS, type DemiId, type FateKind, type Region } from '../vocabulary.ts';

/** A table that is put up at the start of Age I: all Demis stand in the City, and seat 0 begins. */
export interface Arrangement {
  readonly age: string;
  /** The Quests on the board, and no others. */
  readonly quests: readonly { readonly region: Region; readonly card: string }[];
  /** By seat. */
  readonly players: readonly { readonly demi: DemiId; readonly hand: readonly FateKind[] }[];
  /** The next cards of the Fate deck, the first on top. */
  readonly deck: readonly FateKind[];
}

export function arrange({ age, quests, players, deck }: Arrangement): (state: State) => void {
  return (state) => {
    state.age.card = age;
    state.firstPlayer = 0;
    state.turn.seat = 0;
    const known = [...state.questDeck, ...state.quests.map(({ card }) => card)];
    state.quests = quests.map(({ region, card }) => ({ region, card, pile: [] }));
    state.questDeck = known.filter((id) => !quests.some(({ card }) => card === id));
    const box = [...FATE_BOX];
    const take = (kind: FateKind): FateKind => {
      box.splice(box.indexOf(kind), 1);
      return kind;
    };
    state.nextId = 1;
    for (const [seat, { demi, hand }] of players.entries()) {
      const dealt = hand.map((kind) => ({ id: state.nextId++, def: take(kind) }));
      Object.assign(state.players[seat] ?? {}, { demi, hand: dealt });
    }
    state.aside = DEMIS.filter((each) => !players.some(({ demi }) => demi === each));
    const top = deck.map(take).reverse();
    state.deck = [...box, ...top];
  };
}
