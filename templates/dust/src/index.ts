export { game } from './game.ts';
export type { DustFact } from './state/facts.ts';
export type { DustView } from './view/view.ts';
