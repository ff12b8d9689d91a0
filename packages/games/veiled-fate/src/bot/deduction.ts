import type { Deduction } from '@veilhall/engine';
import type { VfFact } from '../board/facts.ts';
import type { Content } from '../content/compile.ts';
import { player } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { DEMIS } from '../vocabulary.ts';
import { beliefsOf, chancesOf, rivalsBy } from './beliefs.ts';
import { type Chronicle, readFact } from './chronicle.ts';
import { dealBy, leanVotes } from './deals.ts';
import { Judgement, type Shyness, type Style } from './judgement.ts';
import { opening } from './opening.ts';
import { pickBy } from './player.ts';
import { type Reading, type ReadingAt, readerOf, readingsWith } from './reading.ts';
import { shortlist } from './turn-picks.ts';
import { DEMI_AT, perDemi } from './values.ts';
import { THRIFTY } from './weights.ts';

/**
 * Who is whose child: deeds are read by how well they would please the owner of each Demi, with Bayes' rule. The
 * evidence is public, so all seats read the same; what a seat knows beyond it is its own card.
 */
export interface Notes {
  /** Facts read so far, and the last of them: another one there means that something was taken back. */
  readonly read: number;
  readonly last: string;
  readonly chronicle: Chronicle;
  /** Log-likelihood of everything a seat did, by seat and by place in `DEMIS`. */
  readonly evidence: number[][];
}

/** How much being known still matters, by Age. */
const STAKES = [0, 1, 0.7, 0.5] as const;
/** Actions this close to the best, as a chance to win, are mixed with it. */
const MIXING = 0.004;

/** What it costs to be the first suspect, as a chance to win, by number of players. */
const OPACITY = [0, 0, 0.14, 0.17, 0.15, 0.155, 0.14, 0.12, 0.115] as const;

export function deductionWith(content: Content): Deduction<State, Notes> {
  const readingAt = readingsWith(content);
  const judgement = (world: State, seat: number, evidence: readonly number[][]): Judgement =>
    new Judgement({ state: world, content }, seat, styleOf(readingAt, world, seat, evidence));
  return {
    read(world, _seat, told, earlier) {
      const facts = told as readonly VfFact[];
      const goesOn = earlier && earlier.read > 0 && JSON.stringify(facts[earlier.read - 1]) === earlier.last;
      const notes = goesOn ? earlier : unread(world, facts);
      const reader = readerOf(content, readingAt, notes.evidence);
      for (const fact of facts.slice(notes.read)) readFact(notes.chronicle, fact, reader);
      return { ...notes, read: facts.length, last: JSON.stringify(facts.at(-1) ?? '') };
    },
    beliefs(world, seat, { evidence }) {
      const rows = beliefsOf(world, seat, evidence);
      rows[seat] = chancesOf(evidence[seat] ?? perDemi());
      return { secrets: DEMIS, rows };
    },
    choose: (world, seat, { evidence }, prompt, rng) => pickBy(judgement(world, seat, evidence), prompt, rng),
    shortlist: (world, seat, { evidence }, prompt) => shortlist(judgement(world, seat, evidence), prompt),
    deal(world, seat, { evidence }, rng) {
      dealBy(world, seat, evidence, rng);
      leanVotes(content, world, seat, rng);
    },
  };
}

function styleOf(readingAt: ReadingAt, world: State, seat: number, evidence: readonly number[][]): Style {
  const suspects = beliefsOf(world, seat, evidence);
  return {
    weights: THRIFTY,
    powers: true,
    mixing: MIXING,
    rivals: { demis: rivalsBy(world, seat, suspects), aloof: 0 },
    suspects,
    shyness: shynessOf(readingAt, world, seat, chancesOf(evidence[seat] ?? perDemi())),
  };
}

const unread = (world: State, told: readonly VfFact[]): Notes => ({
  read: 0,
  last: '',
  chronicle: { open: opening(world, told), owed: undefined, shown: [] },
  evidence: world.players.map(() => perDemi()),
});

/** The more the own Demi stands out among the table's suspicions after an action, the more it costs. */
function shynessOf(readingAt: ReadingAt, world: State, seat: number, thought: readonly number[]): Shyness {
  const own = DEMI_AT[player(world, seat).demi];
  const most = (OPACITY[world.players.length] ?? 0) * STAKES[world.age.number];
  let reading: Reading | undefined;
  return {
    most,
    of(act) {
      reading ??= readingAt(world);
      return most * prominence(thought, reading.of(act), own);
    },
  };
}

/** Among the suspicions after a deed of these chances; squares make the first suspect count. */
function prominence(thought: readonly number[], chances: readonly number[], own: number): number {
  let all = 0;
  for (let i = 0; i < thought.length; i++) all += ((thought[i] as number) * (chances[i] as number)) ** 2;
  return ((thought[own] as number) * (chances[own] as number)) ** 2 / all;
}
