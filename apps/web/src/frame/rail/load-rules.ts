import { gameEntry } from '../../games/registry.ts';
import { type RuleSection, rulesOf } from './rules-text.ts';

const loaded = new Map<string, Promise<RuleSection[]>>();

/** The rules of a game, read once. */
export function loadRules(game: string): Promise<RuleSection[]> {
  let rules = loaded.get(game);
  if (!rules) {
    rules = gameEntry(game)?.rules().then(rulesOf) ?? Promise.resolve([]);
    loaded.set(game, rules);
  }
  return rules;
}
