import { describe, expect, it } from 'vitest';
import { seatNames } from './seat-names.ts';

describe('names of seats', () => {
  it('stand for the game’s numbered players', () => {
    const name = seatNames('Veilwraith', [{ name: 'Maren' }, { name: 'Eneko' }]);
    expect(name('Veilwraith 2: draws for Veilwraith 1. Player 2 waits.')).toBe('Eneko: draws for Maren. Eneko waits.');
    expect(name('Veilwraith 7 and Veilwraith 12')).toBe('Veilwraith 7 and Veilwraith 12');
  });

  it('are not needed alone', () => {
    expect(seatNames('Veilwraith', [{ name: 'You' }])('Veilwraith 1 gives up.')).toBe('Veilwraith 1 gives up.');
  });
});
