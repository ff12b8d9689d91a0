import { BASE_CARDS } from './content/base.ts';
import { type VeiledFate, veiledFateWith } from './game.ts';

export { BEASTS, DEMI_CARDS, type Demi } from './content/demis.ts';
export type { AgeCard, CityCard, CityIcon, Need, QuestCard, Result } from './content/schema.ts';
export { CLASS_NAMES, iconText, needText, numberText, PLACE_NAMES, POWER_NAMES, resultText } from './content/text.ts';
export type { VfFact } from './facts.ts';
export { changeRenown, type Track, toBack } from './renown.ts';
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
  type PlainResult,
  POWERS,
  type Power,
  REGIONS,
  type Region,
  type Side,
} from './vocabulary.ts';

export const veiledFate: VeiledFate = veiledFateWith(BASE_CARDS);
/** @alias By which the list of games finds it. */
export const game: VeiledFate = veiledFate;
