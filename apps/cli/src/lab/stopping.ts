import { EXIT } from '../fault.ts';

export interface Stopping extends Disposable {
  readonly signal: AbortSignal;
  /** The command's exit code, unless it was stopped. */
  exit(code: number): number;
}

/** Ctrl-C once: no further game is begun, and what there is is kept and shown. Twice: at once. */
export function stopping(): Stopping {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.stopped);
    process.stderr.write('\nstopping after the games under way; once more stops at once\n');
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    exit: (code) => (controller.signal.aborted ? EXIT.stopped : code),
    [Symbol.dispose]() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
