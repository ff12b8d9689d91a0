import type { GameMeta } from '@veilhall/games';
import type { MatchRecord } from '../table/local/database.ts';

/** The gentlest start until this device has seen a match of the game to its end. */
export function startOf(meta: GameMeta, matches: readonly Pick<MatchRecord, 'game' | 'summary'>[]): GameMeta['quick'] {
  const seasoned = matches.some(({ game, summary }) => game === meta.id && summary.finished);
  return seasoned ? meta.quick : meta.first;
}
