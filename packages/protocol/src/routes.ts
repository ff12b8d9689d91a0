import { journalSchema } from '@veilhall/engine';
import { type ZodObject, type ZodType, z } from 'zod';
import type { ErrorCode } from './errors.ts';
import * as m from './matches.ts';
import { matchResult } from './statistics.ts';
import { displayName, matchId, secret } from './words.ts';

/** One HTTP endpoint. The server checks requests by it, OpenAPI is generated from it, clients take their types from it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:id` for the match. */
  readonly path: string;
  readonly summary: string;
  /** Who may ask: anybody, a player (a guest, or a seat token for its own seat), or a guest in person. */
  readonly who: 'anybody' | 'player' | 'guest';
  readonly query?: ZodObject;
  readonly body?: ZodType;
  readonly answer: ZodType;
  readonly status?: 200 | 201;
  /** The same answer comes with this status while the server cannot store anything. */
  readonly faultStatus?: 503;
  readonly setsCookie?: true;
  /** Bytes a body may have; `BODY_LIMIT` unless told. */
  readonly bodyLimit?: number;
  /** Why this route in particular says no; `refusalsOf` adds what follows from the fields above. */
  readonly refuses?: readonly ErrorCode[];
}

export const BODY_LIMIT = 16_384;

/** Every reason the server may give for saying no to this route. */
export function refusalsOf(route: Route): ReadonlySet<ErrorCode> {
  const codes = new Set<ErrorCode>(['too-fast', 'storage', 'internal', ...(route.refuses ?? [])]);
  const ofMatch = route.path.includes(':id');
  if (route.body || route.query || ofMatch) codes.add('bad-request');
  if (ofMatch) codes.add('not-found');
  if (route.method !== 'GET') codes.add('wrong-origin').add('too-large');
  if (route.who !== 'anybody') codes.add('not-signed-in');
  if (route.who === 'guest') codes.add('forbidden');
  return codes;
}

const route = <const R extends Route>(r: R): R => r;
export const done = z.strictObject({ ok: z.literal(true) });

export const matchParams = z.strictObject({ id: matchId });

