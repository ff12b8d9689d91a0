#!/usr/bin/env node
import { hash } from 'node:crypto';
import { UnknownBot } from '@veilhall/bots';
import { bringSha256, MatchError, PackError } from '@veilhall/engine';
import { CommanderError } from 'commander';
import { EXIT, Fault } from './fault.ts';
import { program } from './program.ts';

/** One sentence for what a person can mend; a stack trace only for what is our own fault. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const known = error instanceof MatchError || error instanceof PackError || error instanceof UnknownBot;
  if (!known && !(error instanceof Fault)) {
    console.error(error);
    return EXIT.failure;
  }
  console.error(`veilhall: ${error.message}`);
  return error instanceof Fault && error.kind === 'failure' ? EXIT.failure : EXIT.usage;
}

bringSha256((text) => hash('sha256', text));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});
try {
  process.exitCode = await program(process.argv);
} catch (error) {
  process.exitCode = report(error);
}
