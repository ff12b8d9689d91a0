import type { Command } from 'commander';
import { packFile, parseJson, wholeNumber } from './arguments.ts';

/** What every command takes that starts games. */
export function matchFlags(command: Command): Command {
  return command
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1, 16))
    .option('--options <json>', "the game's options as JSON", parseJson('--options'))
    .option('--pack <file>', 'play with this pack of homebrew cards; may be repeated', packFile);
}