export const routes = {
  health: route({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server can take picks.',
    who: 'anybody',
    answer: z.strictObject({
      ok: z.boolean(),
      version: z.string(),
      uptimeSeconds: z.number(),
      why: z.string().optional(),
    }),
    faultStatus: 503,
  }),
  games: route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their options and their bots.',
    who: 'anybody',
    answer: z.strictObject({ games: z.array(m.gameInfo) }),
  }),
  me: route({
    method: 'GET',
    path: '/api/me',
    summary: 'The guest behind this cookie or token.',
    who: 'guest',
    answer: z.strictObject({ guest: m.guest }),
  }),
  signIn: route({
    method: 'POST',
    path: '/api/me',
    summary:
      'Become a guest: the one of the cookie, the one of a token from another device, or a new one. Sets the cookie.',
    who: 'anybody',
    body: z.strictObject({ name: displayName.optional(), token: secret.optional() }),
    answer: z.strictObject({ guest: m.guest }),
    setsCookie: true,
    refuses: ['not-signed-in', 'forbidden'],
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my name.',
    who: 'guest',
    body: z.strictObject({ name: displayName }),
    answer: z.strictObject({ guest: m.guest }),
  }),
  statistics: route({
    method: 'GET',
    path: '/api/me/statistics',
    summary: 'My dealt matches that were played to their end here, the latest first, up to 1000.',
    who: 'guest',
    answer: z.strictObject({ results: z.array(matchResult) }),
  }),
  createToken: route({
    method: 'POST',
    path: '/api/tokens',
    summary: 'A bearer token for scripts or another device: of the guest who asks, or of a new guest. Shown once.',
    who: 'anybody',
    body: z.strictObject({ name: displayName.optional() }),
    answer: z.strictObject({ guest: m.guest, token: secret }),
    status: 201,
    refuses: ['forbidden'],
  }),
  listMatches: route({
    method: 'GET',
    path: '/api/matches',
    summary: 'My matches, the latest first.',
    who: 'guest',
    answer: z.strictObject({ matches: z.array(m.matchSummary) }),
  }),
  createMatch: route({
    method: 'POST',
    path: '/api/matches',
    summary: 'Create a match. It is dealt at once, unless a seat is open or `hold` is set.',
    who: 'guest',
    body: m.createMatchBody,
    answer: m.matchTaken,
    status: 201,
    bodyLimit: 1_000_000,
    refuses: ['unknown-game', 'unknown-bot', 'bad-seats', 'bad-options', 'bad-pack', 'bad-deal'],
  }),
  importMatch: route({
    method: 'POST',
    path: '/api/matches/import',
    summary: 'Create a match from a journal with its seed, or from a position.',
    who: 'guest',
    body: m.importBody,
    answer: m.matchTaken,
    status: 201,
    bodyLimit: 8_000_000,
    refuses: [
      'unknown-game',
      'unknown-bot',
      'bad-seats',
      'bad-options',
      'bad-pack',
      'bad-deal',
      'bad-journal',
      'bad-position',
      'no-seed',
      'rules-changed',
    ],
  }),
  match: route({
    method: 'GET',
    path: '/api/matches/:id',
    summary: 'The match as I see it: from my seat, or as a spectator.',
    who: 'anybody',
    query: m.viewQuery,
    answer: m.matchView,
    refuses: ['not-signed-in', 'not-your-seat'],
  }),
  changeMatch: route({
    method: 'PATCH',
    path: '/api/matches/:id',
    summary: 'Rename the match, change how it is run, or what is to be dealt. For its host.',
    who: 'guest',
    body: m.changeMatchBody,
    answer: m.matchView,
    refuses: ['not-the-host', 'already-started', 'bad-options', 'bad-seats', 'bad-deal', 'bad-pack'],
  }),
  deleteMatch: route({
    method: 'DELETE',
    path: '/api/matches/:id',
    summary: 'Delete the match for everybody. For its host.',
    who: 'guest',
    answer: done,
    refuses: ['not-the-host'],
  }),
  choose: route({
    method: 'POST',
    path: '/api/matches/:id/choices',
    summary:
      'Pick an option of my prompt, or a run of options. Answered when it is durable; the same key is never applied twice.',
    who: 'player',
    body: m.choiceBody,
    answer: m.choiceAnswer,
    refuses: [
      'not-your-seat',
      'not-started',
      'finished',
      'stale',
      'not-your-turn',
      'not-an-option',
      'run-broken',
      'journal-full',
      'quarantined',
    ],
  }),
  undo: route({
    method: 'POST',
    path: '/api/matches/:id/undo',
    summary: 'Take back my last pick, where nothing was revealed since.',
    who: 'player',
    body: m.undoBody,
    answer: m.choiceAnswer,
    refuses: ['not-your-seat', 'not-started', 'stale', 'nothing-to-undo', 'cannot-undo', 'journal-full', 'quarantined'],
  }),
  invitation: route({
    method: 'POST',
    path: '/api/matches/:id/invitation',
    summary: 'What an invitation is for: game, host, seats and options. Takes nothing.',
    who: 'anybody',
    body: m.invitationBody,
    answer: m.invitation,
    refuses: ['bad-invite', 'cancelled'],
  }),
  hint: route({
    method: 'POST',
    path: '/api/matches/:id/hint',
    summary: 'What the adept would pick at my seat, from what the seat knows. One thought at a time.',
    who: 'player',
    body: m.hintBody,
    answer: m.hintAnswer,
    refuses: ['not-your-seat', 'no-hints', 'not-started', 'stale', 'not-your-turn', 'quarantined'],
  }),
  join: route({
    method: 'POST',
    path: '/api/matches/:id/join',
    summary: 'Take the seat an invitation is for.',
    who: 'guest',
    body: m.joinBody,
    answer: m.matchTaken,
    refuses: ['bad-invite', 'others-play'],
  }),
  start: route({
    method: 'POST',
    path: '/api/matches/:id/start',
    summary: 'Deal a match that is held in the lobby. For its host; every seat must be taken.',
    who: 'guest',
    body: m.startBody,
    answer: m.matchView,
    refuses: ['not-the-host', 'already-started', 'bad-seats'],
  }),
  leave: route({
    method: 'POST',
    path: '/api/matches/:id/leave',
    summary:
      'Give up my seat (all my seats unless one is named). While the match runs a bot plays on, and only I can take the seat back; otherwise it becomes open.',
    who: 'guest',
    body: m.leaveBody,
    answer: done,
    refuses: ['not-your-seat', 'unknown-bot'],
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/matches/:id/return',
    summary: 'Take back the seats that bots play on for me since I left.',
    who: 'guest',
    answer: m.matchTaken,
    refuses: ['not-your-seat'],
  }),
  nudge: route({
    method: 'POST',
    path: '/api/matches/:id/nudge',
    summary: 'Remind a seat that lets everybody wait, once a minute at most. For those who sit at the match.',
    who: 'player',
    body: m.nudgeBody,
    answer: m.nudgeAnswer,
    refuses: ['not-your-seat', 'no-such-seat', 'not-waiting'],
  }),
  changeSeat: route({
    method: 'POST',
    path: '/api/matches/:id/seats',
    summary: 'Put a bot on an open seat, open a seat, or sit down there myself. For the host.',
    who: 'guest',
    body: m.changeSeatBody,
    answer: m.matchTaken,
    refuses: ['not-the-host', 'no-such-seat', 'seat-taken', 'others-play', 'unknown-bot'],
  }),
  createInvite: route({
    method: 'POST',
    path: '/api/matches/:id/invites',
    summary: 'A fresh invitation to one open seat; the seat’s earlier one stops working. For the host.',
    who: 'guest',
    body: m.inviteBody,
    answer: z.strictObject({ invite: m.invite }),
    status: 201,
    refuses: ['not-the-host', 'no-such-seat', 'seat-taken'],
  }),
  fork: route({
    method: 'POST',
    path: '/api/matches/:id/fork',
    summary:
      'A match of my own that goes on from a moment of this one: a finished one, or one where I am the only human.',
    who: 'guest',
    body: m.forkBody,
    answer: m.matchTaken,
    status: 201,
    refuses: ['still-playing', 'not-started', 'quarantined'],
  }),
  journal: route({
    method: 'GET',
    path: '/api/matches/:id/journal',
    summary: 'The whole match as a file, once it is over. Before that, what was committed to: neither seed nor picks.',
    who: 'anybody',
    answer: journalSchema,
    refuses: ['not-started', 'quarantined'],
  }),
  history: route({
    method: 'GET',
    path: '/api/matches/:id/history',
    summary: 'The match as it was after entry `seq`, cut for me; from any seat once it is over.',
    who: 'anybody',
    query: m.historyQuery,
    answer: m.historyView,
    refuses: ['not-signed-in', 'not-your-seat', 'no-such-seat', 'not-started', 'quarantined'],
  }),
  log: route({
    method: 'GET',
    path: '/api/matches/:id/log',
    summary: 'What happened, cut for me.',
    who: 'anybody',
    query: m.logQuery,
    answer: m.logView,
    refuses: ['not-signed-in', 'not-your-seat', 'no-such-seat', 'not-started', 'quarantined'],
  }),
  content: route({
    method: 'GET',
    path: '/api/matches/:id/content',
    summary: 'The cards this match is played with, those of its packs included.',
    who: 'anybody',
    answer: m.contentView,
    refuses: ['not-started', 'quarantined'],
  }),
  readChat: route({
    method: 'GET',
    path: '/api/matches/:id/chat',
    summary: 'The last 200 messages.',
    who: 'anybody',
    answer: m.chatView,
  }),
  say: route({
    method: 'POST',
    path: '/api/matches/:id/chat',
    summary: 'Say something to everybody at this match.',
    who: 'player',
    body: m.chatBody,
    answer: z.strictObject({ message: m.chatMessage }),
    status: 201,
  }),
} as const;

export type RouteName = keyof typeof routes;
export type RouteBody<N extends RouteName> = (typeof routes)[N] extends { body: infer B extends ZodType }
  ? z.infer<B>
  : undefined;
export type RouteQuery<N extends RouteName> = (typeof routes)[N] extends { query: infer Q extends ZodType }
  ? z.infer<Q>
  : undefined;
export type RouteAnswer<N extends RouteName> = z.infer<(typeof routes)[N]['answer']>;
