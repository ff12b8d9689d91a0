import '../../no-eval.ts';
import { askFor, botNamed, liveBudget, whyOf } from '@veilhall/bots';
import { fastRng } from '@veilhall/engine';
import { rulesOf } from './games.ts';
import type { Decision, Thinking, Thought } from './thinker.ts';

async function decide(thought: Thought): Promise<Decision> {
  const { game: id, packs, state, seat, bot, seed, facts, memory = {}, why } = thought;
  let game = await rulesOf(id);
  for (const pack of packs) game = game.extend?.(pack) ?? game;
  const extras = { budget: liveBudget(bot), memory, ...(facts && { facts }) };
  const ask = askFor(game, game.state.parse(state), seat, fastRng(seed), extras);
  const option = botNamed(bot).decide(ask);
  return { option, memory, ...(why && { why: whyOf(ask, option) }) };
}

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { n } = data;
  try {
    self.postMessage({ n, ...(await decide(data)) } satisfies Thinking);
  } catch (error) {
    self.postMessage({ n, problem: error instanceof Error ? error.message : String(error) } satisfies Thinking);
  }
};
