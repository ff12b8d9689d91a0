import { Appeal } from './appeal.ts';
import type { TurnAct } from './choices.ts';
import type { Reader } from './chronicle.ts';
import type { Content } from './content/compile.ts';
import { turnChoices } from './legal.ts';
import { addAge, hopesOf, LEAN, worthOf } from './prospects.ts';
import type { State } from './state.ts';
import { DEMIS, type FateKind, type Region } from './vocabulary.ts';

/** How sharply players are thought to choose, per unit of the chance to win. */
const KEENNESS = 45;
/** Share of actions that are chosen much less sharply: bluffs, whims, things a quick look does not see. */
const WHIM = 0.15;
const WHIM_KEENNESS = 0.25 * KEENNESS;
/** How much a revealed vote says of those who laid it. */
const VOTE = 0.35;

const unseen = (): number => 0;

/** Two choices are the same if they do the same. */
function same(a: TurnAct, b: TurnAct): boolean {
  switch (a.do) {
    case 'move':
    case 'portal':
      return b.do === a.do && b.demi === a.demi && b.to.at === a.to.at && b.to.slot === a.to.slot;
    case 'smite':
      return b.do === 'smite' && b.demi === a.demi;
    case 'transfigure':
      return b.do === 'transfigure' && b.region === a.region && b.one + b.other === a.one + a.other;
    case 'omniscience':
      return b.do === 'omniscience' && b.region === a.region;
    default:
      return b.do === a.do;
  }
}

/**
 * How likely the owner of each Demi would choose each of these actions at this table: a softmax over what is legal,
 * with some room for whims. Rows are by action, columns by place in `DEMIS`; logarithms.
 */
export function likelihoods(content: Content, open: State, acts: readonly TurnAct[]): number[][] {
  const appeal = new Appeal(content, open, unseen);
  const keen: number[] = new Array(DEMIS.length).fill(0);
  const loose: number[] = new Array(DEMIS.length).fill(0);
  const base: number[] = [];
  const rows: (number[] | undefined)[] = acts.map(() => undefined);
  const weigh = (act: TurnAct): number[] => {
    const after = appeal.after(act);
    if (base.length === 0) for (const worth of after) base.push(worth);
    return after.map((worth, i) => worth - (base[i] as number));
  };
  const choices = turnChoices(content, open);
  for (const { act } of choices) {
    const gains = weigh(act);
    for (const [i, gain] of gains.entries()) {
      keen[i] = (keen[i] as number) + Math.exp(KEENNESS * gain);
      loose[i] = (loose[i] as number) + Math.exp(WHIM_KEENNESS * gain);
    }
    const at = acts.findIndex((wanted) => same(wanted, act));
    if (at >= 0) rows[at] = gains;
  }
  return acts.map((act, at) => {
    const gains = rows[at] ?? weigh(act);
    return gains.map((gain, i) => {
      const sharp = Math.exp(KEENNESS * gain) / (keen[i] as number);
      const blunt = Math.exp(WHIM_KEENNESS * gain) / (loose[i] as number);
      return Math.log((1 - WHIM) * sharp + WHIM * blunt);
    });
  });
}

/** Collects what deeds and votes say, by seat and by place in `DEMIS`. */
export function readerOf(content: Content, evidence: number[][]): Reader {
  const say = (seat: number, row: readonly number[]): void => {
    const sums = evidence[seat];
    if (sums) for (const [i, value] of row.entries()) sums[i] = (sums[i] ?? 0) + value;
  };
  return {
    deed(seat, act, open) {
      for (const row of likelihoods(content, open, [act])) say(seat, row);
    },
    count(vote, kinds, open) {
      if (vote === 'age' && !content.ages.has(open.age.card)) return;
      const wish = wishes(content, open, vote);
      const lean = leanShare(kinds);
      const pile = vote === 'age' ? open.age.pile : (open.quests.find(({ region }) => region === vote)?.pile ?? []);
      for (const { by } of pile) {
        if (by < 0) continue;
        say(
          by,
          wish.map((side) => Math.log(1 + VOTE * Math.tanh(side) * lean)),
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

/** What Feathers are worth above Scorpions, to each Demi. */
function wishes(content: Content, open: State, vote: Region | 'age'): number[] {
  const wish: number[] = new Array(DEMIS.length).fill(0);
  if (vote === 'age') {
    addAge(content, open, wish, { feathers: 1, scorpions: 0, tie: 0 }, 1);
    addAge(content, open, wish, { feathers: 0, scorpions: 1, tie: 0 }, -1);
    return wish;
  }
  const hope = hopesOf(content, open, unseen).find(({ region }) => region === vote);
  for (const [at, demi] of (hope?.on ?? []).entries()) {
    const slot = hope?.quest.slots[at];
    if (demi >= 0 && slot) wish[demi] = worthOf(slot.feathers) - worthOf(slot.scorpions);
  }
  return wish;
}

/** By how much an action raises the table's belief that the actor owns this Demi, for each action. */
export function raised(rows: readonly (readonly number[])[], thought: readonly number[], own: number): number[] {
  return rows.map((row) => {
    let sum = 0;
    for (const [i, log] of row.entries()) sum += (thought[i] ?? 0) * Math.exp(log);
    const before = thought[own] ?? 0;
    return (before * Math.exp(row[own] ?? 0)) / sum - before;
  });
}
