import type { ChatMessage } from '@veilhall/protocol';
import { Denied, tooFast } from '../denied.ts';
import type { Principal } from '../identity.ts';
import type { Services } from '../services.ts';
import { checkMayWatch, seatsOf } from './access.ts';
import type { LiveMatch } from './live-match.ts';

/** To everybody who has the match open, and kept with it. */
export function say(services: Services, live: LiveMatch, principal: Principal, text: string): Promise<ChatMessage> {
  return live.serial(async () => {
    if (!principal.guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
    checkMayWatch(live.row, principal);
    if (!services.rates.chat.take(principal.guest.id)) throw tooFast();
    const [seat] = seatsOf(live.row, principal);
    const name = (seat === undefined ? undefined : live.row.seats[seat]?.name) ?? principal.guest.name;
    const from = { name, ...(seat !== undefined && { seat }) };
    const message = await services.store.addChat(live.id, { at: Date.now(), from, text });
    live.watchers.tell({ type: 'chat', match: live.id, message });
    return message;
  });
}
