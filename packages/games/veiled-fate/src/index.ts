import { BASE_CARDS } from './content/base.ts';
import { type VeiledFate, veiledFateWith } from './game.ts';

export { DEMI_CARDS, type Demi } from './content/demis.ts';
export type { VfFact } from './facts.ts';
export type { State } from './state.ts';
export { type PileView, type QuestView, type VeiledFateView, viewSchema } from './view.ts';
export {
  CLASSES,
  DEMIS,
  type DemiClass,
  type DemiId,
  FATE_KINDS,
  type FateKind,
  LOCATIONS,
  type Location,
  POWERS,
  type Power,
  REGIONS,
  type Region,
} from './vocabulary.ts';

export const veiledFate: VeiledFate = veiledFateWith(BASE_CARDS);
