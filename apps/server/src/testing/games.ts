import type { AnyGame } from '@veilhall/engine';
import { highCard, ticTacToe } from '@veilhall/testkit';

export const games: readonly AnyGame[] = [ticTacToe, highCard];
