import { expect, it } from 'vitest';
import { codeLines, sampledRanges } from './mutate-ranges.ts';

it('finds the lines that hold code', () => {
  const source = [
    "import { a } from './a.ts';",
    '',
    '/** Why. */',
    'export const b = (n: number) => {',
    '  // Because.',
    '  return n + 1;',
    '};',
    'f([',
    ']);',
  ];
  expect(codeLines(source.join('\n'))).toEqual([4, 6, 8]);
});

const sources = new Map([
  ['a.ts', 'one();\n\ntwo();\nthree();'],
  ['b.ts', 'four();\nfive();'],
]);
const ALL = ['a.ts:1-1', 'a.ts:3-3', 'a.ts:4-4', 'b.ts:1-1', 'b.ts:2-2'];

it('samples lines of all files, the same ones for the same seed', () => {
  const sample = sampledRanges(sources, 3, 'seed');
  expect(sample).toHaveLength(3);
  expect(sample).toEqual(ALL.filter((range) => sample.includes(range)));
  expect(sampledRanges(sources, 3, 'seed')).toEqual(sample);
  const others = ['a', 'b', 'c', 'd'].map((seed) => sampledRanges(sources, 3, seed).join());
  expect(new Set(others).size).toBeGreaterThan(1);
});

it('takes all there is when there is less', () => {
  expect(sampledRanges(sources, 9, 'seed')).toEqual(ALL);
});
