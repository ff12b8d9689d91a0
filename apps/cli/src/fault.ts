/** Exit codes: 0 all is well, 1 a failure was found, 2 the command cannot be meant like this, 130 it was stopped. */
export const EXIT = { ok: 0, failure: 1, usage: 2, stopped: 130 } as const;

/** Ends the command with one sentence instead of a stack trace. */
export class Fault extends Error {
  readonly kind: 'usage' | 'failure';
  constructor(message: string, kind: 'usage' | 'failure' = 'failure') {
    super(message);
    this.kind = kind;
  }
}
