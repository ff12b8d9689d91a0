import { isAsked, type SeatInfo, type TableState } from '../../table/table.ts';

/** What the table calls somebody for, the most urgent first. */
export interface Calls {
  readonly turn: boolean;
  readonly over: boolean;
  /** Messages not read yet. */
  readonly unread: number;
}

/** Somebody else plays too, so that one may have to wait: alone nobody needs to be called. */
const waitsForOthers = (seats: readonly SeatInfo[]): boolean => seats.some((seat) => !seat.mine);

export function callsOf({ moment, seats, status }: TableState, unread: number): Calls {
  const plays = seats.some((seat) => seat.mine) && waitsForOthers(seats) && status !== 'watching';
  return { turn: plays && isAsked(moment), over: plays && moment.outcome !== undefined, unread };
}

const messages = (n: number): string => (n === 1 ? '1 message' : `${n} messages`);

/** The title of the page: what it calls for, then where. `seen`: the end has been seen. */
export function titleFor({ turn, over, unread }: Calls, name: string, seen: boolean): string {
  const call = turn ? 'Your turn' : over && !seen ? 'The end' : unread > 0 ? messages(unread) : undefined;
  return `${call ? `${call}, ` : ''}${name} - Veilhall`;
}

export interface Notice {
  /** The same tag is the same notice, from however many windows it comes. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
}

interface Words {
  readonly id: string;
  readonly name: string;
  readonly asked: string;
  readonly ended: string;
  readonly message?: { readonly from: string; readonly text: string };
}

/** What is worth a notice: a turn that was not there before, the end, a message. One for a turn, however much it asks. */
export function noticesFor(before: Calls, now: Calls, { id, name, asked, ended, message }: Words): Notice[] {
  const found: Notice[] = [];
  if (now.over && !before.over) found.push({ tag: `${id}/over`, title: `${name} is over`, body: ended });
  else if (now.turn && !before.turn) found.push({ tag: `${id}/turn`, title: `Your turn, ${name}`, body: asked });
  if (now.unread > before.unread && message)
    found.push({ tag: `${id}/chat`, title: `${message.from}, ${name}`, body: message.text });
  return found;
}
