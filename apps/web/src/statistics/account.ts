import type { GameMeta } from '@veilhall/games';
import type { MatchResult } from '@veilhall/protocol';

/** Weakest first. */
const LEVELS = ['wisp', 'imp', 'shade', 'adept', 'warden', 'archon'];

export interface Tally {
  readonly matches: number;
  /** Of those that somebody here won or lost. */
  readonly decided: number;
  readonly won: number;
}

export interface GameAccount extends Tally {
  readonly game: string;
  /** Means. */
  readonly minutes: number;
  readonly picks: number;
  readonly bestBeaten?: string;
  /** The most played first. */
  readonly setups: readonly (Tally & { readonly name: string })[];
}

/** What all these matches come to, game by game in the order of the hall. */
export function accountOf(results: readonly MatchResult[], games: readonly GameMeta[]): GameAccount[] {
  return games.flatMap((meta) => {
    const own = results.filter(({ game }) => game === meta.id);
    return own.length > 0 ? [gameAccount(meta, own)] : [];
  });
}

function gameAccount(meta: GameMeta, results: readonly MatchResult[]): GameAccount {
  const bySetup = Map.groupBy(results, (result) => setupName(meta, result));
  const setups = [...bySetup].map(([name, those]) => ({ name, ...tally(those) }));
  const bestBeaten = strongest(results.flatMap(({ beaten }) => beaten));
  return {
    game: meta.id,
    ...tally(results),
    minutes: mean(results.map(({ playedMs }) => playedMs)) / 60_000,
    picks: mean(results.map(({ picks }) => picks)),
    ...(bestBeaten && { bestBeaten }),
    setups: setups.sort((a, b) => b.matches - a.matches),
  };
}

export function tally(results: readonly MatchResult[]): Tally {
  const decided = results.filter(({ won }) => won !== undefined);
  return { matches: results.length, decided: decided.length, won: decided.filter(({ won }) => won).length };
}

export const strongest = (bots: readonly string[]): string | undefined => LEVELS.findLast((bot) => bots.includes(bot));

/** What people call this set-up: a preset by its name, others by their number of players. */
function setupName(meta: GameMeta, { options, changed, humans, bots }: MatchResult): string {
  const players = humans + bots.length;
  const has = (key: string, value: unknown): boolean => JSON.stringify(options[key]) === JSON.stringify(value);
  const alike = (start: GameMeta['quick']): boolean =>
    start.humans + (start.bots?.length ?? 0) === players &&
    Object.entries(start.options).every(([key, value]) => has(key, value)) &&
    changed.every((key) => key in start.options);
  const preset = meta.presets.find((start) => alike(start) && start.humans === humans) ?? meta.presets.find(alike);
  if (preset) return preset.name;
  if (alike(meta.first)) return 'Gentle start';
  const many = players === 1 ? 'alone' : `${players} players`;
  return changed.length === 0 ? `As the rules have it, ${many}` : `A set-up of your own, ${many}`;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
