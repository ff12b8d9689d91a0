import type { TurnAct } from '../board/acts.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import { DEMIS, type DemiId, type Region } from '../vocabulary.ts';
import { cardsValue } from './card-values.ts';
import { Changes } from './changes.ts';
import type { Features } from './features.ts';
import { addHopes, beckons, openIn, slotValue } from './quest-forecast.ts';
import type { Rivals } from './rivals.ts';
import { DEMI_AT, perDemi } from './values.ts';
import { VOTE } from './weights.ts';

/** A slot newly taken, with a vote of either side: what it changes for everybody but the Demi that took it. */
interface Taking {
  readonly strength: readonly number[];
  readonly rivals: number;
  /** To the Demi that took it. */
  readonly value: number;
}

/**
 * How much an action would please the owner of each Demi, quickly and without playing it: their chance to end first,
 * where the other Demis count by how likely they are a rival's. It is what bots choose by, and what deeds are read by: a
 * player whose actions keep pleasing one Demi's owner probably is that owner.
 */
export class ActValues {
  readonly #features: Features;
  readonly #state: State;
  readonly #rivals: readonly number[];
  readonly #aloof: number;
  readonly #strength: readonly number[];
  readonly #takings = new Map<number, Taking>();
  readonly #changes: Changes;
  readonly #now = perDemi();
  readonly #best = perDemi();

  constructor(features: Features, rivals: Rivals) {
    this.#features = features;
    this.#state = features.state;
    this.#changes = new Changes(features);
    this.#rivals = rivals.demis;
    this.#aloof = rivals.aloof;
    this.#strength = features.scores.map((score) => Math.exp(features.sharp * score));
  }

  /** The chance of each Demi's owner after the action, by place in `DEMIS`. The list is good until the next call. */
  after(act: TurnAct): readonly number[] {
    this.#best.fill(0);
    const cards = cardsValue(this.#features, act);
    if ((act.do === 'move' || act.do === 'portal') && act.to.slot > 0 && this.#state.demis[act.demi].slot === 0) {
      // The actor votes as suits the Demi in question.
      this.#take(act.demi, act.to, VOTE, cards);
      this.#take(act.demi, act.to, -VOTE, cards);
    } else if (act.do === 'influence') {
      this.#sway(this.#state.turn.votedAt, VOTE, cards);
      this.#sway(this.#state.turn.votedAt, -VOTE, cards);
    } else {
      this.#changes.carryOut(act);
      this.#settle(cards, this.#changes.by);
    }
    return this.#best;
  }

  /** The same once the vote in a region leans by so much more. */
  afterVote(region: Region, by: number): readonly number[] {
    this.#best.fill(0);
    this.#sway(region, by, 0);
    return this.#best;
  }

  /** The same once each Demi's prospects have changed by so much. */
  afterChange(by: readonly number[]): readonly number[] {
    this.#best.fill(0);
    this.#settle(0, by);
    return this.#best;
  }

  #take(demi: DemiId, { at, slot }: Place, vote: number, cards: number): void {
    const index = DEMI_AT[demi];
    const quest = this.#features.questIn(at);
    if (quest < 0) return;
    const taking = this.#taking(quest, slot, vote);
    const { sharp, reach } = this.#features;
    for (let i = 0; i < this.#now.length; i++) this.#now[i] = taking.strength[i] as number;
    const own = (this.#strength[index] as number) * Math.exp(sharp * (taking.value - (reach[index] as number)));
    const weight = this.#rivals[index] as number;
    this.#now[index] = own;
    this.#columns(taking.rivals + weight * (own - (taking.strength[index] as number)), cards);
  }

  #taking(quest: number, slot: number, vote: number): Taking {
    const key = 32 * quest + 2 * slot + (vote > 0 ? 1 : 0);
    const known = this.#takings.get(key);
    if (known) return known;
    const { forecasts, state, reach, sharp, weights } = this.#features;
    const forecast = forecasts[quest] as (typeof forecasts)[number];
    const taken = forecast.taken | (1 << slot);
    const lean = forecast.lean + vote;
    const open = openIn(forecast, taken);
    const delta = perDemi();
    addHopes(delta, forecast, forecast.on, forecast.lean, -1);
    for (const [i, demi] of forecast.on.entries()) {
      if (demi >= 0) delta[demi] = (delta[demi] as number) + slotValue(forecast, i + 1, open, lean);
    }
    for (let i = 0; weights.reach > 0 && i < DEMIS.length; i++) {
      const place = state.demis[DEMIS[i] as DemiId];
      if (place.slot > 0) continue;
      const anew = this.#features.reachAt(i, place, quest, beckons(forecast, taken, lean, i));
      delta[i] = anew - (reach[i] as number);
    }
    const strength = this.#strength.map((before, i) => before * Math.exp(sharp * (delta[i] as number)));
    let rivals = 0;
    for (let i = 0; i < strength.length; i++) rivals += (this.#rivals[i] as number) * (strength[i] as number);
    const taking = { strength, rivals, value: slotValue(forecast, slot, open, lean) };
    this.#takings.set(key, taking);
    return taking;
  }

  #sway(region: Region | undefined, by: number, cards: number): void {
    this.#changes.sway(region, by);
    this.#settle(cards, this.#changes.by);
  }

  #settle(cards: number, changes: readonly number[]): void {
    const { sharp } = this.#features;
    let rivals = 0;
    for (let i = 0; i < this.#now.length; i++) {
      const change = changes[i] as number;
      const now = (this.#strength[i] as number) * (change === 0 ? 1 : Math.exp(sharp * change));
      this.#now[i] = now;
      rivals += (this.#rivals[i] as number) * now;
    }
    this.#columns(rivals, cards);
  }

  #columns(rivals: number, cards: number): void {
    const gain = Math.exp(this.#features.sharp * cards);
    for (let i = 0; i < this.#now.length; i++) {
      const now = this.#now[i] as number;
      const against = this.#aloof + rivals - (this.#rivals[i] as number) * now;
      const value = (now * gain) / (now * gain + against);
      if (value > (this.#best[i] as number)) this.#best[i] = value;
    }
  }
}
