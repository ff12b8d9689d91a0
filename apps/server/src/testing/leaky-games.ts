import type { AnyGame } from '@veilhall/engine';
import { highCard } from '@veilhall/testkit';

/** A game whose view shows everybody everything: what a search for leaks must find. */
const leaky: AnyGame = { ...highCard, view: (state, who) => ({ ...highCard.view(state, who), all: state.players }) };

export const games: readonly AnyGame[] = [leaky];
