import type { Move, Prompt } from '@veilhall/engine';
import { type Memory, optionAt, type PlannedPick } from './bot.ts';

export const plannedPick = (prompt: Prompt, move: Move): PlannedPick => ({
  prompt: promptKey(prompt),
  option: optionAt(prompt, move),
});

/** The next planned pick, if it was planned for this prompt; the plan goes on after it. */
export function takePlanned(memory: Memory, prompt: Prompt): Move | undefined {
  const [planned, ...rest] = memory.plan ?? [];
  if (!planned || planned.prompt !== promptKey(prompt)) return undefined;
  memory.plan = rest;
  return prompt.options.findIndex((option) => option.id === planned.option);
}

/** Names a prompt by what is asked and offered. */
function promptKey(prompt: Prompt): string {
  let key = prompt.ask;
  for (const option of prompt.options) key += `|${option.id}`;
  return key;
}
