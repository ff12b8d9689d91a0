import type { TurnAct } from './choices.ts';
import type { Content, Laws } from './content/compile.ts';
import type { CityIcon } from './content/schema.ts';
import { CARD, restedWorth, sharpness } from './evaluate.ts';
import { ABYSS, addHope, cityWorth, DEMI_AT, type Hope, hopesOf, LINE_STEP, POOLS, presentWorth } from './prospects.ts';
import type { Ballot, Place, State } from './state.ts';
import { lawsOf, player } from './table.ts';
import { DEMIS, type DemiId, type Location, type Region } from './vocabulary.ts';

/** Knowing how a vote stands is worth a little by itself. */
const INSIGHT = 0.1;

const groundWorth = (at: Location): number => (at === 'abyss' ? ABYSS : at === 'pools' ? POOLS : 0);

/** How many of the eight other Demis somebody else owns, on average. */
function rivals(seats: number): number {
  if (seats < 6) return seats - 1;
  return seats === 6 ? 2 : 3;
}

/**
 * How much an action would please the owner of each Demi, quickly and from open facts: what the Demis may hope for
 * before and after it, without playing it. It shortens lists of moves, and it is what deeds are read by: a player whose
 * actions keep pleasing one Demi's owner probably is that owner.
 */
export class Appeal {
  readonly #state: State;
  readonly #laws: Laws;
  readonly #icon: CityIcon | undefined;
  readonly #hopes: readonly Hope[];
  readonly #strength: readonly number[];
  readonly #sharp: number;
  readonly #share: number;
  readonly #delta: number[] = new Array(DEMIS.length).fill(0);
  readonly #now: number[] = new Array(DEMIS.length).fill(0);
  readonly #after: number[] = new Array(DEMIS.length).fill(0);
  #cards = 0;

