import type { GameMeta } from '@veilhall/games';
import type { MatchRecord } from '../table/local/database.ts';

/** The gentlest start until this device has seen a match of the game to its end; a lesson is none. */
export function startOf(
  meta: GameMeta,
  matches: readonly Pick<MatchRecord, 'game' | 'summary' | 'lesson'>[],
): GameMeta['quick'] {
  const seasoned = matches.some(({ game, summary, lesson }) => game === meta.id && summary.finished && !lesson);
  return seasoned ? meta.quick : meta.first;
}
