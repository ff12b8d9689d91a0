import { Match } from '@veilhall/engine';
import { look } from '@veilhall/protocol';
import { highCard } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { EntryRow, MatchRow } from './store/store.ts';
import { crashRounds } from './testing/crash-rounds.ts';
import { faultsOf, type History } from './testing/history.ts';

describe('kill -9 under load', () => {
  it('loses no acknowledged pick, applies none twice and shows none early', async () => {
    const report = await crashRounds({ rounds: 3, tables: 10, seed: 'crash 1' });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.shown).toBeGreaterThan(report.acknowledged);
  }, 300_000);
});

describe('the checker of histories', () => {
  /** A match of three picks, truthfully told. */
  function told() {
    const match = Match.deal(highCard, { id: 'm', seats: 2, seed: 'c'.repeat(64) });
    const rows: EntryRow[] = [];
    const history: History = { operations: [], observations: [], contradictions: [] };
    for (const seat of [0, 1, 0]) {
      const option = match.promptOf(seat)?.options[0]?.id ?? '';
      const { entry, events } = match.choose(seat, option);
      rows.push({ entry, key: `key-${entry.seq}`, at: 1, label: '', events, waiting: [] });
      history.operations.push({
        match: 'm',
        seat,
        key: `key-${entry.seq}`,
        baseSeq: 0,
        option,
        result: { seq: entry.seq },
      });
      const seen = look(match, seat, () => undefined);
      history.observations.push({
        client: `c${seat}`,
        match: 'm',
        viewer: seat,
        seq: entry.seq,
        look: seen,
        entries: [],
      });
    }
    const row: MatchRow = {
      id: 'm',
      game: highCard.id,
      name: 'm',
      host: 'h',
      status: 'playing',
      createdAt: 1,
      botDelayMs: 0,
      spectators: true,
      hints: false,
      seats: [],
      head: match.head,
      handovers: [],
      last: { seq: 3, at: 1, waiting: [] },
    };
    return {
      history,
      rows,
      check: (kept = rows) => faultsOf(history, highCard, new Map([['m', { row, rows: kept }]])),
    };
  }

  it('finds nothing wrong with the truth', () => {
    expect(told().check()).toEqual([]);
  });

  it('notices a lost, a doubled, an invented and a refused pick', () => {
    const { history, rows, check } = told();
    expect(check(rows.slice(0, 2)).join()).toContain('acknowledged as 3 and is at no place');
    expect(check(rows.map((row) => ({ ...row, key: 'key-1' }))).join()).toContain('applied 2 times');
    expect(check(rows.map((row) => ({ ...row, key: `other-${row.key}` }))).join()).toContain('never asked for');
    Object.assign(history.operations[2] ?? {}, { result: 'failed' });
    expect(check().join()).toContain('refused and applied');
  });

  it('notices what was shown early, differently, or in the wrong order', () => {
    const early = told();
    expect(early.check(early.rows.slice(0, 2)).join()).toContain('saw moment 3 of m, which has 2');
    const other = told();
    const first = other.history.observations[0];
    Object.assign(first ?? {}, { look: other.history.observations[2]?.look });
    expect(other.check().join()).toContain('something else at');
    const back = told();
    back.history.observations.reverse();
    expect(back.check().join()).toContain('after moment 3');
  });
});