  constructor(content: Content, state: State, lean: (pile: readonly Ballot[]) => number) {
    this.#state = state;
    this.#laws = lawsOf(content, state);
    this.#icon = state.city && content.cities.get(state.city.card)?.card.slots[state.city.token];
    this.#hopes = hopesOf(content, state, lean);
    const scores = presentWorth(state);
    for (const hope of this.#hopes) addHope(scores, hope, hope.on, hope.lean, 1);
    this.#sharp = sharpness(state);
    this.#strength = scores.map((score) => Math.exp(this.#sharp * score));
    this.#share = rivals(state.players.length) / (DEMIS.length - 1);
  }

  /** The chance of each Demi's owner to win after the action, by place in `DEMIS`. The list is good until the next call. */
  after(act: TurnAct): readonly number[] {
    this.#begin();
    // The actor votes as suits the Demi in question.
    const votedOn = this.#votedOn(act);
    if (votedOn === undefined) this.#judge(act, 0);
    else {
      this.#judge(act, 1);
      this.#judge(act, -1);
    }
    return this.#after;
  }

  #judge(act: TurnAct, vote: number): void {
    this.#delta.fill(0);
    this.#cards = 0;
    this.#carryOut(act, vote);
    const { seat } = this.#state.turn;
    const untouched = this.#cards === 0 && !this.#state.turn.touched;
    const rests = act.do === 'rest' || (untouched && (act.do === 'pass' || this.#state.turn.used === 1));
    const hand = player(this.#state, seat).hand.length;
    this.#settle(rests ? restedWorth(this.#state, hand) - CARD * hand : CARD * this.#cards);
  }

  /** The chance of each Demi's owner to win once the vote in a region leans by so much more. */
  afterVote(region: Region, by: number): readonly number[] {
    this.#begin();
    this.#sway(region, by);
    this.#settle(0);
    return this.#after;
  }

  /** The same once each Demi's prospects have changed by so much. */
  afterChange(by: readonly number[]): readonly number[] {
    this.#begin();
    for (const [i, change] of by.entries()) this.#delta[i] = change;
    this.#settle(0);
    return this.#after;
  }

  #begin(): void {
    this.#after.fill(0);
    this.#delta.fill(0);
  }

  #settle(cards: number): void {
    const delta = this.#delta;
    const gain = Math.exp(this.#sharp * cards);
    const strength = this.#now;
    let sum = 0;
    for (let i = 0; i < delta.length; i++) {
      const change = delta[i] as number;
      const now =
        change === 0 ? (this.#strength[i] as number) : (this.#strength[i] as number) * Math.exp(this.#sharp * change);
      strength[i] = now;
      sum += now;
    }
    for (let i = 0; i < delta.length; i++) {
      const own = (strength[i] as number) * gain;
      const worth = own / (own + this.#share * (sum - (strength[i] as number)));
      if (worth > (this.#after[i] as number)) this.#after[i] = worth;
    }
  }

  #votedOn(act: TurnAct): Region | undefined {
    switch (act.do) {
      case 'move':
      case 'portal':
        return act.to.slot > 0 ? (act.to.at as Region) : undefined;
      case 'influence':
        return this.#state.turn.votedAt;
      default:
        return undefined;
    }
  }

  #carryOut(act: TurnAct, vote: number): void {
    switch (act.do) {
      case 'move':
        if (this.#state.demis[act.demi].at === 'abyss') this.#cards += this.#laws.abyssDraw;
        this.#travel(act.demi, act.to, vote);
        return;
      case 'portal':
        this.#cards -= this.#laws.costs.portal;
        this.#travel(act.demi, act.to, vote);
        return;
      case 'smite':
        this.#cards -= this.#laws.costs.smite;
        this.#fall(act.demi);
        this.#leave(act.demi);
        this.#add(act.demi, ABYSS - groundWorth(this.#state.demis[act.demi].at));
        return;
      case 'transfigure':
        this.#cards -= this.#laws.costs.transfigure;
        this.#swap(act.region, act.one, act.other);
        return;
      case 'omniscience':
        this.#cards -= this.#laws.costs.omniscience - INSIGHT / CARD;
        return;
      case 'influence':
        this.#cards -= this.#laws.costs.influence + 1;
        this.#sway(this.#state.turn.votedAt, vote);
        return;
      case 'pass':
      case 'rest':
        return;
    }
  }

  #add(demi: DemiId, by: number): void {
    const at = DEMI_AT[demi];
    this.#delta[at] = (this.#delta[at] ?? 0) + by;
  }

  #hopeAt(region: Location): Hope | undefined {
    return this.#hopes.find((hope) => hope.region === region);
  }

  #travel(demi: DemiId, to: Place, vote: number): void {
    const from = this.#state.demis[demi];
    this.#add(demi, groundWorth(to.at) - groundWorth(from.at));
    if (to.at === 'city') this.#enterCity(demi);
    const hope = to.slot > 0 ? this.#hopeAt(to.at) : undefined;
    if (!hope) {
      this.#leave(demi);
      return;
    }
    const on = hope.on.slice();
    if (from.slot > 0 && from.at === to.at) on[from.slot - 1] = -1;
    else this.#leave(demi);
    on[to.slot - 1] = DEMI_AT[demi];
    this.#cards--;
    addHope(this.#delta, hope, hope.on, hope.lean, -1);
    addHope(this.#delta, hope, on, hope.lean + vote, 1);
  }

  #enterCity(demi: DemiId): void {
    if (this.#icon === undefined) return;
    this.#add(demi, cityWorth(this.#icon));
    if (this.#icon === 'draw') this.#cards++;
  }

  #leave(demi: DemiId): void {
    const { at, slot } = this.#state.demis[demi];
    const hope = slot > 0 ? this.#hopeAt(at) : undefined;
    if (!hope) return;
    const on = hope.on.slice();
    on[slot - 1] = -1;
    addHope(this.#delta, hope, hope.on, hope.lean, -1);
    addHope(this.#delta, hope, on, hope.lean, 1);
  }

  /** To the back of its line: those behind it move up. */
  #fall(demi: DemiId): void {
    const { rank, renown } = this.#state;
    for (const other of rank.slice(rank.indexOf(demi) + 1)) {
      if (renown[other] !== renown[demi]) break;
      this.#add(other, LINE_STEP);
      this.#add(demi, -LINE_STEP);
    }
  }

  #swap(region: Region, one: number, other: number): void {
    const hope = this.#hopeAt(region);
    if (!hope) return;
    const on = hope.on.slice();
    on[one - 1] = hope.on[other - 1] ?? -1;
    on[other - 1] = hope.on[one - 1] ?? -1;
    addHope(this.#delta, hope, hope.on, hope.lean, -1);
    addHope(this.#delta, hope, on, hope.lean, 1);
  }

  #sway(region: Region | undefined, by: number): void {
    const hope = region && this.#hopeAt(region);
    if (!hope) return;
    addHope(this.#delta, hope, hope.on, hope.lean, -1);
    addHope(this.#delta, hope, hope.on, hope.lean + by, 1);
  }
}
