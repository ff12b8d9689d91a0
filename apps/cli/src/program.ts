import { Command, Option } from 'commander';
import { list, packFile, wholeNumber } from './arguments.ts';
import { EXIT } from './fault.ts';
import { GAME_IDS } from './games.ts';
import { labCommands } from './lab/program.ts';
import { matchFlags } from './match-flags.ts';

const VERSION = '0.1.0';

/** Reads the command line and runs one command; each command's code is loaded only when it is called. */
export async function program(argv: readonly string[]): Promise<number> {
  let exit: number = EXIT.ok;
  const ends = (code: Promise<number>): Promise<void> =>
    code.then((value) => {
      exit = value;
    });
  const root = new Command('veilhall')
    .description(`One table for these games: ${GAME_IDS.join(', ')}.`)
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(veilhall help shows what there is)');

  matchFlags(root.command('play').argument('[game]').description('play in the terminal, alone, hot-seat or with bots'))
    .option(
      '--humans <n>',
      'how many seats are played by people, from seat 0 (default: all, or 1 with --bots)',
      wholeNumber('--humans', 0, 16),
    )
    .option('--bots <ids>', 'who plays the other seats: wisp, imp, shade, adept, warden', list)
    .option('--seed <text>', 'deal by this seed instead of a secret one')
    .option('--save <file>', 'where to keep the running game (default: data/play/<game>.json)')
    .option('--resume [file]', 'go on with a saved game')
    .action((game, flags) => ends(import('./commands/play.ts').then((command) => command.playCommand(game, flags))));

  labCommands(root, ends);

  root
    .command('serve')
    .description('serve the table, the API and live updates to browsers')
    .option('--port <n>', 'port to listen on (default: 4600)', wholeNumber('--port', 0, 65_535))
    .option('--host <address>', 'address to listen on (default: all)')
    .option('--data <dir>', 'folder for the database (default: ./data)')
    .option('--no-build', 'serve the app as it was last built')
    .action((flags) => ends(import('./commands/serve.ts').then((c) => c.serveCommand(flags))));

  root
    .command('replay')
    .argument('<journal>', 'a journal or a save of play')
    .description('walk through a recorded game')
    .option('--at <n>', 'show the table after entry n', wholeNumber('--at', 0, 100_000))
    .option('--seat <n>', 'through the eyes of this seat (default: the spectator)', wholeNumber('--seat', 0, 15))
    .option('--json', 'one JSON object per entry')
    .action((path, flags) => ends(import('./commands/replay.ts').then((c) => c.replayCommand(path, flags))));

  root
    .command('verify')
    .argument('<journal>', 'a journal or a save of play')
    .description('prove that a recorded game was dealt and played as it says')
    .option('--json', 'one JSON object')
    .action((path, flags) => ends(import('./commands/verify.ts').then((c) => c.verifyCommand(path, flags))));

  root
    .command('content')
    .argument('<game>')
    .description('list, show and check cards')
    .addOption(new Option('--list', 'all cards (the default)').conflicts(['show', 'check']))
    .addOption(new Option('--show <card>', 'one card, by id or name').conflicts('check'))
    .option('--check <file>', 'find the faults of a pack of homebrew cards')
    .option('--pack <file>', 'with the cards of this pack; may be repeated', packFile)
    .option('--json', 'one JSON object')
    .action((game, flags) => ends(import('./commands/content.ts').then((c) => c.contentCommand(game, flags))));

  root
    .command('stdio')
    .description('serve JSON lines on stdin and stdout')
    .action(() => ends(import('./commands/stdio.ts').then((c) => c.stdioCommand())));

  root
    .command('doctor')
    .description('check that everything works here')
    .option('--json', 'one JSON object')
    .action((flags) => ends(import('./commands/doctor.ts').then((c) => c.doctorCommand(flags))));

  await root.parseAsync(argv);
  return exit;
}
