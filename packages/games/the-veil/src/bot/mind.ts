import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { weakest } from '../board/wishes.ts';
import { opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { Player } from '../state/state.ts';
import { cardWorth, playWorth, type Wants, wantsOf } from './worth.ts';

/** How somebody plays. */
export interface Style {
  /** Weighs cards and keeps decks lean; otherwise takes the dearest card. */
  readonly careful: boolean;
  /** How much of what a Recruit threatens counts when Damage could go to its player: to kill nearly all is right (TV-TIP-04). */
  readonly dread: number;
}

/** One decision: the table as a seat sees it, and what it wants, worked out once. */
export class Mind {
  readonly board: Board;
  readonly who: Who;
  readonly style: Style;
  #wants: Wants | undefined;

  constructor(board: Board, who: Seat, style: Style) {
    this.board = board;
    this.who = who;
    this.style = style;
  }

  get player(): Player {
    return playerAt(this.board.state, this.who);
  }

  get wants(): Wants {
    this.#wants ??= wantsOf(this.board, this.who);
    return this.#wants;
  }

  /** Of owning a card. */
  worth(def: string): number {
    return cardWorth(this.board, this.wants, def);
  }

  /** Of playing it this turn. */
  playing(def: string): number {
    return playWorth(this.board, this.wants, def);
  }

  isFoe(who: Who): boolean {
    return playerAt(this.board.state, who).side !== this.player.side;
  }

  /** Whoever is nearest to falling. */
  victim(among: readonly Who[] = opponentsOf(this.board.state, this.who)): Who | undefined {
    return among.length > 0 ? weakest(this.board, among) : undefined;
  }
}
