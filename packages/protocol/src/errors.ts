import { z } from 'zod';
import { seq } from './words.ts';

/** Every reason the server gives for saying no, and the HTTP status that goes with it. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-deal': 400,
  'bad-pack': 400,
  'bad-position': 400,
  'bad-journal': 400,
  'unknown-game': 400,
  'unknown-bot': 400,
  'no-such-seat': 400,
  'no-seed': 400,
  'rules-changed': 409,
  'not-signed-in': 401,
  forbidden: 403,
  'wrong-origin': 403,
  'not-your-seat': 403,
  'not-the-host': 403,
  'bad-invite': 403,
  cancelled: 410,
  'no-hints': 403,
  'not-found': 404,
  'seat-taken': 409,
  'not-started': 409,
  'already-started': 409,
  finished: 409,
  stale: 409,
  'not-your-turn': 409,
  'not-an-option': 409,
  'run-broken': 409,
  'nothing-to-undo': 409,
  'cannot-undo': 409,
  'journal-full': 409,
  'others-play': 409,
  'still-playing': 409,
  'not-waiting': 409,
  'too-large': 413,
  'too-fast': 429,
  quarantined: 503,
  storage: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.strictObject({
  code: z.enum(codes),
  /** One sentence a person can act on. */
  message: z.string(),
  /** For `stale`: where the match stands now. */
  seq: seq.optional(),
});
export const errorResponse = z.strictObject({ error: errorBody });

export type ErrorBody = z.infer<typeof errorBody>;
export type ErrorResponse = z.infer<typeof errorResponse>;
