import { lineOf, plain, seatPiece, type Text, text } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import type { PastEntry } from '../../table/table.ts';
import { beginsWithOwner, groupEntries, namesSeat, paragraphs } from './log-groups.ts';

const entry = (seq: number, ...texts: Text[]): PastEntry => ({
  seq,
  kind: 'pick',
  seat: 1,
  facts: texts.map((line) => ({ fact: { type: plain(line) }, text: line })),
});
const heading = (fact: { type: string }) => (fact.type.startsWith('Round') ? fact.type : undefined);

describe('the log by turns', () => {
  it('begins a group at the fact that begins a turn, in the middle of an entry if need be', () => {
    const groups = groupEntries([entry(1, 'setup'), entry(2, 'fight', 'Round 2', 'threat'), entry(3, 'draw')], heading);
    expect(groups.map((group) => [group.heading, group.entries.map((e) => e.facts.map((line) => line.text))])).toEqual([
      [undefined, [['setup'], ['fight']]],
      ['Round 2', [['Round 2', 'threat'], ['draw']]],
    ]);
  });

  it('is one group for a game that names no turns', () => {
    expect(groupEntries([entry(1, 'a'), entry(2, 'b')], () => undefined)).toHaveLength(1);
  });
});

describe('one entry of the log', () => {
  const game = { heading, stamp: (fact: { type: string }) => /^(\w+) Phase/.exec(fact.type)?.[1] };
  const of = (...texts: Text[]) => paragraphs(entry(1, ...texts), game);
  const ends = text`${lineOf(1)}Ends.`;

  it('is a paragraph for each phase, without the heading and the phases in which nothing happened', () => {
    expect(of(ends, 'Round 2', 'Threat Phase.', 'Ogre enters.', 'Draw Phase.', 'Play Phase.')).toEqual([
      { text: 'Ends.' },
      { stamp: 'Threat', text: 'Ogre enters.' },
    ]);
  });

  it('says the phases where nothing else happened', () => {
    expect(of('Draw Phase.', 'Play Phase.')).toEqual([{ text: 'Draw Phase. Play Phase.' }]);
  });

  it('leaves out whose it is where a sentence begins with that, and nobody else', () => {
    const other = text`${lineOf(0)}Waits.`;
    const about = text`${seatPiece(1)} draws.`;
    expect(of(ends, other, about)).toEqual([{ text: ['Ends. ', { lineOf: 0 }, 'Waits. ', { seat: 1 }, ' draws.'] }]);
    expect([ends, other, about, 'Player 2: Ends.'].map((line) => beginsWithOwner(line, 1))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([about, 'Player 2 draws.', [{ card: 'ogre', name: 'Ogre' }, ' enters.']].map(namesSeat)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
