import { type RuleSection, rulesOf } from './rules-text.ts';

/** Each game's rules.md as a chunk of its own. */
const texts = import.meta.glob<string>('../../../../../packages/games/*/rules.md', {
  query: '?raw',
  import: 'default',
});
const loaded = new Map<string, Promise<RuleSection[]>>();

export function loadRules(game: string): Promise<RuleSection[]> {
  let rules = loaded.get(game);
  if (!rules) {
    const load = Object.entries(texts).find(([path]) => path.endsWith(`/games/${game}/rules.md`))?.[1];
    rules = load ? load().then(rulesOf) : Promise.resolve([]);
    loaded.set(game, rules);
  }
  return rules;
}
