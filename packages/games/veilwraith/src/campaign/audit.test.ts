import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';
import { Scenario } from '../testing/scenario.ts';
import type { Decks } from './upgrades.ts';

/** A position between games, with an upgrade half made. */
function between(): State {
  const table = new Scenario({ mode: 'campaign', dayDream: true }, 2);
  table.pick('play', 0);
  table.pick('play', 1);
  table.win();
  table.pick('remove:memory-heart', 1);
  return table.state;
}

function faultOf(spoil: (state: State) => void): string {
  const state = between();
  spoil(state);
  return game.audit(state).join('; ');
}

describe('a position from outside', () => {
  it('is accepted as the game left it', () => {
    expect(game.audit(between())).toEqual([]);
    expect(game.audit(new Scenario({ mode: 'campaign', dayDream: true }, 3).state)).toEqual([]);
  });

  it('[VW-UPG-08] [VW-UPG-10] [VW-UPG-13] has every Memory once, in a deck that upgrades lead to', () => {
    const legacy = (state: State): Decks => state.wraiths[0]?.legacy ?? { deck: [], box: [], returned: [] };
    expect(faultOf((state) => legacy(state).box.pop())).toContain('copies in deck and box');
    expect(faultOf((state) => legacy(state).deck.pop())).toContain('VW-UPG-13');
    const early = faultOf((state) => {
      const { deck, box } = legacy(state);
      deck.push('memory-locus');
      box.splice(box.indexOf('memory-locus'), 1);
    });
    expect(early).toContain('VW-UPG-10');
  });

  it('has well-formed work', () => {
    const frame = (state: State, change: object) => Object.assign(state.wraiths[1]?.work.at(-1) ?? {}, change);
    expect(faultOf((state) => frame(state, { seat: 0 }))).toContain("'upgrade' points nowhere");
    expect(faultOf((state) => frame(state, { removed: 'memory-stars' }))).toContain("'upgrade' points nowhere");
    expect(faultOf((state) => state.work.pop())).toContain('no frame of its own');
    expect(faultOf((state) => state.work.push({ do: 'campaign', step: 'next' }))).toContain('more work than it can');
    const state = between();
    expect(game.state.safeParse(state).success).toBe(true);
    frame(state, { do: 'reward' });
    expect(game.state.safeParse(state).success).toBe(false);
  });

  it('[VW-LIM-03] has no more Ribbons than there can be, and options that go together', () => {
    expect(
      faultOf((state) => {
        state.campaign.mostRibbons = 3;
      }),
    ).toContain('5 Ribbons');
    expect(
      faultOf((state) => {
        Object.assign(state.options, { joinLater: 2 });
      }),
    ).toContain('joinLater');
    expect(
      faultOf((state) => {
        Object.assign(state.options, { mode: 'dream' });
      }),
    ).toContain('no options');
    expect(
      faultOf((state) => {
        state.campaign.vignette = 5;
        state.work.splice(1);
      }),
    ).toContain('no Vignette after this one');
  });
});
