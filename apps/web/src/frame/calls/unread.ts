import type { ChatLine, SeatInfo } from '../../table/table.ts';

const KEY = 'veilhall.chat-read';
/** Matches whose place in the talk is kept; the oldest are forgotten first. */
const MOST = 40;

/** Messages of others after the one that was read last. */
export function unreadIn(chat: readonly ChatLine[], seats: readonly SeatInfo[], read: string | undefined): ChatLine[] {
  const from = chat.findIndex((line) => line.id === read) + 1;
  return chat.slice(from).filter(({ seat }) => seat === undefined || !seats[seat]?.mine);
}

type Read = readonly (readonly [match: string, line: string])[];

function kept(): Read {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

export const lastRead = (match: string): string | undefined => kept().find(([id]) => id === match)?.[1];

export function keepRead(match: string, line: string): void {
  const others = kept().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify([...others, [match, line]].slice(-MOST)));
}
