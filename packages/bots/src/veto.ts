import type { AnyGame, GameState, Move, Prompt } from '@veilhall/engine';
import { type Ask, type Bot, makeBot, moves, onlyMove } from './bot.ts';
import { byWorth } from './worth.ts';

/** What somebody with sense picks from: everything but what the game says nobody would, and never nothing. */
function sensible(game: AnyGame, world: GameState, prompt: Prompt): readonly Move[] {
  const all = moves(prompt);
  const veto = game.hints?.veto;
  if (!veto || all.length < 2) return all;
  const refused = veto(world, prompt.seat, prompt);
  if (refused.length === 0) return all;
  const open = all.filter((move) => !refused.includes(move));
  return open.length > 0 ? open : all;
}

/** What a bot that thinks should think about: the game may know which moves are pointless, and which are silly. */
export function worthwhile(game: AnyGame, state: GameState, prompt: Prompt): readonly Move[] {
  const open = sensible(game, state, prompt);
  const candidates = game.hints?.search?.candidates(state, prompt.seat, prompt);
  if (!candidates || open.length === prompt.moves) return candidates ?? open;
  const both = candidates.filter((move) => open.includes(move));
  return both.length > 0 ? both : open;
}

/** What a decision starts from: a world, and the moves in it that are open to somebody with sense. */
export interface Choice {
  readonly world: GameState;
  readonly open: readonly Move[];
}

/** A bot that is asked only where there is something to choose, and that never makes a silly pick, whatever it comes to think. */
export function makeSensibleBot(id: string, think: (ask: Ask, choice: Choice) => Move): Bot {
  return makeBot(id, (ask) => {
    const only = onlyMove(ask.prompt) ?? byWorth(ask);
    if (only !== undefined) return only;
    const world = ask.worlds(1)[0] as GameState;
    const open = sensible(ask.game, world, ask.prompt);
    const [first] = open;
    if (first === undefined || open.length === 1) return first ?? 0;
    const move = think(ask, { world, open });
    return open.includes(move) ? move : atFirstSight(ask, { world, open });
  });
}

/** The best of the moves by what the table looks like right after it. */
function atFirstSight({ game, seat }: Ask, { world, open }: Choice): Move {
  let best = open[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of open) {
    const state = game.clone(world);
    game.apply(state, seat, move);
    const value = game.evaluate(state, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
