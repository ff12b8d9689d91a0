import type { AnyGame } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { ticTacToeJob as job } from '../testing.ts';
import { compare } from './compare.ts';
import { leverAt } from './sweep.ts';

describe('comparing', () => {
  it('finds no difference at all between a game and itself: the deals are the same', async () => {
    const { changes, games } = await compare({ job, game: ticTacToe }, { job, game: ticTacToe }, 30, {});
    expect(games).toBe(30);
    expect(changes.map(({ difference }) => difference)).toEqual(changes.map(() => 0));
    expect(changes.map(({ what }) => what)).toContain('won by seat 1');
  });

  it('finds a change, with an interval of pairs', async () => {
    const stronger = { ...job, bots: ['shade', 'wisp'] };
    const { changes } = await compare({ job, game: ticTacToe }, { job: stronger, game: ticTacToe }, 150, {});
    const first = changes.find(({ what }) => what === 'won by seat 0');
    expect(first?.difference).toBeGreaterThan(0.1);
    expect(first?.interval.low).toBeGreaterThan(0);
    expect(first?.p).toBeLessThan(0.01);
  });
});

describe('a lever', () => {
  const veilwraith = async () => {
    const listed = gameListed('veilwraith');
    if (!listed) throw new Error('Veilwraith is not listed');
    const { game }: { game: AnyGame } = await listed.load();
    return { game, reading: (await listed.balance()).balance.reading };
  };

  it('changes one number of a card and nothing else', async () => {
    const { game, reading } = await veilwraith();
    const lever = leverAt('vignettes/lost-ruins/portal', 'veilwraith', reading, {});
    const change = lever.set(7);
    if (!('pack' in change)) throw new Error('a card is changed by a pack');
    const portal = (of: AnyGame) => of.content.cards.find(({ id }) => id === 'lost-ruins')?.data;
    expect(portal(game.extend?.(change.pack) ?? game)).toEqual({ ...Object(portal(game)), portal: 7 });
    expect(lever.printed).toBe(Object(portal(game)).portal);
  });

  it('goes into lists by id or place, and into options', async () => {
    const { reading } = await veilwraith();
    expect(leverAt('vignettes/lost-ruins/threats/hobgoblin/count', 'veilwraith', reading, {}).printed).toBeGreaterThan(
      0,
    );
    expect(leverAt('options/vignette', 'veilwraith', reading, { vignette: 2, level: 1 }).set(3)).toEqual({
      options: { vignette: 3, level: 1 },
    });
  });

  it('says what is wrong with a path', async () => {
    const { reading } = await veilwraith();
    const at = (path: string) => () => leverAt(path, 'veilwraith', reading, {});
    expect(at('boats/x/y')).toThrow("'boats' is none of options, threats");
    expect(at('keys/x/y')).toThrow("no card 'x'");
    expect(at('vignettes/lost-ruins/door')).toThrow("nothing at 'door'");
    expect(at('vignettes/lost-ruins/name')).toThrow('not a number');
  });
});
