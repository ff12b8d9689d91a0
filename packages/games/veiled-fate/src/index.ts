import { BASE_CARDS } from './content/families.ts';
import { gameWith, type VeiledFate } from './game.ts';

export type { TurnAct } from './board/acts.ts';
export { powerOf } from './board/acts.ts';
export type { VfFact } from './board/facts.ts';
export { changeRenown, type Track, toBack } from './board/renown.ts';
export {
  CITY_THING,
  classThing,
  demiThing,
  placeThing,
  powerThing,
  questThing,
  seatThing,
  slotThing,
} from './board/things.ts';
export { clauseText, type OutcomePart, outcomeParts, roleText } from './content/age-text.ts';
export { BEASTS, DEMI_CARDS, type Demi } from './content/demis.ts';
export { CLASS_NAMES, PLACE_NAMES, POWER_NAMES } from './content/names.ts';
export type { AgeCard, CityCard, CityIcon, Need, QuestCard, Result } from './content/schema.ts';
export { decreeText, iconText, needText, numberText, ORDERED_TEXT, resultText, slotsText } from './content/text.ts';
export type { VfPrompt } from './flow/asks.ts';
export type { Reason } from './flow/reasons.ts';
export type { State } from './state/state.ts';
export { type PileView, type QuestView, type VeiledFateView, viewSchema } from './view/types.ts';
export {
  CLASSES,
  DEMIS,
  type DemiClass,
  type DemiId,
  FATE_KINDS,
  type FateKind,
  LOCATIONS,
  type Location,
  type Named,
  type PlainResult,
  POWERS,
  type Power,
  REGIONS,
  type Region,
  type Side,
  type Verdict,
} from './vocabulary.ts';

export const game: VeiledFate = gameWith(BASE_CARDS);
export { game as veiledFate };
