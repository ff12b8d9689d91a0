import { highCard } from './examples/high-card.ts';
import { longShot } from './examples/long-shot.ts';
import { ticTacToe } from './examples/tic-tac-toe.ts';
import { gameContract } from './suite.ts';

gameContract(ticTacToe, { setups: [{ name: 'two seats', seats: 2 }] });
gameContract(longShot, { setups: [{ name: 'alone', seats: 1, options: { target: 30 } }] });
gameContract(highCard, {
  setups: [
    { name: 'two seats', seats: 2 },
    { name: 'three seats', seats: 3, options: { rounds: 9 } },
  ],
});
