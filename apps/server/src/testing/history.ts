import { type AnyGame, canonical, Match } from '@veilhall/engine';
import { type LogEntry, type Look, logEntryFor, look } from '@veilhall/protocol';
import type { EntryRow, MatchRow } from '../store/store.ts';

/** One thing a client wanted, and what it knows about how that went. */
export interface Operation {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
  readonly baseSeq: number;
  /** Absent for an undo. */
  readonly option?: string;
  /** `unknown` until there is an answer: the connection may break first. */
  result: 'unknown' | 'failed' | { seq: number };
}

/** One look at a match that a client was given. */
export interface Observation {
  readonly client: string;
  readonly match: string;
  readonly viewer: number;
  readonly seq: number;
  readonly look: Look;
  readonly entries: readonly LogEntry[];
}

export interface History {
  readonly operations: Operation[];
  readonly observations: Observation[];
  /** Two answers to one operation that differ. */
  readonly contradictions: string[];
}

/**
 * After the idea of Jepsen: what clients were told against what the store holds after recovery.
 * (a) every acknowledged operation is in the journal exactly once, where it was said to be; (b) every entry was asked for;
 * (c) an operation without an answer is there once or not at all, and a refused one not at all; (d) no client went back in time, and every look equals
 * the replayed one; (e) nothing was shown that is not in the journal.
 */
export function faultsOf(
  history: History,
  game: AnyGame,
  stored: ReadonlyMap<string, { row: MatchRow; rows: EntryRow[] }>,
): string[] {
  const faults: string[] = [];
  const places = new Map<string, number[]>();
  for (const [match, { rows }] of stored) {
    for (const { key, entry } of rows) {
      const at = `${match}/${entry.seat}/${key}`;
      places.set(at, [...(places.get(at) ?? []), entry.seq]);
    }
  }
  const asked = new Set<string>();
  for (const { match, seat, key, option, result } of history.operations) {
    const at = `${match}/${seat}/${key}`;
    asked.add(at);
    const found = places.get(at) ?? [];
    if (found.length > 1) faults.push(`${at} was applied ${found.length} times`);
    if (result === 'failed' && found.length > 0) faults.push(`${at} was refused and applied`);
    if (typeof result === 'object' && found[0] !== result.seq)
      faults.push(`${at} was acknowledged as ${result.seq} and is at ${found.join() || 'no place'}`);
    const entry = found[0] === undefined ? undefined : stored.get(match)?.rows[found[0] - 1]?.entry;
    if (entry && option !== (entry.kind === 'pick' ? entry.option : undefined))
      faults.push(`${at} asked for ${option} and got another entry`);
  }
  for (const at of places.keys()) if (!asked.has(at)) faults.push(`${at} was never asked for`);
  return [...history.contradictions, ...faults, ...observationFaults(history.observations, game, stored)];
}

function observationFaults(
  observations: readonly Observation[],
  game: AnyGame,
  stored: ReadonlyMap<string, { row: MatchRow; rows: EntryRow[] }>,
): string[] {
  const faults: string[] = [];
  const latest = new Map<string, number>();
  const replays = new Map<string, Match[]>();
  for (const { client, match, viewer, seq, look: seen, entries } of observations) {
    const before = latest.get(`${client}/${match}`) ?? 0;
    if (seq < before) faults.push(`${client} saw moment ${seq} of ${match} after moment ${before}`);
    latest.set(`${client}/${match}`, seq);
    const kept = stored.get(match);
    if (!kept || seq > kept.rows.length) {
      faults.push(`${client} saw moment ${seq} of ${match}, which has ${kept?.rows.length ?? 'not been kept'}`);
      continue;
    }
    let replay = replays.get(match);
    if (!replay) {
      replay = everyMoment(game, kept.row, kept.rows);
      replays.set(match, replay);
    }
    const then = replay[seq];
    if (then && canonical(shown(look(then, viewer, () => undefined))) !== canonical(shown(seen)))
      faults.push(`${client} was shown something else at moment ${seq} of ${match} than its replay shows`);
    for (const entry of entries) {
      const row = kept.rows[entry.seq - 1];
      const over = seen.outcome !== undefined;
      if (!then || !row || canonical(logEntryFor(then.game, row, viewer, over)) !== canonical(entry))
        faults.push(`${client} was told something else of entry ${entry.seq} of ${match} than the journal holds`);
    }
  }
  return faults;
}

/** The words of an undo offer depend on what was said before a restart; what is offered does not. */
function shown({ undo, ...rest }: Look): unknown {
  return { ...rest, undo: undo?.ok };
}

function everyMoment(game: AnyGame, row: MatchRow, rows: readonly EntryRow[]): Match[] {
  if (!row.head) return [];
  const journal = { ...row.head, entries: rows.map(({ entry }) => entry) };
  return Array.from({ length: rows.length + 1 }, (_, seq) => Match.replay(game, journal, seq));
}
