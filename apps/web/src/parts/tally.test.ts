import { expect, it } from 'vitest';
import { tallied } from './tally.ts';

it('a tally counts what is alike, in the order of the first of each', () => {
  expect([...tallied(['ogre', 'key', 'ogre'])]).toEqual([
    ['ogre', 2],
    ['key', 1],
  ]);
});
