import type { Invite } from '@veilhall/protocol';
import { cell, useStore } from '../store.ts';

/** Invitations are shown once by the server; the host's window remembers them until it is closed. */
const key = (match: string): string => `veilhall.invites.${match}`;

/** How often this window was told an invitation. */
const remembered = cell(0);

export function rememberInvites(match: string, invites: readonly Invite[]): void {
  const known = rememberedInvites(match);
  for (const invite of invites) known[invite.seat] = invite.code;
  sessionStorage.setItem(key(match), JSON.stringify(known));
  remembered.set(remembered.get() + 1);
}

function rememberedInvites(match: string): Record<number, string> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key(match)) ?? '{}');
  const found: Record<number, string> = {};
  if (typeof stored !== 'object' || stored === null) return found;
  for (const [seat, code] of Object.entries(stored)) if (typeof code === 'string') found[Number(seat)] = code;
  return found;
}

/** The code of the invitation to one seat, if this window knows it. */
export function useInvite(match: string, seat: number): string | undefined {
  useStore(remembered);
  return rememberedInvites(match)[seat];
}

/** The code stands behind the hash: it never reaches a log. */
export const inviteLink = (match: string, code: string): string => `${location.origin}/join/${match}#${code}`;
