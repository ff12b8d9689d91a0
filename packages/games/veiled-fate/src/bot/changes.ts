import type { TurnAct } from '../board/acts.ts';
import type { Place } from '../state/shapes.ts';
import type { DemiId, Region } from '../vocabulary.ts';
import type { Features } from './features.ts';
import { addHopes, openIn, slotValue } from './quest-forecast.ts';
import { cityValue, DEMI_AT, perDemi } from './values.ts';
import { LINE_STEP } from './weights.ts';

/** How an action changes what each Demi may hope for, by place in `DEMIS`. */
export class Changes {
  readonly by = perDemi();
  readonly #features: Features;

  constructor(features: Features) {
    this.#features = features;
  }

  /** Anything but a move from the ground to a slot and Influence, which come with a vote. */
  carryOut(act: TurnAct): void {
    this.by.fill(0);
    switch (act.do) {
      case 'move':
      case 'portal':
        this.#travel(act.demi, act.to);
        return;
      case 'smite':
        this.#fall(act.demi);
        this.#leave(act.demi);
        this.#stand(act.demi, { at: 'abyss', slot: 0 });
        return;
      case 'transfigure':
        this.#swap(act.region, act.one, act.other);
        return;
      case 'omniscience':
      case 'influence':
      case 'pass':
      case 'rest':
        return;
    }
  }

  /** The vote in a region leans by so much more. */
  sway(region: Region | undefined, by: number): void {
    const forecast = region && this.#features.forecasts[this.#features.questIn(region)];
    this.by.fill(0);
    if (!forecast) return;
    addHopes(this.by, forecast, forecast.on, forecast.lean, -1);
    addHopes(this.by, forecast, forecast.on, forecast.lean + by, 1);
  }

  #add(demi: number, by: number): void {
    this.by[demi] = (this.by[demi] as number) + by;
  }

  #stand(demi: DemiId, place: Place): void {
    const index = DEMI_AT[demi];
    this.#add(index, this.#features.reachAt(index, place) - (this.#features.reach[index] as number));
  }

  #travel(demi: DemiId, to: Place): void {
    this.#leave(demi);
    this.#stand(demi, to);
    const { icon, forecasts, state } = this.#features;
    if (to.at === 'city' && icon !== undefined) this.#add(DEMI_AT[demi], cityValue(icon));
    const forecast = to.slot > 0 ? forecasts[this.#features.questIn(to.at)] : undefined;
    if (!forecast) return;
    const { at, slot } = state.demis[demi];
    const taken = (at === to.at ? forecast.taken & ~(1 << slot) : forecast.taken) | (1 << to.slot);
    this.#add(DEMI_AT[demi], slotValue(forecast, to.slot, openIn(forecast, taken), forecast.lean));
  }

  #leave(demi: DemiId): void {
    const { at, slot } = this.#features.state.demis[demi];
    if (slot === 0) return;
    this.#rearrange(this.#features.questIn(at), (on) => {
      on[slot - 1] = -1;
    });
  }

  #swap(region: Region, one: number, other: number): void {
    this.#rearrange(this.#features.questIn(region), (on) => {
      [on[one - 1], on[other - 1]] = [on[other - 1] ?? -1, on[one - 1] ?? -1];
    });
  }

  #rearrange(quest: number, change: (on: number[]) => void): void {
    const forecast = this.#features.forecasts[quest];
    if (!forecast) return;
    const on = forecast.on.slice();
    change(on);
    addHopes(this.by, forecast, forecast.on, forecast.lean, -1);
    addHopes(this.by, forecast, on, forecast.lean, 1);
  }

  /** To the back of its line: those behind it move up. */
  #fall(demi: DemiId): void {
    const { rank, renown } = this.#features.state;
    for (const other of rank.slice(rank.indexOf(demi) + 1)) {
      if (renown[other] !== renown[demi]) break;
      this.#add(DEMI_AT[other], LINE_STEP);
      this.#add(DEMI_AT[demi], -LINE_STEP);
    }
  }
}
