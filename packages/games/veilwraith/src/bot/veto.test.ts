import { describe, expect, it } from 'vitest';
import { type Scene, Table } from '../testing/table.ts';

/** What nobody would pick here, by name and without instance numbers. */
function vetoed(table: Table): string[] {
  const prompt = table.prompt();
  if (!prompt) throw new Error('nobody is asked');
  const moves = table.game.hints?.veto?.(table.state, table.mine, prompt) ?? [];
  const offers = table.offers();
  return moves.map((move) => offers[move] ?? '').sort();
}

const at = (scene: Scene): Table => new Table({ facing: { explore: 'tilted' }, ...scene });
const TILTED = { facing: { explore: 'tilted', fight: 'exhausted', influence: 'exhausted' } } as const;

describe('nobody', () => {
  it('heals where half of it goes beyond the maximum', () => {
    expect(vetoed(at({ ...TILTED, spirit: 19, hand: ['memory-salt'] }))).toEqual(['play:memory-salt']);
    expect(vetoed(at({ ...TILTED, spirit: 18, hand: ['memory-salt'] }))).toEqual([]);
    expect(vetoed(at({ ...TILTED, spirit: 19, keys: ['key-colour'] }))).toEqual(['flip:key-colour']);
    expect(vetoed(at({ ...TILTED, spirit: 18, keys: ['key-colour'] }))).toEqual([]);
  });

  it('gives a Key to save a single Spirit, unless it is one of the last', () => {
    const threats = (cost: number) => [{ id: 'rat', values: 'F9', cost }];
    const scene = { ...TILTED, keys: ['key-light'] };
    expect(vetoed(at({ ...scene, spirit: 12, threats: threats(1) }))).toEqual(['flip:key-light']);
    expect(vetoed(at({ ...scene, spirit: 3, threats: threats(1) }))).toEqual([]);
    expect(vetoed(at({ ...scene, spirit: 12, threats: threats(2) }))).toEqual([]);
  });

  it('ends the Play Phase with a token still to be had, or Tilts an Action that is full', () => {
    const full = { tokens: { fight: 5 }, facing: { explore: 'exhausted', influence: 'exhausted' } } as const;
    expect(vetoed(new Table(full))).toEqual(['tilt:fight']);
    expect(vetoed(new Table({ ...full, tokens: { fight: 4 } }))).toEqual(['end']);
  });

  it('plays Power before it is needed', () => {
    expect(
      vetoed(
        at({ facing: { explore: 'tilted', influence: 'exhausted' }, tokens: { fight: 5 }, hand: ['memory-blood'] }),
      ),
    ).toEqual(['play:memory-blood', 'tilt:fight']);
  });

  it('spends more tokens than it takes, or fewer where there are enough', () => {
    const scene: Scene = { tokens: { fight: 3 }, slots: ['fight', 'explore', 'influence'] };
    const use = (need: number) =>
      at({ ...scene, threats: [{ id: 'rat', values: `F${need}` }] }).pick('use:fight>rat-a');
    expect(vetoed(use(2))).toEqual(['proceed:0', 'proceed:2', 'proceed:3']);
    expect(vetoed(use(9))).toEqual([]);
  });

  it('adds a Memory to an Action that has enough, or one that adds nothing to it', () => {
    const use = (need: number, hand: string[]) =>
      at({ slots: ['fight', 'explore', 'influence'], hand, threats: [{ id: 'rat', values: `F${need}` }] }).pick(
        'use:fight>rat-a',
      );
    expect(vetoed(use(1, ['memory-blood', 'memory-heart']))).toEqual([
      'combine:memory-blood+memory-heart',
      'play:memory-blood',
      'play:memory-heart',
    ]);
    expect(vetoed(use(3, ['memory-blood', 'memory-heart']))).toEqual(['play:memory-heart']);
  });
});
