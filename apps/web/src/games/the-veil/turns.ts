import type { VeilFact, VeilView } from '@veilhall/games/the-veil';
import type { FactLine, PastEntry } from '../../table/table.ts';
import { ownPlayer } from './players.ts';

/** A turn as it was told: whose, from which entry on, and every line of it. */
export interface ToldTurn {
  readonly seq: number;
  readonly players: readonly number[];
  readonly lines: readonly FactLine<VeilFact>[];
}

/** What nobody has to be told twice: it stands on the table. */
const QUIET: ReadonlySet<VeilFact['type']> = new Set(['gained', 'routeFilled', 'done', 'passSet', 'turn', 'round']);

/** All turns so far; entries that were taken back tell nothing. */
function turnsOf(log: readonly PastEntry<VeilFact>[]): ToldTurn[] {
  const turns: { seq: number; players: readonly number[]; lines: FactLine<VeilFact>[] }[] = [];
  for (const { seq, facts, undone } of log) {
    if (undone) continue;
    for (const line of facts) {
      const { fact } = line;
      if (fact.type === 'turn') turns.push({ seq, players: fact.players, lines: [] });
      else if (!QUIET.has(fact.type)) turns.at(-1)?.lines.push(line);
    }
  }
  return turns;
}

/** The latest turn of somebody else, also while it goes on. */
export function lastTurnOfOthers(view: VeilView, log: readonly PastEntry<VeilFact>[]): ToldTurn | undefined {
  const own = ownPlayer(view)?.who ?? 0;
  return turnsOf(log).findLast(({ players }) => !players.includes(own));
}
