import { describe, expect, it } from 'vitest';
import type { ChatLine, SeatInfo } from '../../table/table.ts';
import { unreadIn } from './unread.ts';

const line = (id: string, seat?: number): ChatLine => ({
  id,
  from: 'x',
  text: id,
  at: 0,
  ...(seat !== undefined && { seat }),
});
const seats: SeatInfo[] = [0, 1].map((seat) => ({ seat, name: 'x', kind: 'human', mine: seat === 0, present: true }));
const chat = [line('1', 1), line('2', 0), line('3'), line('4', 1)];
const ids = (read?: string): string[] => unreadIn(chat, seats, read).map(({ id }) => id);

describe('unread messages', () => {
  it('are those of others after the one read last', () => {
    expect(ids('1')).toEqual(['3', '4']);
    expect(ids('4')).toEqual([]);
  });

  it('are all of others where nothing was read yet', () => {
    expect(ids()).toEqual(['1', '3', '4']);
    expect(ids('lost')).toEqual(['1', '3', '4']);
  });
});
