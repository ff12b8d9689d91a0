import { type RuleSection, rulesOf } from './rules-text.ts';

/** The rules.md of every game, each a chunk of its own. */
const RULES = import.meta.glob<string>('../../../../../packages/games/*/rules.md', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<RuleSection[]>>();

/** The rules of a game, read once. */
export function loadRules(game: string): Promise<RuleSection[]> {
  let rules = loaded.get(game);
  if (!rules) {
    rules = RULES[`../../../../../packages/games/${game}/rules.md`]?.().then(rulesOf) ?? Promise.resolve([]);
    loaded.set(game, rules);
  }
  return rules;
}
