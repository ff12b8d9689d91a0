import type { Seat } from '@veilhall/engine';
import { Denied } from '../denied.ts';
import type { Principal } from '../identity.ts';
import type { Services } from '../services.ts';
import { checkMayWatch, holds, seatAt, seatsOf } from './access.ts';
import type { LiveMatch } from './live-match.ts';

/** Reminds whoever lets the others wait; says whether they have the match open. */
export function nudge(services: Services, live: LiveMatch, principal: Principal, seat: Seat): Promise<boolean> {
  return live.serial(() => {
    const { row, watchers } = live;
    checkMayWatch(row, principal);
    const [own] = seatsOf(row, principal);
    if (own === undefined) throw new Denied('not-your-seat', 'Only those who sit at this table may remind somebody.');
    const { kind, name = `Seat ${seat + 1}` } = seatAt(row, seat);
    const waits = row.status === 'playing' && row.last.waiting.includes(seat);
    if (kind !== 'human' || !waits || holds(row, principal, seat))
      throw new Denied('not-waiting', `Nobody waits for ${name} now.`);
    if (!services.rates.nudges.take(`${row.id}/${seat}`))
      throw new Denied('too-fast', `${name} was reminded a moment ago. Once a minute is enough.`);
    const from = row.seats[own]?.name ?? '';
    return watchers.tellSome(({ principal: who }) => holds(row, who, seat), {
      type: 'nudge',
      match: row.id,
      seat,
      from,
    });
  });
}
