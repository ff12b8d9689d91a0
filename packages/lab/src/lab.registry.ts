import { ticTacToe } from '@veilhall/testkit';
import type { LoadGame } from './job.ts';

/** What the tests' workers load. */
export const loadGame: LoadGame = async () => ticTacToe;
