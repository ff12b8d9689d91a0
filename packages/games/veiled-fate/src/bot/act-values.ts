import type { TurnAct } from '../board/choices.ts';
import { player } from '../state/access.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import { DEMIS, type DemiId, type Region } from '../vocabulary.ts';
import type { Features } from './features.ts';
import { addHopes, beckons, openIn, slotValue } from './quest-forecast.ts';
import { cityValue, DEMI_AT, perDemi } from './values.ts';
import { LINE_STEP, VOTE } from './weights.ts';

/** A slot newly taken, with a vote of either side: what it changes for everybody but the Demi that took it. */
interface Taking {
  readonly strength: readonly number[];
  readonly rivals: number;
  /** To the Demi that took it. */
  readonly value: number;
}

/** How many of the eight other Demis somebody else owns. */
function rivalCount(seats: number): number {
  if (seats < 6) return seats - 1;
  return seats === 6 ? 2 : 3;
}

/** How likely each Demi is a rival's, by place in `DEMIS`, and the strength of a rival that no action can touch. */
export interface Rivals {
  readonly demis: readonly number[];
  readonly aloof: number;
}

/** Every other Demi counts as often as any one of them is somebody's. */
export const anyRival = (seats: number): Rivals => ({
  demis: perDemi(rivalCount(seats) / (DEMIS.length - 1)),
  aloof: 0,
});

/** For somebody who looks at nobody else. */
export const NO_RIVAL: Rivals = { demis: perDemi(), aloof: 1 };

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
  readonly #delta = perDemi();
  readonly #now = perDemi();
  readonly #best = perDemi();

  constructor(features: Features, rivals: Rivals) {
    this.#features = features;
    this.#state = features.state;
    this.#rivals = rivals.demis;
    this.#aloof = rivals.aloof;
    this.#strength = features.scores.map((score) => Math.exp(features.sharp * score));
  }

  /** The chance of each Demi's owner after the action, by place in `DEMIS`. The list is good until the next call. */
  after(act: TurnAct): readonly number[] {
    this.#best.fill(0);
    const cards = this.#cardsValue(act);
    if ((act.do === 'move' || act.do === 'portal') && act.to.slot > 0 && this.#state.demis[act.demi].slot === 0) {
      // The actor votes as suits the Demi in question.
      this.#take(act.demi, act.to, VOTE, cards);
      this.#take(act.demi, act.to, -VOTE, cards);
    } else if (act.do === 'influence') {
      this.#sway(this.#state.turn.votedAt, VOTE, cards);
      this.#sway(this.#state.turn.votedAt, -VOTE, cards);
    } else {
      this.#delta.fill(0);
      this.#carryOut(act);
      this.#settle(cards);
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
    for (let i = 0; i < by.length; i++) this.#delta[i] = by[i] as number;
    this.#settle(0);
    return this.#best;
  }

  /** Cards gained less cards spent, with what they are worth to whoever acts. */
  #cardsValue(act: TurnAct): number {
    const { turn } = this.#state;
    const { weights } = this.#features;
    const change = this.#cardsOf(act);
    const hand = player(this.#state, turn.seat).hand.length;
    const untouched = change === 0 && !turn.touched;
    const rests = act.do === 'rest' || (untouched && (act.do === 'pass' || turn.used === 1)) || hand + change <= 0;
    const insight = act.do === 'omniscience' ? weights.insight : 0;
    if (!rests) return weights.card * change + insight;
    return this.#features.restedValue(Math.max(0, hand + change)) - weights.card * hand + insight;
  }

  #cardsOf(act: TurnAct): number {
    const { laws, icon } = this.#features;
    switch (act.do) {
      case 'move':
      case 'portal': {
        let change = act.do === 'portal' ? -laws.costs.portal : 0;
        if (act.do === 'move' && this.#state.demis[act.demi].at === 'abyss') change += laws.abyssDraw;
        if (act.to.slot > 0) change--;
        else if (act.to.at === 'city' && icon === 'draw') change++;
        return change;
      }
      case 'influence':
        return -laws.costs.influence - 1;
      case 'pass':
      case 'rest':
        return 0;
      default:
        return -laws.costs[act.do];
    }
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

  #settle(cards: number): void {
    const { sharp } = this.#features;
    let rivals = 0;
    for (let i = 0; i < this.#now.length; i++) {
      const change = this.#delta[i] as number;
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

  #carryOut(act: TurnAct): void {
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
      default:
    }
  }

  #add(demi: number, by: number): void {
    this.#delta[demi] = (this.#delta[demi] as number) + by;
  }

  #stand(demi: DemiId, place: Place): void {
    const index = DEMI_AT[demi];
    this.#add(index, this.#features.reachAt(index, place) - (this.#features.reach[index] as number));
  }

  /** Anything but a move from the ground to a slot. */
  #travel(demi: DemiId, to: Place): void {
    this.#leave(demi);
    this.#stand(demi, to);
    const { icon, forecasts } = this.#features;
    if (to.at === 'city' && icon !== undefined) this.#add(DEMI_AT[demi], cityValue(icon));
    const forecast = to.slot > 0 ? forecasts[this.#features.questIn(to.at)] : undefined;
    if (!forecast) return;
    const { at, slot } = this.#state.demis[demi];
    const taken = (at === to.at ? forecast.taken & ~(1 << slot) : forecast.taken) | (1 << to.slot);
    this.#add(DEMI_AT[demi], slotValue(forecast, to.slot, openIn(forecast, taken), forecast.lean));
  }

  #leave(demi: DemiId): void {
    const { at, slot } = this.#state.demis[demi];
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
    addHopes(this.#delta, forecast, forecast.on, forecast.lean, -1);
    addHopes(this.#delta, forecast, on, forecast.lean, 1);
  }

  #sway(region: Region | undefined, by: number, cards: number): void {
    const forecast = region && this.#features.forecasts[this.#features.questIn(region)];
    this.#delta.fill(0);
    if (forecast) {
      addHopes(this.#delta, forecast, forecast.on, forecast.lean, -1);
      addHopes(this.#delta, forecast, forecast.on, forecast.lean + by, 1);
    }
    this.#settle(cards);
  }

  /** To the back of its line: those behind it move up. */
  #fall(demi: DemiId): void {
    const { rank, renown } = this.#state;
    for (const other of rank.slice(rank.indexOf(demi) + 1)) {
      if (renown[other] !== renown[demi]) break;
      this.#add(DEMI_AT[other], LINE_STEP);
      this.#add(DEMI_AT[demi], -LINE_STEP);
    }
  }
}
