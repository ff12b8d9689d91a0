import { walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { costNow, valueNow } from '../board/threats.ts';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { game } from '../index.ts';
import { stateSchema } from '../state/state.ts';
import { viewOf } from './view.ts';

const content = compileContent(rawContent);
const VIGNETTES = [1, 2, 3, 4, 5];

describe('numbers on the table', () => {
  it('are those the rules reckon with, and their reasons account for them', () => {
    let changed = 0;
    for (const vignette of VIGNETTES) {
      const table = { name: `Vignette ${vignette}`, seats: 2, options: { table: 'race', vignette } };
      for (const { state: data } of walk(game, table, 'numbers', { limit: 120 })) {
        const state = stateSchema.parse(data);
        const board: Board = { state, content };
        for (const [seat, { threats }] of viewOf(board, 'spectator', new Set()).wraiths.entries()) {
          for (const [at, shown] of threats.entries()) {
            const threat = state.wraiths[seat]?.threats[at];
            if (!threat) throw new Error('the view shows a Threat that does not lie there');
            expect(shown.cost.n).toBe(costNow(board, seat, threat));
            expect(shown.values.map(({ n }) => n)).toEqual(
              shown.values.map((_, i) => valueNow(board, seat, threat, i)),
            );
            changed += shown.cost.reasons.length + shown.values.flatMap(({ reasons }) => reasons).length;
          }
        }
      }
    }
    expect(changed).toBeGreaterThan(20);
  });
});
