import '../../no-eval.ts';
import { askFor, botNamed, type Memory } from '@veilhall/bots';
import { fastRng } from '@veilhall/engine';
import { rulesOf } from './games.ts';
import type { Thinking, Thought } from './thinker.ts';

/** How long a bot may think about one pick of a live game. */
const BUDGET = { ms: 1500 };

/** What each seat's bot keeps from pick to pick. */
const memories = new Map<number, Memory>();

async function decide({ game: id, packs, state, seat, bot, seed, facts }: Thought): Promise<string> {
  let game = await rulesOf(id);
  for (const pack of packs) game = game.extend?.(pack) ?? game;
  const memory = memories.get(seat) ?? {};
  memories.set(seat, memory);
  const extras = { budget: BUDGET, memory, ...(facts && { facts }) };
  return botNamed(bot).decide(askFor(game, game.state.parse(state), seat, fastRng(seed), extras));
}

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { n } = data;
  try {
    self.postMessage({ n, option: await decide(data) } satisfies Thinking);
  } catch (error) {
    self.postMessage({ n, problem: error instanceof Error ? error.message : String(error) } satisfies Thinking);
  }
};
