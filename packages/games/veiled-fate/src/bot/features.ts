import type { Board } from '../board/board.ts';
import { lawsOf } from '../board/board.ts';
import type { Laws } from '../content/compile.ts';
import type { CityIcon } from '../content/schema.ts';
import type { State } from '../state/state.ts';
import { DEMIS, LOCATIONS, type Location } from '../vocabulary.ts';
import { addHopes, beckons, forecastsOf, type Lean, type QuestForecast } from './quest-forecast.ts';
import { DEMI_AT, perDemi } from './values.ts';
import { IN_ABYSS, IN_POOLS, LINE_STEP, MOST_KEPT, type Weights } from './weights.ts';

/** How much a lead of one Renown says about the end: little while two Ages are to come, nearly all at the last vote. */
function sharpness({ age, stage, quests }: State): number {
  if (age.number < 3) return 0.3 * age.number;
  return stage === 'ageVote' ? 1.5 : 0.75 + 0.3 / (1 + quests.length);
}

const ground = (at: Location): number => (at === 'abyss' ? IN_ABYSS : at === 'pools' ? IN_POOLS : 0);

/** What each Demi may hope for at this table: the common ground of judging positions, choosing and guessing at others. */
export class Features {
  readonly state: State;
  readonly laws: Laws;
  readonly weights: Weights;
  readonly forecasts: readonly QuestForecast[];
  readonly icon: CityIcon | undefined;
  readonly sharp: number;
  /** Renown to be expected, by place in `DEMIS`; and the part of it that lies in slots within reach. */
  readonly scores: number[];
  readonly reach: readonly number[];
  /** What each Quest has to offer a Demi that is not on one: by Demi, by Quest. */
  readonly #offers: readonly (readonly number[])[];
  /** By Location, by Quest: what is left of an offer on the way there. */
  readonly #near: ReadonlyMap<Location, readonly number[]>;

  constructor(board: Board, lean: Lean, weights: Weights) {
    const { state, content } = board;
    this.state = state;
    this.weights = weights;
    this.laws = lawsOf(board);
    this.icon = state.city && content.cities.get(state.city.card)?.card.slots[state.city.token];
    this.sharp = sharpness(state);
    this.forecasts = forecastsOf(board, this.laws, lean);
    this.scores = perDemi();
    for (const [place, demi] of state.rank.entries()) {
      this.scores[DEMI_AT[demi]] = state.renown[demi] - LINE_STEP * place;
    }
    for (const forecast of this.forecasts) addHopes(this.scores, forecast, forecast.on, forecast.lean, 1);
    this.#near = new Map(LOCATIONS.map((at) => [at, this.#nearness(at)]));
    const wanted = weights.reach > 0 ? this.forecasts : [];
    this.#offers = DEMIS.map((_, demi) => wanted.map((one) => beckons(one, one.taken, one.lean, demi)));
    this.reach = DEMIS.map((demi, index) => this.reachAt(index, state.demis[demi]));
    for (const [index, reach] of this.reach.entries()) this.scores[index] = (this.scores[index] as number) + reach;
  }

  #nearness(at: Location): number[] {
    const { step } = this.weights;
    const neighbours = this.laws.neighbours[at];
    return this.forecasts.map(({ region }) => {
      if (at === 'abyss') return step * step;
      if (at === 'pools') return step;
      return at === region || neighbours.includes(region) ? 1 : step;
    });
  }

  questIn(region: Location): number {
    return this.forecasts.findIndex((forecast) => forecast.region === region);
  }

  /** What it is worth to stand there; what one Quest has to offer may be given anew. */
  reachAt(demi: number, place: { readonly at: Location; readonly slot: number }, quest = -1, anew = 0): number {
    if (place.slot > 0) return 0;
    const near = this.#near.get(place.at) ?? [];
    const offers = this.#offers[demi] ?? [];
    let best = 0;
    for (let i = 0; i < offers.length; i++) {
      best = Math.max(best, (near[i] as number) * (i === quest ? anew : (offers[i] as number)));
    }
    return this.weights.reach * best + ground(place.at);
  }

  /** What a hand of so many cards is worth to somebody who takes no more turns in this Age. */
  restedValue(cards: number): number {
    return this.state.age.number === 3 ? 0 : this.weights.kept * Math.min(MOST_KEPT, cards);
  }
}
