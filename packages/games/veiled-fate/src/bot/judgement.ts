import type { TurnAct } from '../board/acts.ts';
import type { Board } from '../board/board.ts';
import { knows } from '../hidden/knowledge.ts';
import { player } from '../state/access.ts';
import type { Ballot, State } from '../state/state.ts';
import type { Region } from '../vocabulary.ts';
import { ActValues } from './act-values.ts';
import { addAge, CERTAIN, type Odds } from './ages.ts';
import { Features } from './features.ts';
import { LEAN } from './means.ts';
import { wishesOf } from './reading.ts';
import { anyRival, type Rivals } from './rivals.ts';
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

/** How often somebody is thought to vote as suits them. */
const LOYALTY = 0.6;

/** One seat's judgement of the world, from what it knows of it. Chances are those of the own Demi's owner to win. */
export class Judgement {
  readonly board: Board;
  readonly world: State;
  readonly seat: number;
  readonly style: Style;
  readonly #own: number;

  constructor(board: Board, seat: number, style: Style) {
    this.board = board;
    this.world = board.state;
    this.seat = seat;
    this.style = style;
    this.#own = DEMI_AT[player(board.state, seat).demi];
  }

  values(): ActValues {
    const { weights, rivals } = this.style;
    const features = new Features(this.board, this.lean, weights);
    return new ActValues(features, rivals ?? anyRival(this.world.players.length));
  }

  /** Of chances by place in `DEMIS`, the own. */
  own(chances: readonly number[]): number {
    return chances[this.#own] as number;
  }

  /** How a pile leans: what is known of it, and what may be thought of those who laid the rest. */
  readonly lean = (pile: readonly Ballot[], vote: Region | 'age'): number => {
    let lean = 0;
    let wish: number[] | undefined;
    for (const ballot of pile) {
      if (knows(ballot, this.seat)) lean += LEAN[ballot.kind];
      else if (this.style.suspects && ballot.by >= 0) {
        wish ??= wishesOf(this.board, vote);
        lean += this.expected(ballot.by, wish);
      }
    }
    return lean;
  };

  /** How the vote of a seat may lean. */
  expected(seat: number, wish: readonly number[]): number {
    let sum = 0;
    const row = this.style.suspects?.[seat] ?? [];
    for (let i = 0; i < row.length; i++) sum += (row[i] as number) * (wish[i] as number);
    return LOYALTY * sum;
  }

  /** The chance to win after each end of the Age vote. */
  ends(values: ActValues): Odds {
    const after = (odds: Odds): number => {
      const change = perDemi();
      addAge(this.board, change, odds, 1);
      return this.own(values.afterChange(change));
    };
    return { feathers: after(CERTAIN.feathers), scorpions: after(CERTAIN.scorpions), tie: after(CERTAIN.tie) };
  }
}
