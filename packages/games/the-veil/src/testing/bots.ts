import { fastRng, type Prompt } from '@veilhall/engine';
import { game } from '../index.ts';
import type { Table } from './table.ts';

function promptAt(table: Table, seat: number): Prompt {
  const prompt = table.play.promptOf(seat);
  if (!prompt) throw new Error(`seat ${seat} is asked nothing`);
  return prompt;
}

/** Without instance numbers. */
const named = (prompt: Prompt, move: number): string => prompt.options[move]?.id.replace(/#\d+/g, '') ?? '';

/** What rule of thumb picks here. */
export function picked(
  table: Table,
  seat = table.me,
  how: 'easyPick' | 'normalPick' | 'keenPick' = 'normalPick',
): string {
  const prompt = promptAt(table, seat);
  return named(prompt, game.hints?.habits?.[how]?.(table.state, seat, prompt, fastRng('bot')) ?? -1);
}

/** What nobody would pick here. */
export function vetoed(table: Table, seat = table.me): string[] {
  const prompt = promptAt(table, seat);
  return (game.hints?.veto?.(table.state, seat, prompt) ?? []).map((move) => named(prompt, move));
}

/** What a closer look should decide between. */
export function shortlisted(table: Table, seat = table.me): string[] {
  const prompt = promptAt(table, seat);
  return (game.hints?.habits?.shortlist(table.state, seat, prompt) ?? []).map(({ move }) => named(prompt, move));
}
