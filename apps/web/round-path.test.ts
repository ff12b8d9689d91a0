import { expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

it('puts every point on whole numbers', () => {
  expect(roundPath('M16.3 20.6L30.2 20.4l9.9.1C1.4 2.6 3.3 4.4 5.2 6.1z')).toBe('m16 21l14-1 10 1c-39-18-37-17-35-15z');
});

it('adds no drift up over many small steps', () => {
  const steps = roundPath(`M0 0${'l.4.4'.repeat(100)}`);
  const sum = [...steps.matchAll(/-?\d+/g)].map(Number).reduce((all, n) => all + n, 0);
  expect(sum).toBe(80);
});

it('lets a closed stretch begin the next one where it began, and tells further points of a move as lines', () => {
  expect(roundPath('m10.4 10.4 5 5zm2.4 0h3.9v-1.2')).toBe('m10 10l5 5zm3 0h4v-1');
});

it('leaves a circle a circle, whose ends nearly meet', () => {
  expect(roundPath('M5 5a39.25 39.25 0 1 1-.04 0')).toBe('m5 5a39.25 39.25 0 1 1-.04 0');
});

it('refuses what is no path', () => {
  expect(() => roundPath('M1 2 3')).toThrow('no path can hold');
});
