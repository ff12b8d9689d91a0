export { ticTacToe } from './tic-tac-toe.ts';
