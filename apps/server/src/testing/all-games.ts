import { games as real } from '../games.ts';
import { games as examples } from './games.ts';

export const games = [...examples, ...real];
