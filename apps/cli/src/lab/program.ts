import { type SeedSet, seedIn } from '@veilhall/lab/seeds';
import { type Command, Option } from 'commander';
import { list, wholeNumber } from '../arguments.ts';
import { Fault } from '../fault.ts';
import { matchFlags } from '../match-flags.ts';
import { shard, twoNumbers } from './flags.ts';

const MANY = 10_000_000;

type Ends = (code: Promise<number>) => Promise<void>;

/** The commands that let bots play many games. */
export function labCommands(root: Command, ends: Ends): void {
  const command = (name: string, what: string, games: number, seeds: SeedSet): Command =>
    labFlags(root.command(name).argument('<game>').description(what), games, seeds);

  command('simulate', 'let bots play many games', 1000, 'tune')
    .option('--watch <asks>', 'count the picks of these prompts', list)
    .option('--out <file>', 'keep every game as a line of JSON; a run that was stopped goes on where it was')
    .option('--shard <i/n>', 'only every nth game, from the ith, for n machines', shard)
    .addOption(randomise())
    .action((game, flags) => ends(import('../commands/simulate.ts').then((c) => c.simulateCommand(game, flags))));

  command('cards', 'what became of every card, and of every choice between cards', 1000, 'tune')
    .option('--from <files>', 'read these files of simulate --out instead of playing', list)
    .addOption(new Option('--csv <table>', 'as CSV').choices(['cards', 'choices']).conflicts('json'))
    .addOption(randomise())
    .action((game, flags) => ends(import('../commands/cards.ts').then((c) => c.cardsCommand(game, flags))));

  command('ladder', 'compare bots on the same deals', 400, 'tune')
    .option('--versus', 'at one table, seats swapped, instead of each on its own')
    .option('--elo <a,b>', 'stop as soon as it is known which is nearer the truth', twoNumbers('--elo'))
    .action((game, flags) => ends(import('../commands/ladder.ts').then((c) => c.ladderCommand(game, flags))));

  command('fit', 'learn what positions and choices are worth, and keep it if it plays better', 2000, 'tune')
    .option('--out <file>', 'where the games are kept; a run that was stopped goes on (default: data/fit/<game>.jsonl)')
    .option(
      '--gate <seed>',
      'the deals on which it has to beat the present value',
      (seed) => seedIn('gate', seed),
      'gate/1',
    )
    .option('--deals <n>', 'those deals at most', wholeNumber('--deals', 1, MANY), 400)
    .option('--elo <a,b>', 'what the test decides between', twoNumbers('--elo'), [0, 50])
    .option('--hold <a,b>', 'the same in the hands of a stronger bot', twoNumbers('--hold'), [-30, 20])
    .option('--to <folder>', 'where value.gen.json and choices.gen.json are (default: the game’s bot)')
    .option('--check', 'only say whether those files are of the present rules and cards')
    .action((game, flags) => ends(import('../commands/fit.ts').then((c) => c.fitCommand(game, flags))));

  command('compare', 'play the same deals without and with a pack', 400, 'tune').action((game, flags) =>
    ends(import('../commands/compare.ts').then((c) => c.compareCommand(game, flags))),
  );

  command('sweep', 'play the same deals with one number at each value of a range', 400, 'tune')
    .requiredOption('--vary <path>', "a card's number (memories/memory-salt/combine) or an option (options/vignette)")
    .requiredOption('--range <a,b>', 'from here to there', twoNumbers('--range'))
    .option('--step <n>', 'in steps of', step, 1)
    .action((game, flags) => ends(import('../commands/sweep.ts').then((c) => c.sweepCommand(game, flags))));

  command('balance', "measure a game's balance table", 400, 'report')
    .option('--only <ids>', 'these settings, and those they are compared to', list)
    .action((game, flags) => ends(import('../commands/balance.ts').then((c) => c.balanceCommand(game, flags))));

  command('report', "draw a game's balance table as one page", 200, 'report')
    .option('--only <ids>', 'these settings, and those they are compared to', list)
    .option('--out <file>', 'where to write the page (default: data/report/<game>.html)')
    .action((game, flags) => ends(import('../commands/report.ts').then((c) => c.reportCommand(game, flags))));
}

const randomise = (): Option =>
  new Option(
    '--randomise <what>',
    'make the choices that the game names at random, to learn what each is worth',
  ).choices(['choices']);

function step(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Fault(`--step is a number above 0, not '${text}'`, 'usage');
  return value;
}

function labFlags(command: Command, games: number, seeds: SeedSet): Command {
  const withSet = (seed: string): string => seedIn(seeds, seed);
  return matchFlags(command)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, MANY), games)
    .option(
      '--seed <text>',
      'the same seed gives the same games; tune/1, gate/1 and report/1 share none',
      withSet,
      withSet('1'),
    )
    .option('--bots <ids>', 'one per seat, or fewer to be repeated', list)
    .option(
      '--iterations <n>',
      'how long bots that search may search; 0 leaves them their first impression',
      wholeNumber('--iterations', 0, MANY),
    )
    .option('--workers <n>', 'threads (default: one per core when games are many)', wholeNumber('--workers', 1, 256))
    .option('--audit [n]', 'audit after every n decisions, or after each', wholeNumber('--audit', 1, MANY))
    .option('--json', 'one JSON object on the last line');
}
