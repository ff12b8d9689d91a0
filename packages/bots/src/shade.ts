import { chanceUsed, type GameState, type Move } from '@veilhall/engine';
import { type Ask, type Bot, makeBot, onlyMove, questionTo, worthwhile } from './bot.ts';
import { revealed } from './reveal.ts';
import { turnOf, valueAfterTurn } from './turn-end.ts';
import { byWorth } from './worth.ts';

const WORLDS = 3;
/** Picks that carry out one decision: what to pay with, whom to aim at. */
const MOST_FOLLOWING = 6;

/** Greedy: plays by the game's rule of thumb, or takes what stands best one decision ahead. */
export const shade: Bot = makeBot('shade', (ask) => {
  const { game, seat, prompt, rng } = ask;
  const only = onlyMove(prompt) ?? byWorth(ask);
  if (only !== undefined) return only;
  const habits = game.hints?.habits;
  return habits ? habits.normalPick(ask.worlds(1)[0] as GameState, seat, prompt, rng) : bestNow(ask);
});

/** On average over a few worlds. */
function bestNow(ask: Ask): Move {
  const worlds = ask.worlds(WORLDS);
  const candidates = worthwhile(ask.game, worlds[0] as GameState, ask.prompt);
  let best = candidates[0] as Move;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of candidates) {
    let sum = 0;
    for (const world of worlds) sum += valueAfter(ask, world, move);
    if (sum <= bestValue) continue;
    bestValue = sum;
    best = move;
  }
  return best;
}

/** A decision is carried through, greedily, and then the turn ends: so all of them can be compared. */
function valueAfter(ask: Ask, world: GameState, move: Move): number {
  let { state, hidden } = tried(ask, world, move);
  for (let picks = 0; !hidden && picks < MOST_FOLLOWING; picks++) {
    const next = following(ask, state);
    if (!next) break;
    ({ state, hidden } = next);
  }
  return valueAfterTurn(ask, state, turnOf(ask, world));
}

interface Tried {
  readonly state: GameState;
  /** Something hidden had a part in it: what comes after must not be planned on it. */
  readonly hidden: boolean;
}

function tried({ game, seat }: Ask, before: GameState, move: Move): Tried {
  const state = game.clone(before);
  const events = game.apply(state, seat, move);
  return { state, hidden: chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events) };
}

/** The best next pick of a decision under way; nothing at the next free moment. */
function following(ask: Ask, state: GameState): Tried | undefined {
  const { game, seat } = ask;
  const prompt = questionTo(game, state, seat);
  if (!prompt || prompt.ask === ask.prompt.ask) return undefined;
  let best: Tried | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of worthwhile(game, state, prompt)) {
    const next = tried(ask, state, move);
    const value = game.evaluate(next.state, seat);
    if (value <= bestValue) continue;
    bestValue = value;
    best = next;
  }
  return best;
}
