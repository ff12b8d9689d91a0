import { type TurnAct, turnActId } from '../board/acts.ts';
import type { Board } from '../board/board.ts';
import { turnActs } from '../board/legal.ts';
import type { Content } from '../content/compile.ts';
import { cloneState } from '../state/clone.gen.ts';
import type { State } from '../state/state.ts';
import { DEMIS, type FateKind, type Region } from '../vocabulary.ts';
import { ActValues } from './act-values.ts';
import { addAge, CERTAIN } from './ages.ts';
import type { Reader } from './chronicle.ts';
import { Features } from './features.ts';
import { LEAN, worthwhile } from './means.ts';
import { anyRival } from './rivals.ts';
import { perDemi, resultValue } from './values.ts';
import { THRIFTY } from './weights.ts';

/** How sharply players are thought to choose, per unit of the chance to win. */
const KEENNESS = 45;
/** Share of actions that are chosen much less sharply: bluffs, whims, things a quick look does not see. */
const WHIM = 0.15;
const WHIM_KEENNESS = KEENNESS / 4;
/** How much a revealed vote says of those who laid it. */
const VOTE_TELLS = 0.35;
/** Tables whose readings are kept: all seats read the same deeds. */
const MOST_KEPT = 64;

const unseen = (): number => 0;

/** Whims are a quarter as keen as other choices, so those go with the fourth power. */
const keenness = (loose: number): number => loose * loose * (loose * loose);

/**
 * How likely the owner of each Demi would choose each action at this table: a softmax over what is worth thinking of,
 * with some room for whims. Built from open facts alone.
 */
export class Reading {
  readonly #values: ActValues;
  readonly #gains = new Map<string, number[]>();
  readonly #keen = perDemi();
  readonly #loose = perDemi();
  readonly #base: readonly number[];

  constructor(board: Board) {
    const { state: open } = board;
    this.#values = new ActValues(new Features(board, unseen, THRIFTY), anyRival(open.players.length));
    this.#base = this.#values.after({ do: 'rest' }).slice();
    for (const act of turnActs(board)) {
      if (!worthwhile(open, act)) continue;
      const gains = this.#gain(act);
      this.#gains.set(turnActId(act), gains);
      for (let i = 0; i < gains.length; i++) {
        const loose = Math.exp(WHIM_KEENNESS * (gains[i] as number));
        this.#loose[i] = (this.#loose[i] as number) + loose;
        this.#keen[i] = (this.#keen[i] as number) + keenness(loose);
      }
    }
  }

  #gain(act: TurnAct): number[] {
    return this.#values.after(act).map((value, i) => value - (this.#base[i] as number));
  }

  /** The chance of the action, by place in `DEMIS`. */
  of(act: TurnAct): number[] {
    const gains = this.#gains.get(turnActId(act)) ?? this.#gain(act);
    return gains.map((gain, i) => {
      const loose = Math.exp(WHIM_KEENNESS * gain);
      const keen = keenness(loose) / (this.#keen[i] as number);
      return (1 - WHIM) * keen + (WHIM * loose) / (this.#loose[i] as number);
    });
  }
}

/** Everything that a reading depends on. */
function keyOf({ age, stage, turn, demis, rank, renown, quests, city, players }: State): string {
  const places = DEMIS.map((demi) => `${demis[demi].at}${demis[demi].slot} ${renown[demi]}`);
  const hands = players.map(({ hand, rested }) => (rested ? -1 : hand.length));
  const cards = quests.map(({ region, card }) => `${region}${card}`);
  const { seat, used, touched, votedAt } = turn;
  return [age.number, stage, seat, used, touched, votedAt, city?.card, city?.token, places, rank, hands, cards].join();
}

export type ReadingAt = (open: State) => Reading;

/** Remembers the last tables it was asked about. */
export function readingsWith(content: Content): ReadingAt {
  const kept = new Map<string, Reading>();
  return (open) => {
    const key = keyOf(open);
    const known = kept.get(key);
    if (known) return known;
    // A copy: the table goes on while its reading is kept.
    const reading = new Reading({ state: cloneState(open), content });
    kept.set(key, reading);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
}

/** Collects what deeds and votes say, by seat and by place in `DEMIS`. */
export function readerOf(content: Content, readingAt: ReadingAt, evidence: number[][]): Reader {
  const say = (seat: number, row: readonly number[]): void => {
    const sums = evidence[seat];
    if (sums) for (const [i, value] of row.entries()) sums[i] = (sums[i] ?? 0) + value;
  };
  return {
    deed(seat, act, open) {
      say(seat, readingAt(open).of(act).map(Math.log));
    },
    count(vote, kinds, open) {
      const wish = wishesOf({ state: open, content }, vote);
      const lean = leanShare(kinds);
      const pile = vote === 'age' ? open.age.pile : (open.quests.find(({ region }) => region === vote)?.pile ?? []);
      for (const { by } of pile) {
        if (by < 0) continue;
        say(
          by,
          wish.map((side) => Math.log(1 + VOTE_TELLS * side * lean)),
        );
      }
    },
  };
}

/** Between all Scorpions (-1) and all Feathers (1). */
function leanShare(kinds: readonly FateKind[]): number {
  let lean = 0;
  let all = 0;
  for (const kind of kinds) {
    lean += LEAN[kind];
    all += Math.abs(LEAN[kind]);
  }
  return all === 0 ? 0 : lean / all;
}

/** How much the owner of each Demi wants Feathers (up to 1) or Scorpions (down to -1). */
export function wishesOf(board: Board, vote: Region | 'age'): number[] {
  const { state: open, content } = board;
  const wish = perDemi();
  if (vote === 'age') {
    addAge(board, wish, CERTAIN.feathers, 1);
    addAge(board, wish, CERTAIN.scorpions, -1);
  } else {
    const quest = content.quests.get(open.quests.find(({ region }) => region === vote)?.card ?? '');
    for (const [i, demi] of DEMIS.entries()) {
      const { at, slot } = open.demis[demi];
      const result = slot > 0 && at === vote ? quest?.slots[slot - 1] : undefined;
      if (result) wish[i] = resultValue(result.feathers) - resultValue(result.scorpions);
    }
  }
  return wish.map(Math.tanh);
}
