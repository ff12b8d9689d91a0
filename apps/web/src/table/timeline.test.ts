import { Match, seedFrom } from '@veilhall/engine';
import { lookAt } from '@veilhall/protocol';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { replayed, Timeline } from './timeline.ts';

const deal = () => Match.deal(ticTacToe, { id: 'test', seats: 2, seed: seedFrom('timeline') });
const cells = (timeline: Timeline, seq: number): unknown => lookAt(ticTacToe, timeline.stateAt(seq), seq, 0).view;

describe('the past of a match', () => {
  it('is as it was after every entry, through picks that were taken back', () => {
    const timeline = new Timeline(deal());
    const seen = [cells(timeline, 0)];
    const step = (act: () => void): void => {
      act();
      seen.push(lookAt(ticTacToe, timeline.match.state, timeline.match.seq, 0).view);
    };
    step(() => timeline.choose(0, 'place:4'));
    for (let round = 0; round < 12; round++) {
      step(() => timeline.choose(1, 'place:0'));
      step(() => timeline.undo(1));
    }
    step(() => timeline.choose(1, 'place:8'));
    for (const [seq, view] of seen.entries()) expect(cells(timeline, seq)).toEqual(view);
    expect(timeline.isUndone(2)).toBe(true);
    expect(timeline.isUndone(26)).toBe(false);
  });

  it('is played again from the journal, and a journal that was tampered with is refused', () => {
    const timeline = new Timeline(deal());
    timeline.choose(0, 'place:4');
    timeline.choose(1, 'place:0');
    const { entries } = timeline.match;
    expect(replayed(deal(), entries).match.hash).toBe(timeline.match.hash);
    const forged = entries.map((entry) =>
      entry.kind === 'pick' && entry.seq === 2 ? { ...entry, option: 'place:1' } : entry,
    );
    expect(() => replayed(deal(), forged)).toThrow('entry 2 leads to another state');
  });
});
