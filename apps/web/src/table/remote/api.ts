import type { ErrorResponse, RouteAnswer, RouteBody, RouteName, RouteQuery } from '@veilhall/protocol';
import { settings } from '../../settings/settings.ts';
import { TableError } from '../table.ts';

/** Method and path of the endpoints the page uses; what goes in and out is typed by the protocol. */
const ENDPOINTS = {
  health: ['GET', '/api/health'],
  signIn: ['POST', '/api/me'],
  statistics: ['GET', '/api/me/statistics'],
  listMatches: ['GET', '/api/matches'],
  createMatch: ['POST', '/api/matches'],
  importMatch: ['POST', '/api/matches/import'],
  match: ['GET', '/api/matches/:id'],
  changeMatch: ['PATCH', '/api/matches/:id'],
  deleteMatch: ['DELETE', '/api/matches/:id'],
  invitation: ['POST', '/api/matches/:id/invitation'],
  hint: ['POST', '/api/matches/:id/hint'],
  join: ['POST', '/api/matches/:id/join'],
  start: ['POST', '/api/matches/:id/start'],
  leave: ['POST', '/api/matches/:id/leave'],
  takeBack: ['POST', '/api/matches/:id/return'],
  nudge: ['POST', '/api/matches/:id/nudge'],
  changeSeat: ['POST', '/api/matches/:id/seats'],
  createInvite: ['POST', '/api/matches/:id/invites'],
  fork: ['POST', '/api/matches/:id/fork'],
  journal: ['GET', '/api/matches/:id/journal'],
  history: ['GET', '/api/matches/:id/history'],
  log: ['GET', '/api/matches/:id/log'],
  content: ['GET', '/api/matches/:id/content'],
  readChat: ['GET', '/api/matches/:id/chat'],
} as const satisfies Partial<Record<RouteName, readonly [string, string]>>;

type Endpoint = keyof typeof ENDPOINTS;

interface Asking<N extends Endpoint> {
  readonly id?: string;
  readonly body?: RouteBody<N>;
  readonly query?: RouteQuery<N>;
}

/** One request to the server this page came from. */
export async function ask<N extends Endpoint>(name: N, { id, body, query }: Asking<N> = {}): Promise<RouteAnswer<N>> {
  const [method, path] = ENDPOINTS[name];
  const url = new URL(path.replace(':id', id ?? ''), location.origin);
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value));
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await fetch(url, init).catch(() => {
    throw new TableError('offline', 'The server does not answer.');
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new TableError('offline', 'There is no Veilhall server behind this page.');
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw refusal(answer);
  // The server checks what it sends by the protocol's own schemas.
  return answer as RouteAnswer<N>;
}

function refusal(answer: unknown): TableError {
  const { error } = answer as ErrorResponse;
  return new TableError(error?.code ?? 'internal', error?.message ?? 'The server could not do that.');
}

let signedIn: Promise<void> | undefined;

const KNOWN = 'veilhall.guest';

/** Whether this device has ever been a guest of the server: whoever plays alone never asks it anything. */
export const isGuest = (): boolean => localStorage.getItem(KNOWN) !== null;

/** Becomes a guest of the server, once; the cookie keeps it. */
export function signIn(): Promise<void> {
  signedIn ??= ask('signIn', { body: settings.get().name ? { name: settings.get().name } : {} }).then(
    () => localStorage.setItem(KNOWN, 'yes'),
    (error: unknown) => {
      signedIn = undefined;
      throw error;
    },
  );
  return signedIn;
}
