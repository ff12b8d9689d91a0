import { MatchError, Refused } from '@veilhall/engine';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@veilhall/protocol';
import { z } from 'zod';
import { Conflict, StorageError } from './store/store.ts';

/** The server says no: a code for programs, a sentence for people. */
export class Denied extends Error {
  readonly code: ErrorCode;
  readonly seq: number | undefined;
  constructor(code: ErrorCode, message: string, seq?: number) {
    super(message);
    this.name = 'Denied';
    this.code = code;
    this.seq = seq;
  }
}

export const tooFast = (): Denied => new Denied('too-fast', 'Too much at once; wait a moment.');

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

/** What a client is told about an error; only foreseen ones are described. */
export function errorBodyOf(error: unknown): ErrorBody {
  if (error instanceof Denied) {
    const { code, message, seq } = error;
    return { code, message, ...(seq !== undefined && { seq }) };
  }
  if (error instanceof Refused || error instanceof MatchError) return { code: error.code, message: error.message };
  if (error instanceof z.ZodError) return { code: 'bad-request', message: z.prettifyError(error) };
  if (error instanceof StorageError) return { code: 'storage', message: `Nothing was changed: ${error.message}.` };
  if (error instanceof Conflict) return { code: 'storage', message: 'Somebody else was faster; try again.' };
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return { code: 'too-large', message: 'This is more than the server takes at once.' };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { code: 'bad-request', message: (error as Error).message };
  return { code: 'internal', message: 'Something went wrong on the server.' };
}

/** For errors that cross a thread, where only the name of the class survives. */
export function denialFrom(code: string, message: string): Denied {
  return new Denied(isCode(code) ? code : 'internal', message);
}
