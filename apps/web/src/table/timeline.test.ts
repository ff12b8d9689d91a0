import { Match, seedFrom } from '@veilhall/engine';
import { highCard, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { momentOf } from './moments.ts';
import { replayed, Timeline } from './timeline.ts';

const deal = () => Match.deal(ticTacToe, { id: 'test', seats: 2, seed: seedFrom('timeline') });
const cells = (timeline: Timeline, seq: number): unknown => momentOf(ticTacToe, timeline.stateAt(seq), seq, 0).view;

describe('the past of a match', () => {
  it('is as it was after every entry, through picks that were taken back', () => {
    const timeline = new Timeline(deal());
    const seen = [cells(timeline, 0)];
    const step = (act: () => void): void => {
      act();
      seen.push(momentOf(ticTacToe, timeline.match.state, timeline.match.seq, 0).view);
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

describe('a moment', () => {
  it('has the prompt with its words for the seat that is asked, and nothing to pick for others', () => {
    const { match } = new Timeline(deal());
    const own = momentOf(ticTacToe, match.state, 0, 0);
    expect(own.prompt?.sentence).toBe('Place X.');
    expect(own.prompt?.options).toHaveLength(9);
    expect(own.prompt?.options[0]).toMatchObject({ id: 'place:0', on: ['cell:0'] });
    const other = momentOf(ticTacToe, match.state, 0, 1);
    expect(other.prompt).toBeUndefined();
    expect(other.toAct).toEqual([0]);
  });

  it('is another one for a spectator than for a seat with a hand', () => {
    const match = Match.deal(highCard, { id: 'secret', seats: 2, seed: seedFrom('secret') });
    const seen = JSON.stringify(momentOf(highCard, match.state, 0, 'spectator'));
    const own = JSON.stringify(momentOf(highCard, match.state, 0, 0));
    expect(own).not.toBe(seen);
  });
});
