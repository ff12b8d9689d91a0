#!/usr/bin/env node
import { hash } from 'node:crypto';
import { bringSha256 } from '@veilhall/engine';
import { EXIT } from './fault.ts';
import { run } from './run.ts';

bringSha256((text) => hash('sha256', text));
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});
process.exitCode = await run(process.argv);
