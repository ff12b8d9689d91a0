import '../../no-eval.ts';
import { askFor, botNamed, type Memory, whyOf } from '@veilhall/bots';
import { fastRng } from '@veilhall/engine';
import type { Advised } from '../table.ts';
import { rulesOf } from './games.ts';
import type { Thinking, Thought } from './thinker.ts';

/** How long a bot may think about one pick of a live game. */
const BUDGET = { ms: 1500 };

/** What each seat's bot keeps from pick to pick. */
const memories = new Map<number, Memory>();

async function decide({ game: id, packs, state, seat, bot, seed, facts, why }: Thought): Promise<Advised> {
  let game = await rulesOf(id);
  for (const pack of packs) game = game.extend?.(pack) ?? game;
  const memory = memories.get(seat) ?? {};
  memories.set(seat, memory);
  const extras = { budget: BUDGET, memory, ...(facts && { facts }) };
  const ask = askFor(game, game.state.parse(state), seat, fastRng(seed), extras);
  const option = botNamed(bot).decide(ask);
  return { option, ...(why && { why: whyOf(ask, option) }) };
}

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { n } = data;
  try {
    self.postMessage({ n, ...(await decide(data)) } satisfies Thinking);
  } catch (error) {
    self.postMessage({ n, problem: error instanceof Error ? error.message : String(error) } satisfies Thinking);
  }
};
