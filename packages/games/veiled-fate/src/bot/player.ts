import {
  type Considered,
  fastRng,
  int,
  movesOf,
  type OptionId,
  type Prompt,
  pick,
  type RngState,
} from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import type { TurnAct } from '../board/choices.ts';
import { turnChoices } from '../board/legal.ts';
import { knows } from '../hidden/knowledge.ts';
import { handOf, nextSeat, player } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Ballot, State } from '../state/state.ts';
import type { FateKind, Region } from '../vocabulary.ts';
import { ActValues, anyRival, type Rivals } from './act-values.ts';
import { addAge, ageOdds, CERTAIN, type Odds } from './ages.ts';
import { Features } from './features.ts';
import { KEEPING, LEAN, worthwhile } from './means.ts';
import { wishesOf } from './reading.ts';
import { DEMI_AT, perDemi } from './values.ts';
import type { Weights } from './weights.ts';

/** How somebody plays: by what they value, what they use and whom they think they face. */
export interface Style {
  readonly weights: Weights;
  /** God Powers other than Smite. */
  readonly powers: boolean;
  /** Choices this close to the best (as a chance to win) are mixed with it. */
  readonly mixing: number;
  /** Whom to beat; without it, everybody who may be anybody. */
  readonly rivals?: Rivals;
  /** How likely each seat has each Demi, where that is thought about. */
  readonly suspects?: readonly (readonly number[])[];
  readonly shyness?: Shyness;
}

/** What it costs to be seen doing something, as a chance to win, and the most it can cost. */
export interface Shyness {
  readonly most: number;
  of(act: TurnAct): number;
}

interface Rated {
  readonly id: OptionId;
  value: number;
}

/** How often somebody is thought to vote as suits them. */
const LOYALTY = 0.6;
/** Actions that come to a closer look. */
const MOST_CONSIDERED = 5;
/** Where a Quest is laid hardly matters, so it tells nothing. */
const PLACING = 0.004;

/** Decides by rule of thumb, from what its seat knows of the world. */
export class Player {
  readonly #board: Board;
  readonly #world: State;
  readonly #seat: number;
  readonly #style: Style;
  readonly #rng: RngState;
  readonly #own: number;

  constructor(board: Board, seat: number, style: Style, rng: RngState) {
    this.#board = board;
    this.#world = board.state;
    this.#seat = seat;
    this.#style = style;
    this.#rng = rng;
    this.#own = DEMI_AT[player(board.state, seat).demi];
  }

  pick(prompt: Prompt): OptionId {
    const ids = movesOf(prompt);
    const frame = this.#world.work.at(-1);
    switch (frame?.do) {
      case 'turn':
        return this.#act();
      case 'pay':
        return `pay:${this.#leastNeeded()}`;
      case 'vote':
        return `vote:${this.#vote(frame)}`;
      case 'ageVote':
        return this.#ageVote(frame);
      case 'extraVoters':
        return this.#voter(frame, ids);
      case 'ageRole':
        return this.#name(ids);
      case 'placeQuest':
        return this.#place(frame, ids);
      case 'refresh':
        return ids.includes('refresh:p2') ? 'refresh:p2' : 'keep';
      case 'fromPools':
        return 'slot';
      default:
        return ids[0] ?? '';
    }
  }

