import { numbered, type Reader } from '@veilhall/engine';
import type { Chair } from './save.ts';

/** Bots go by their own names and people by their numbers, an automaton has no chair; the only person is "you". */
export function readerAt(player: string, chairs: readonly Chair[], automaton?: string): Reader {
  const people = numbered(player);
  const alone = chairs.filter((chair) => chair === 'person').length === 1;
  return {
    name: (seat) => {
      const chair = chairs[seat];
      if (chair === undefined && automaton !== undefined) return automaton;
      return chair === undefined || chair === 'person' ? people.name(seat) : `${chair} ${seat + 1}`;
    },
    ...(alone && { you: chairs.indexOf('person') }),
  };
}
