import { type AnyGame, agree, Match, seatPiece, seatsOwn, seedFrom, text as textOf } from '@veilhall/engine';
import { highCard, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { labelOf, logEntryFor, look, lookAt } from './look.ts';
import { logEntry, lookView, text } from './views.ts';

const deal = (game: AnyGame): Match => Match.deal(game, { id: 'test', seats: 2, seed: seedFrom('look') });
const unnamed = () => undefined;

describe('a look at a match', () => {
  it('has the prompt with its words for the seat that is asked, and nothing to pick for others', () => {
    const match = deal(ticTacToe);
    const own = look(match, 0, unnamed);
    expect(own.prompt).toMatchObject({ sentence: 'Place X.', moves: 9, rules: expect.any(Array) });
    expect(own.prompt?.options[0]).toMatchObject({ id: 'place:0', on: ['cell:0'] });
    const other = look(match, 1, unnamed);
    expect(other.prompt).toBeUndefined();
    expect(other.waiting).toEqual([0]);
    expect(look(match, 'spectator', unnamed)).toMatchObject({ whyNot: [] });
    for (const viewer of [0, 1, 'spectator'] as const) lookView.parse(look(match, viewer, unnamed));
  });

  it('is another one for a spectator than for a seat with a hand', () => {
    const match = deal(highCard);
    const [own, other, spectator] = [0, 1, 'spectator' as const].map((who) =>
      JSON.stringify(look(match, who, unnamed)),
    );
    expect(new Set([own, other, spectator]).size).toBe(3);
  });

  it('says which pick undo takes back and what it was called; the past offers no undo', () => {
    const match = deal(ticTacToe);
    const label = labelOf(look(match, 0, unnamed).prompt, ['place:4']);
    match.choose(0, 'place:4');
    expect(look(match, 0, (of) => (of === 1 ? label : undefined)).undo).toEqual({
      ok: true,
      of: 1,
      option: 'place:4',
      label,
    });
    expect(look(match, 1, unnamed).undo).toMatchObject({ ok: false });
    expect(look(match, 'spectator', unnamed).undo).toBeUndefined();
    expect(lookAt(match.game, match.state, match.seq, 0).undo).toBeUndefined();
  });
});

describe('an entry of the log', () => {
  const at = 1;

  it('tells what was picked to the seat that picked it, and to everybody once the game is over', () => {
    const match = deal(ticTacToe);
    const { entry, events } = match.choose(0, 'place:4');
    const run = entry.kind === 'pick' ? { ...entry, run: ['place:5'] } : entry;
    const seen = (viewer: 0 | 1 | 'spectator', over: boolean) =>
      logEntryFor(ticTacToe, { entry: run, at, events }, viewer, over);
    expect(seen(0, false)).toMatchObject({ option: 'place:4', run: ['place:5'], facts: [expect.anything()] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(Object.keys(seen(viewer, false))).not.toContain('option');
      expect(Object.keys(seen(viewer, false))).not.toContain('run');
      expect(seen(viewer, true)).toMatchObject({ option: 'place:4', run: ['place:5'] });
      logEntry.parse(seen(viewer, true));
    }
  });

  it('names the pick that was taken back', () => {
    const match = deal(ticTacToe);
    match.choose(0, 'place:4');
    const { entry } = match.undo(0);
    expect(logEntryFor(ticTacToe, { entry, at, events: [] }, 1, false)).toEqual({
      kind: 'undo',
      seq: 2,
      seat: 0,
      at,
      facts: [],
      of: 1,
    });
  });
});

describe('text on the wire', () => {
  it('is words, or pieces of known kinds', () => {
    const line = textOf`${seatPiece(1)} ${agree(1, 'draw', 'draws')} ${{ card: 'ogre', name: 'Ogre' }} from ${seatsOwn(0)} hand.`;
    for (const good of ['', 'Two words.', line, [{ thing: 'ogre#3', name: 'Ogre' }, { rule: 'VW-1' }]])
      expect(text.safeParse(good).success, JSON.stringify(good)).toBe(true);
    for (const bad of [3, null, [3], [{ seat: -1 }], [{ seat: 0, as: 'plural' }], [{ html: '<b>' }], { seat: 0 }])
      expect(text.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  });

  it('calls a run by its first pick', () => {
    const { prompt } = look(deal(ticTacToe), 0, unnamed);
    const one = labelOf(prompt, ['place:4']);
    expect(labelOf(prompt, ['place:4', 'place:5', 'place:6'])).toBe(`${one} and 2 more`);
    expect(labelOf(undefined, ['place:4'])).toBe('place:4');
  });
});
