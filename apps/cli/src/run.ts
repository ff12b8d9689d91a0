import { inspect } from 'node:util';
import { UnknownBot } from '@veilhall/bots';
import { MatchError, PackError } from '@veilhall/engine';
import { CommanderError } from 'commander';
import { EXIT, Fault } from './fault.ts';
import { program } from './program.ts';

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    return await program(argv);
  } catch (error) {
    return report(error);
  }
}

/** One sentence for what a person can mend; a stack trace only for what is our own fault. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const known = error instanceof MatchError || error instanceof PackError || error instanceof UnknownBot;
  if (!known && !(error instanceof Fault)) {
    process.stderr.write(`${inspect(error)}\n`);
    return EXIT.failure;
  }
  process.stderr.write(`veilhall: ${error.message}\n`);
  return error instanceof Fault && error.kind === 'failure' ? EXIT.failure : EXIT.usage;
}
