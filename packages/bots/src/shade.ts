import { chanceUsed, type GameState, type Move } from '@veilhall/engine';
import { type Ask, type Bot, questionTo } from './bot.ts';
import { Effort } from './effort.ts';
import { lastStanding } from './halving.ts';
import { revealed } from './reveal.ts';
import { TurnEnd } from './turn-end.ts';
import { type Choice, makeSensibleBot, worthwhile } from './veto.ts';

const WORLDS = 3;
/** The same where much depends on what others answer at once. */
const SHARED_WORLDS = 16;
/** Picks that carry out one decision: what to pay with, whom to aim at. */
const MOST_FOLLOWING = 6;
/** The share of the effort for the first glance. */
const GLANCING = 0.5;

/** Greedy: plays by the game's rule of thumb, or takes what stands best one decision ahead. */
export const shade: Bot = makeSensibleBot('shade', (ask, choice) => {
  const { game, seat, prompt, rng } = ask;
  const habits = game.hints?.habits;
  return habits ? habits.normalPick(choice.world, seat, prompt, rng) : bestNow(ask, choice);
});

/** On average over a few worlds, for as long as time lasts; what looks best at first is looked at first. */
function bestNow(ask: Ask, { world }: Choice): Move {
  const { game, prompt } = ask;
  const effort = new Effort(ask.budget, Number.POSITIVE_INFINITY);
  const end = new TurnEnd(ask, effort, world);
  const worlds = [world];
  const candidates = glanced(ask, world, worthwhile(game, world, prompt), effort);
  const best = lastStanding(candidates, {
    effort,
    worlds: end.isShared ? SHARED_WORLDS : WORLDS,
    judge({ move, tried }, k) {
      worlds[k] ??= ask.worlds(1)[0] as GameState;
      return valueAfter(ask, end, k === 0 ? tried : triedIn(ask, worlds[k], move), k, effort);
    },
  });
  return best?.move ?? 0;
}

interface Candidate {
  readonly move: Move;
  readonly tried: Tried;
}

/** By what the table looks like right after each of the moves, as many as half of the time allows. */
function glanced(ask: Ask, world: GameState, moves: readonly Move[], effort: Effort): Candidate[] {
  const { game, seat } = ask;
  const candidates: (Candidate & { readonly value: number })[] = [];
  for (const move of moves) {
    if (candidates.length > 0 && effort.isSpent(GLANCING)) break;
    const tried = triedIn(ask, world, move);
    candidates.push({ move, tried, value: game.evaluate(tried.state, seat) });
  }
  return candidates.sort((a, b) => b.value - a.value);
}

/** A decision is carried through, greedily, and then the turn ends: so all of them can be compared. */
function valueAfter(ask: Ask, end: TurnEnd, tried: Tried, world: number, effort: Effort): number | undefined {
  let { state, hidden } = tried;
  for (let picks = 0; !hidden && picks < MOST_FOLLOWING; picks++) {
    if (effort.isSpent()) return undefined;
    const next = following(ask, state, effort);
    if (!next) break;
    ({ state, hidden } = next);
  }
  return end.valueAt(state, world);
}

interface Tried {
  readonly state: GameState;
  /** Something hidden had a part in it: what comes after must not be planned on it. */
  readonly hidden: boolean;
}

function triedIn({ game, seat }: Ask, before: GameState, move: Move): Tried {
  const state = game.clone(before);
  const events = game.apply(state, seat, move);
  return { state, hidden: chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events) };
}

/** The best next pick of a decision under way; nothing at the next free moment. */
function following(ask: Ask, state: GameState, effort: Effort): Tried | undefined {
  const { game, seat } = ask;
  const prompt = questionTo(game, state, seat);
  if (!prompt || prompt.ask === ask.prompt.ask) return undefined;
  let best: Tried | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of worthwhile(game, state, prompt)) {
    if (best && effort.isSpent()) break;
    const next = triedIn(ask, state, move);
    const value = game.evaluate(next.state, seat);
    if (value <= bestValue) continue;
    bestValue = value;
    best = next;
  }
  return best;
}