  /** What the legal actions are worth to the owner of the own Demi. */
  actions(): { readonly id: OptionId; readonly act: TurnAct; value: number }[] {
    const values = this.#values();
    const rated: { id: OptionId; act: TurnAct; value: number }[] = [];
    for (const { id, act } of turnChoices(this.#board)) {
      if (!this.#uses(act)) continue;
      rated.push({ id, act, value: values.after(act)[this.#own] as number });
    }
    return rated;
  }

  #uses(act: TurnAct): boolean {
    switch (act.do) {
      case 'move':
      case 'smite':
      case 'pass':
      case 'rest':
        return true;
      default:
        return this.#style.powers && worthwhile(this.#world, act);
    }
  }

  #act(): OptionId {
    const { shyness, mixing } = this.#style;
    const rated = this.actions();
    if (!shyness) return this.#mixed(rated, mixing);
    const best = Math.max(...rated.map(({ value }) => value));
    const open = rated.filter(({ value }) => value >= best - shyness.most);
    for (const entry of open) entry.value -= shyness.of(entry.act);
    return this.#mixed(open, mixing);
  }

  #values(): ActValues {
    const { weights, rivals } = this.#style;
    const features = new Features(this.#board, this.#lean, weights);
    return new ActValues(features, rivals ?? anyRival(this.#world.players.length));
  }

  /** How a pile leans: what is known of it, and what may be thought of those who laid the rest. */
  readonly #lean = (pile: readonly Ballot[], vote: Region | 'age'): number => {
    let lean = 0;
    let wish: number[] | undefined;
    for (const ballot of pile) {
      if (knows(ballot, this.#seat)) lean += LEAN[ballot.kind];
      else if (this.#style.suspects && ballot.by >= 0) {
        wish ??= wishesOf(this.#board, vote);
        lean += this.#expected(ballot.by, wish);
      }
    }
    return lean;
  };

  #expected(seat: number, wish: readonly number[]): number {
    let sum = 0;
    const row = this.#style.suspects?.[seat] ?? [];
    for (let i = 0; i < row.length; i++) sum += (row[i] as number) * (wish[i] as number);
    return LOYALTY * sum;
  }

  /** Always doing the best thing tells who one is, so those nearly as good get their turn. */
  #mixed(rated: readonly Rated[], mixing: number): OptionId {
    let best = rated[0] as Rated;
    for (const entry of rated) if (entry.value > best.value) best = entry;
    if (mixing === 0) return best.id;
    const near = rated.filter((entry) => entry.value >= best.value - 2 * mixing);
    const weights = near.map((entry) => Math.exp((entry.value - best.value) / mixing));
    let sum = 0;
    for (const weight of weights) sum += weight;
    let at = (int(this.#rng, 'mix', 1 << 20) / (1 << 20)) * sum;
    for (const [i, weight] of weights.entries()) {
      at -= weight;
      if (at < 0) return (near[i] as Rated).id;
    }
    return best.id;
  }

  /** Of the cheapest kind, the one there is most of. */
  #leastNeeded(): FateKind {
    const counts = new Map<FateKind, number>();
    for (const { def } of handOf(this.#world, this.#seat)) counts.set(def, (counts.get(def) ?? 0) + 1);
    let best: FateKind = 'p2';
    let least = Number.POSITIVE_INFINITY;
    for (const [kind, count] of counts) {
      const cost = KEEPING[kind] / count;
      if (cost >= least) continue;
      least = cost;
      best = kind;
    }
    return best;
  }

  #vote({ region }: FrameOf<'vote'>): FateKind {
    const values = this.#values();
    let best: FateKind = 'p2';
    let most = Number.NEGATIVE_INFINITY;
    for (const kind of new Set(handOf(this.#world, this.#seat).map((card) => card.def))) {
      const value = (values.afterVote(region, LEAN[kind])[this.#own] as number) - KEEPING[kind];
      if (value <= most) continue;
      most = value;
      best = kind;
    }
    return best;
  }

  /** Whoever is most likely to add what suits the own Demi. */
  #voter({ region }: FrameOf<'extraVoters'>, ids: readonly OptionId[]): OptionId {
    if (!this.#style.suspects) return pick(this.#rng, 'voter', ids);
    const values = this.#values();
    const wish = wishesOf(this.#board, region);
    const rated = ids.map((id) => {
      const by = this.#expected(Number(id.slice('voter:'.length)), wish);
      return { id, value: values.afterVote(region, by)[this.#own] as number };
    });
    return this.#mixed(rated, 0);
  }

  /** The chance to win after each end of the Age vote. */
  #ends(values: ActValues): Odds {
    const after = (odds: Odds): number => {
      const change = perDemi();
      addAge(this.#board, change, odds, 1);
      return values.afterChange(change)[this.#own] as number;
    };
    return { feathers: after(CERTAIN.feathers), scorpions: after(CERTAIN.scorpions), tie: after(CERTAIN.tie) };
  }

  /** Card by card, for as long as the next one is worth more in the vote than in the hand. */
  #ageVote({ picked }: FrameOf<'ageVote'>): OptionId {
    const { age } = this.#world;
    const hand = handOf(this.#world, this.#seat);
    const left = hand.filter((card) => !picked.includes(card.id));
    let lean = this.#lean(age.pile, 'age');
    for (const card of hand) if (picked.includes(card.id)) lean += LEAN[card.def];
    const ends = this.#ends(this.#values());
    const unknown = age.pile.filter((ballot) => !knows(ballot, this.#seat)).length;
    const spread = Math.sqrt(0.3 + unknown + 1.2 * this.#votersAfter());
    const hopes = (at: number): number => {
      const odds = ageOdds(at, spread);
      return odds.feathers * ends.feathers + odds.scorpions * ends.scorpions + odds.tie * ends.tie;
    };
    let best: OptionId = 'done';
    let most = hopes(lean);
    // Five cards are drawn for the next Age, up to eight: only the last three are worth keeping.
    const keeping = age.number === 3 || left.length > 3 ? 0.2 : 2;
    for (const kind of new Set(left.map((card) => card.def))) {
      const value = hopes(lean + LEAN[kind]) - keeping * KEEPING[kind];
      if (value <= most) continue;
      most = value;
      best = `vote:${kind}`;
    }
    return best;
  }

  #votersAfter(): number {
    let left = 0;
    for (let at = this.#seat; at !== this.#world.firstPlayer; at = nextSeat(this.#world, at)) left++;
    return left;
  }

  /** What the Age card asks for: the better half of what may come of it counts most. */
  #name(ids: readonly OptionId[]): OptionId {
    const { age } = this.#world;
    const { chosen } = age;
    const values = this.#values();
    const rated = ids.map((id) => {
      age.chosen = [...chosen, id.slice('name:'.length)];
      const { feathers, scorpions, tie } = this.#ends(values);
      return { id, value: (feathers + scorpions + tie + Math.max(feathers, scorpions)) / 4 };
    });
    age.chosen = chosen;
    return this.#mixed(rated, this.#style.mixing);
  }

  #place({ quest: card }: FrameOf<'placeQuest'>, ids: readonly OptionId[]): OptionId {
    const { quests } = this.#world;
    const rated = ids.map((id) => {
      this.#world.quests = [...quests, { region: id.slice('place:'.length) as Region, card, pile: [] }];
      return { id, value: this.#values().afterChange(perDemi())[this.#own] as number };
    });
    this.#world.quests = quests;
    return this.#mixed(rated, PLACING);
  }
}

/** Actions that come to the closer look, the most promising first. */
export function closer(board: Board, seat: number, style: Style, prompt: Prompt): Considered[] {
  if (prompt.ask !== 'act') return [];
  const rated = new Player(board, seat, style, fastRng('closer')).actions();
  const considered = rated.map(({ id, act, value }) => ({
    option: id,
    worth: value,
    cost: style.shyness?.of(act) ?? 0,
  }));
  considered.sort((a, b) => b.worth - b.cost - (a.worth - a.cost));
  return considered.slice(0, MOST_CONSIDERED);
}
