import { type AnyGame, Match, seedFrom } from '@veilhall/engine';
import { lookAt } from '@veilhall/protocol';
import { highCard, ticTacToe } from '@veilhall/testkit';
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

  it('lacks the pick that was named, not the last, where allies have picked since', () => {
    const game: AnyGame = { ...highCard, allies: () => true };
    const match = Match.deal(game, { id: 'allies', seats: 3, seed: seedFrom('allies') });
    const timeline = new Timeline(match);
    const lay = (seat: number): void => {
      timeline.choose(seat, match.promptOf(seat)?.options.find(({ about }) => about?.do === 'lay')?.id ?? '');
    };
    lay(0);
    lay(1);
    expect(timeline.undo(0)).toMatchObject({ of: 1, entry: { seq: 3, of: 1 } });
    expect([1, 2, 3].filter((seq) => timeline.isUndone(seq))).toEqual([1]);
    expect(match.waiting()).toEqual([0, 2]);
    expect(timeline.factsOf(2)).toMatchObject([{ type: 'laid', seat: 1 }]);
    lay(2);
    const seen = [0, 1, 2, 3].map((seq) => lookAt(game, timeline.stateAt(seq), seq, 'spectator').waiting);
    expect(seen).toEqual([[0, 1, 2], [1, 2], [2], [0, 2]]);
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
