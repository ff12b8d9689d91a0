import { Match, type Snapshot } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';

const dealt = () => Match.deal(ticTacToe, { id: 'm', seats: 2, seed: 'a'.repeat(64) });

/** Through text, as a store would keep it. */
const stored = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot));

describe('resuming from a snapshot', () => {
  it('goes on exactly as the match itself does', () => {
    const match = dealt();
    match.choose(0, 'place:4');
    match.choose(1, 'place:0');
    const snapshot = stored(match.snapshot());
    match.undo(1);
    match.choose(1, 'place:8');
    const resumed = Match.resume(ticTacToe, match.save(), snapshot);
    expect(resumed.save()).toEqual(match.save());
    expect(resumed.hash).toBe(match.hash);
    expect(resumed.undoOffer(1)).toEqual(match.undoOffer(1));
    expect(resumed.choose(0, 'place:2').entry).toEqual(match.choose(0, 'place:2').entry);
  });

  it('takes back a pick from before the snapshot', () => {
    const match = dealt();
    match.choose(0, 'place:4');
    const resumed = Match.resume(ticTacToe, match.save(), stored(match.snapshot()));
    expect(resumed.undo(0).entry).toEqual(match.undo(0).entry);
    expect(resumed.hash).toBe(match.hash);
  });

  it('refuses a snapshot of another state and a tail that was changed', () => {
    const match = dealt();
    match.choose(0, 'place:4');
    const snapshot = stored(match.snapshot());
    match.choose(1, 'place:0');
    const other = dealt();
    other.choose(0, 'place:3');
    expect(() => Match.resume(ticTacToe, match.save(), other.snapshot())).toThrow('does not fit');
    const state = { ...snapshot.state, toMove: 0 };
    expect(() => Match.resume(ticTacToe, match.save(), { ...snapshot, state })).toThrow('does not fit');
    const journal = match.save();
    const tail = journal.entries.map((entry) => (entry.seq === 2 ? { ...entry, option: 'place:7' } : entry));
    expect(() => Match.resume(ticTacToe, { ...journal, entries: tail as never }, snapshot)).toThrow('another state');
  });
});
