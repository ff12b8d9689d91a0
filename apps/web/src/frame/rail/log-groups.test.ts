import { describe, expect, it } from 'vitest';
import type { Line } from '../../table/table.ts';
import { groupLines, paragraphs, withoutName } from './log-groups.ts';

const line = (seq: number, ...texts: string[]): Line => ({
  seq,
  kind: 'pick',
  seat: 0,
  told: texts.map((text) => ({ fact: { type: text }, text })),
});
const heading = (fact: { type: string }) => (fact.type.startsWith('Round') ? fact.type : undefined);

describe('the log by turns', () => {
  it('begins a group at the fact that begins a turn, in the middle of a line if need be', () => {
    const groups = groupLines([line(1, 'setup'), line(2, 'fight', 'Round 2', 'threat'), line(3, 'draw')], heading);
    expect(groups.map((group) => [group.heading, group.lines.map((l) => l.told.map((t) => t.text))])).toEqual([
      [undefined, [['setup'], ['fight']]],
      ['Round 2', [['Round 2', 'threat'], ['draw']]],
    ]);
  });

  it('is one group for a game that names no turns', () => {
    expect(groupLines([line(1, 'a'), line(2, 'b')], () => undefined)).toHaveLength(1);
  });
});

describe('one entry of the log', () => {
  const game = { heading, stamp: (fact: { type: string }) => /^(\w+) Phase/.exec(fact.type)?.[1] };
  const of = (...texts: string[]) => paragraphs(line(1, ...texts).told, game, (text) => withoutName(text, 'Ilse'));

  it('is a paragraph for each phase, without the heading and the phases in which nothing happened', () => {
    expect(of('Ilse: Ends.', 'Round 2', 'Threat Phase.', 'Ogre enters.', 'Draw Phase.', 'Play Phase.')).toEqual([
      { text: 'Ends.' },
      { stamp: 'Threat', text: 'Ogre enters.' },
    ]);
  });

  it('says the phases where nothing else happened', () => {
    expect(of('Draw Phase.', 'Play Phase.')).toEqual([{ text: 'Draw Phase. Play Phase.' }]);
  });
});
