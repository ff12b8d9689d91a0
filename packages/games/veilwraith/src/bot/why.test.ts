import { askFor, whyOf, whySentence } from '@veilhall/bots';
import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const why = (table: Scenario, option: string) => whyOf(askFor(game, table.state, 0, fastRng('why')), option);

/** A Play Phase with this Threat in play and Actions strong enough for it. */
function facing(def: string, change: (table: Scenario) => void = () => {}): Scenario {
  const table = new Scenario();
  table.toPlayPhase();
  table.edit(({ wraiths: [wraith] }) => {
    if (!wraith) return;
    wraith.threats = wraith.threats.slice(0, 1).map((threat) => ({ ...threat, def }));
    for (const action of Object.values(wraith.actions)) action.tokens = 2;
    wraith.supply = 14;
  });
  change(table);
  return table;
}

describe('why', () => {
  it('names what a pick changes against letting the turn end', () => {
    const table = facing('hobgoblin-a');
    const [threat] = table.wraith().threats;
    const use = table.ids().find((id) => id.startsWith('use:') && id.includes(String(threat?.id)));
    const found = why(table, use ?? '');
    expect(found?.instead).toBe('end');
    expect(found?.reasons).toContain('one Threat less');
    expect(found?.reasons.length).toBeLessThanOrEqual(3);
  });

  it('compares letting the turn end with the best of the rest', () => {
    const found = why(facing('hobgoblin-a'), 'end');
    expect(found?.instead).not.toBe('end');
    expect(found?.reasons.length).toBeGreaterThan(0);
  });

  it('says nothing where there is nothing to choose, and makes a sentence of the rest', () => {
    expect(whySentence({ instead: 'end', reasons: ['a Key in reach', 'one Spirit less'] }, () => 'End')).toBe(
      'Rather than End: a Key in reach, one Spirit less.',
    );
    expect(whySentence({ reasons: ['about 5 wins in 100 more where chance chose'] }, () => '')).toBe(
      'About 5 wins in 100 more where chance chose.',
    );
  });

  it('is the same wherever the seat cannot tell two states apart', () => {
    const table = facing('hobgoblin-a');
    const real = table.ids().map((id) => why(table, id));
    table.edit((state) => Object.assign(state, game.determinize(state, 0, fastRng('twin'))));
    expect(table.ids().map((id) => why(table, id))).toEqual(real);
  });
});
