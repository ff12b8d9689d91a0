/** The server cannot start: what is wrong in one sentence, and what to do about it. */
export class StartError extends Error {
  readonly advice: string;
  constructor(message: string, advice: string) {
    super(message);
    this.name = 'StartError';
    this.advice = advice;
  }
}
