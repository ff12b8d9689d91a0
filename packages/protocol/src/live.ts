import { z } from 'zod';
import { errorBody } from './errors.ts';
import { chatMessage, choiceBody, guest, matchSummary, presence, undoBody } from './matches.ts';
import { logEntry, lookView } from './views.ts';
import { chatText, matchId, seat, seq, viewer } from './words.ts';

export const PROTOCOL_VERSION = 2;

/** Chosen by the client; the answer carries it back. */
const requestId = z
  .int()
  .min(0)
  .max(2 ** 31);

/** What a client may say on `/api/live`. */
export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Follow a match. `since` is the last moment this client has shown: the first update then carries what happened
   * after it. Without `since` it carries no entries, only the look of things as they stand. A second `watch` of the same match
   * replaces the first.
   */
  z.strictObject({
    type: z.literal('watch'),
    id: requestId,
    match: matchId,
    as: viewer.optional(),
    since: seq.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), id: requestId, match: matchId }),
  z.strictObject({ type: z.literal('choose'), id: requestId, match: matchId, ...choiceBody.shape }),
  z.strictObject({ type: z.literal('undo'), id: requestId, match: matchId, ...undoBody.shape }),
  z.strictObject({ type: z.literal('chat'), id: requestId, match: matchId, text: chatText }),
  z.strictObject({ type: z.literal('ping'), id: requestId }),
]);

export const helloMessage = z.strictObject({
  type: z.literal('hello'),
  protocol: z.literal(PROTOCOL_VERSION),
  /** Absent for a visitor without a cookie or token, who may only watch. */
  guest: guest.optional(),
  /** The server closes a connection it has not heard from for twice this long; `ping` counts. */
  heartbeatMs: z.int(),
});

/** Entries `since + 1` to `seq`, and what is seen after the last of them. Sent only when all of it is durable. */
export const updateMessage = z.strictObject({
  type: z.literal('update'),
  match: matchId,
  since: seq,
  seq,
  entries: z.array(logEntry),
  look: lookView,
});

/** What a server says on `/api/live`. */
export const serverMessage = z.discriminatedUnion('type', [
  helloMessage,
  updateMessage,
  /** Name, seats or status changed; also the first answer to `watch`. */
  z.strictObject({ type: z.literal('match'), match: matchSummary }),
  z.strictObject({ type: z.literal('presence'), match: matchId, presence }),
  z.strictObject({ type: z.literal('chat'), match: matchId, message: chatMessage }),
  /** Others wait for this seat, and `from` says so; sent to whoever holds it. */
  z.strictObject({ type: z.literal('nudge'), match: matchId, seat, from: z.string() }),
  /** The answer to `choose` and `undo`: the entry is durable and has this number. */
  z.strictObject({ type: z.literal('accepted'), id: requestId, match: matchId, seq }),
  /** The answer to everything else that went well. */
  z.strictObject({ type: z.literal('done'), id: requestId }),
  z.strictObject({ type: z.literal('error'), id: requestId.optional(), match: matchId.optional(), error: errorBody }),
  /** The match was deleted, or this guest may no longer watch it. */
  z.strictObject({ type: z.literal('gone'), match: matchId }),
]);

/** Codes the server closes a connection with; after the first three a client should reconnect and resume. */
export const CLOSE = { restart: 1012, tooSlow: 4000, silent: 4001, tooFast: 4002, malformed: 4003 } as const;

export type ClientMessage = z.infer<typeof clientMessage>;
export type ServerMessage = z.infer<typeof serverMessage>;
export type UpdateMessage = z.infer<typeof updateMessage>;
