import type { ChatMessage } from '@veilhall/protocol';
import { Denied, tooFast } from '../denied.ts';
import type { Principal } from '../identity.ts';
import { checkMayWatch, seatsOf } from './access.ts';
import type { Desk } from './desk.ts';
import type { Room } from './room.ts';

/** To everybody who has the match open, and kept with it. */
export function say(desk: Desk, room: Room, principal: Principal, text: string): Promise<ChatMessage> {
  return room.serial(async () => {
    if (!principal.guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
    checkMayWatch(room.row, principal);
    if (!desk.rates.chat.take(principal.guest.id)) throw tooFast();
    const [seat] = seatsOf(room.row, principal);
    const name = (seat === undefined ? undefined : room.row.seats[seat]?.name) ?? principal.guest.name;
    const from = { name, ...(seat !== undefined && { seat }) };
    const message = await desk.store.addChat(room.id, { at: Date.now(), from, text });
    room.watchers.tell({ type: 'chat', match: room.id, message });
    return message;
  });
}
