import { expect, it } from 'vitest';
import { judgeBy } from './learned.ts';

it('turns features into a chance by weights, whatever their order, and ignores what it does not know', () => {
  const value = { weights: { spirit: 1, cost: -2 } };
  expect(judgeBy(['cost', 'spirit', 'new'], value)([1, 2, 50])).toBe(0.5);
  expect(judgeBy(['spirit'], value)([3])).toBeCloseTo(1 / (1 + Math.exp(-3)), 12);
});

it('adds what a hidden layer sees', () => {
  const network = { input: [[0, 4]], bias: [1], out: [3] };
  const judge = judgeBy(['cost', 'spirit'], { weights: { spirit: 1, cost: -2 }, network });
  expect(judge([0.5, 1])).toBeCloseTo(1 / (1 + Math.exp(-3 * Math.tanh(1 + 4 * 0.5))), 12);
});
