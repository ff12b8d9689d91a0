import { describe, expect, it } from 'vitest';
import { asks, placesOf } from './line-up.ts';

const asked = (values: Readonly<Record<string, unknown>>, seats: number): string[] =>
  ['match', 'characters', 'health', 'shields', 'opponent', 'opponentCharacter'].filter((key) =>
    asks(key, values, seats),
  );

describe('the form asks', () => {
  it('somebody alone about the Solo Opponent, and about no sides', () => {
    expect(asked({ match: 'everyone', sides: [] }, 1)).toEqual(['characters', 'opponent', 'opponentCharacter']);
  });

  it('two rivals neither about teams nor about Shields of others', () => {
    expect(asked({ match: 'everyone', sides: [] }, 2)).toEqual(['match', 'characters']);
  });

  it('three rivals about Shields, teams about their Health', () => {
    expect(asked({ match: 'everyone', sides: [] }, 3)).toEqual(['match', 'characters', 'shields']);
    expect(asked({ match: 'two-v-two', sides: [] }, 4)).toEqual(['match', 'characters', 'health']);
    expect(asked({ match: 'everyone', sides: [0, 0, 1] }, 3)).toEqual(['match', 'characters', 'health']);
  });
});

it('a line-up for other seats has no places', () => {
  expect(placesOf({ match: 'two-v-one' }, 2)).toBeUndefined();
  expect(placesOf({ match: 'two-v-one' }, 3)?.kinds).toEqual([['hero'], ['hero'], ['villain']]);
});
