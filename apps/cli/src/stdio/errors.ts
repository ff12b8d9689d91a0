import { MatchError, Refused } from '@veilhall/engine';
import { UnknownGame } from '../games.ts';

/** What is wrong with a request, as a word for programs and a sentence for people. */
export class DeskError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The answer to a request that cannot be served. */
export function refusal(id: unknown, error: unknown): string {
  const answer = { id: id ?? null, ok: false, error: { code: codeOf(error), message: messageOf(error) } };
  try {
    return JSON.stringify(answer);
  } catch {
    // An id nested so deeply that it can be read and not written.
    return JSON.stringify({ ...answer, id: null });
  }
}

export const tooLong = (most: number): string =>
  refusal(null, new DeskError('too-long', `a line may have ${most} bytes at most`));

function codeOf(error: unknown): string {
  if (error instanceof MatchError || error instanceof Refused || error instanceof DeskError) return error.code;
  if (error instanceof UnknownGame) return 'unknown-game';
  if (error instanceof RangeError) return 'bad-request';
  return 'internal';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
