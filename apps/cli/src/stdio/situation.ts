import { numbered, type Prompt, plain, type Text } from '@veilhall/engine';
import { z } from 'zod';
import { loadGame } from '../games.ts';
import { outcomeOf, promptsOf, type Table } from './tables.ts';

/** Members of an answer, besides `id` and `ok`. */
export type Answer = Readonly<Record<string, unknown>>;

/** Who is asked what, and how it ended. */
export function situation(table: Table, brief = false): Answer {
  const outcome = outcomeOf(table);
  const prompts = promptsOf(table).map((prompt) => (brief ? inBrief(prompt) : inFull(prompt)));
  return { prompts, ...(outcome && { outcome }) };
}

/** Options are made when somebody looks, and nobody does here. */
const inBrief = ({ seat, ask, moves }: Prompt): Answer => ({ seat, ask, moves });

function inFull({ seat, ask, about, moves, options }: Prompt): Answer {
  // Scripts know what is no move of the game as `aside`.
  const told = options.map((option) => {
    const { id, about: tells, on, kind } = option;
    return { id, about: tells, on, kind, aside: kind };
  });
  return { seat, ask, about, moves, options: told };
}

/** Answers are words: seats go by their numbers. */
export const said = ({ game }: Table, text: Text): string => plain(text, numbered(game.words.player));

export function wordsOf(table: Table): Answer[] {
  const { game, state } = table;
  return promptsOf(table).map((prompt) => {
    const { sentence, labels } = game.words.prompt(game.view(state, prompt.seat), prompt);
    return { seat: prompt.seat, sentence: said(table, sentence), labels: labels.map((label) => said(table, label)) };
  });
}

export async function gameInfo(id: string): Promise<Answer> {
  const { title, rules, seats, options, content } = await loadGame(id);
  return { id, title, rules, seats, content: content.hash, options: z.toJSONSchema(options, { io: 'input' }) };
}
