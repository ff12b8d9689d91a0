import { describe, expect, it } from 'vitest';
import { circles } from './circles.ts';
import { importsOf } from './imports.ts';

describe('imports', () => {
  it('are read in every form there is', () => {
    const source = `
      import { a } from './a.ts';
      import type { B } from './b.ts';
      import './c.css';
      export { d } from './d.ts';
      export * from './e.ts';
      const f = () => import('./f.ts');
      type G = import('./g.ts').G;
      import { a as again } from './a.ts';
      const no = './no.ts';
    `;
    expect(importsOf('x.ts', source).sort()).toEqual(
      ['a.ts', 'b.ts', 'c.css', 'd.ts', 'e.ts', 'f.ts', 'g.ts'].map((name) => `./${name}`),
    );
  });

  it('are not guessed from a file that does not parse', () => {
    expect(() => importsOf('x.ts', 'import {')).toThrow('x.ts:');
  });
});

describe('circles', () => {
  const found = (graph: Record<string, string[]>) => circles(new Map(Object.entries(graph)));

  it('are none in a tree, however often a file is used', () => {
    expect(found({ 'p/a.ts': ['./b.ts', './c.ts'], 'p/b.ts': ['./c.ts', 'zod'], 'p/c.ts': [] })).toEqual([]);
  });

  it('are told once, by the shortest way round', () => {
    const graph = {
      'p/a.ts': ['./b.ts', './q/c.ts'],
      'p/b.ts': ['./q/c.ts'],
      'p/q/c.ts': ['../a.ts'],
      'p/user.ts': ['./a.ts'],
    };
    expect(found(graph)[0]).toEqual(['p/a.ts', 'p/q/c.ts']);
  });

  it('are told for each knot', () => {
    const graph = { 'a.ts': ['./b.ts'], 'b.ts': ['./a.ts'], 'c.ts': ['./d.ts'], 'd.ts': ['./c.ts', './a.ts'] };
    expect(found(graph)).toEqual([
      ['a.ts', 'b.ts'],
      ['c.ts', 'd.ts'],
    ]);
  });

  it('may be a file that imports itself', () => {
    expect(found({ 'a.ts': ['./a.ts'] })).toEqual([['a.ts']]);
  });
});
