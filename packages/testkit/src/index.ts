export { highCard } from './examples/high-card.ts';
export { ticTacToe } from './examples/tic-tac-toe.ts';
