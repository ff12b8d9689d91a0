import { change, losses, type Setting, wins } from '@veilhall/kit';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { balance, withReferences } from './balance.ts';

const setting = (id: string, bots: string[], ...targets: Setting['targets']): Setting => ({
  id,
  what: id,
  options: {},
  seats: 2,
  bots,
  targets,
});
const played = (settings: Setting[]) =>
  balance(
    settings,
    ({ options, seats, bots }) => ({
      game: 'tic-tac-toe',
      packs: [],
      options,
      seats,
      bots,
      seed: '1',
      auditEvery: 9,
      watch: [],
    }),
    200,
    { game: ticTacToe },
    () => {},
  );

describe('balance', () => {
  it('judges shares of wins, of losses, differences and seats', async () => {
    const rows = await played([
      setting('base', ['wisp'], wins(80, 95), wins(0, 10), losses('draw', 100, 100)),
      setting('same', ['wisp'], change('base', -1, 1), change('base', 30, 40)),
      setting('uneven', ['wisp'], { of: 'seats', within: 0.03 }),
    ]);
    const verdicts = rows.map((row) => row.findings.map((finding) => finding.verdict));
    expect(verdicts).toEqual([['inside', 'outside', 'inside'], ['inside', 'outside'], ['outside']]);
    expect(Math.abs(rows[2]?.findings[0]?.value ?? 0)).toBeGreaterThan(0.05);
  });

  it('stops once every target of a setting is clear, and looks no further', async () => {
    const rows = await played([
      setting('far', ['wisp'], wins(0, 10)),
      setting('near', ['wisp'], wins(0, 10), wins(90, 91)),
      setting('reference', ['wisp'], wins(0, 10)),
      setting('compared', ['wisp'], change('reference', -2, 2)),
      setting('differs', ['wisp'], change('reference', 30, 40)),
    ]);
    // Games are the same ones, so the setting that stopped has the first of the others' games.
    expect(rows.map(({ games }) => games)).toEqual([50, 200, 200, 200, 50]);
    const sure = rows.map(({ findings }) => findings.map((finding) => finding.sure));
    expect(sure).toEqual([[true], [true, false], [true], [true], [true]]);
    expect(rows[0]?.played).toEqual(rows[1]?.played.slice(0, 50));
  });

  it('plays what a wanted setting is compared to, first', () => {
    const table = [setting('base', []), setting('other', []), setting('easy', [], change('base', 0, 9))];
    expect(withReferences(table, ['easy']).map(({ id }) => id)).toEqual(['base', 'easy']);
  });
});
