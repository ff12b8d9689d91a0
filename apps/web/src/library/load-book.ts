import { type Aid, aidOf } from './aid-text.ts';
import { type RuleSection, rulesOf } from './rules-text.ts';

/** What there is to read about a game: its aid, and its rules to the last ruling. */
export interface Book {
  readonly aid: Aid;
  readonly sections: readonly RuleSection[];
}

type Texts = Readonly<Record<string, () => Promise<string>>>;

/** The aid.md and rules.md of every game, each a chunk of its own. */
const AIDS: Texts = import.meta.glob<string>('../../../../packages/games/*/aid.md', {
  query: '?raw',
  import: 'default',
});
const RULES: Texts = import.meta.glob<string>('../../../../packages/games/*/rules.md', {
  query: '?raw',
  import: 'default',
});

/** A game without the file has nothing to read there. */
const textOf = async (texts: Texts, game: string, file: string): Promise<string> =>
  (await texts[`../../../../packages/games/${game}/${file}`]?.()) ?? '';

export async function loadBook(game: string): Promise<Book> {
  const [aid, rules] = await Promise.all([textOf(AIDS, game, 'aid.md'), textOf(RULES, game, 'rules.md')]);
  return { aid: aidOf(aid), sections: rulesOf(rules) };
}
