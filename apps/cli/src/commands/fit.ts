import { setImmediate } from 'node:timers/promises';
import type { AnyGame, LearnedValue } from '@veilhall/engine';
import {
  type Accepted,
  acceptedOf,
  type ChoicesFile,
  type Contest,
  choiceTable,
  contest,
  type Job,
  learn,
  originOf,
  playKeeping,
  positionsOf,
  type Rung,
  staleness,
  tableOf,
  unknownFeatures,
  type ValueFile,
  valueFileOf,
  worthsOf,
} from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT, Fault } from '../fault.ts';
import { readJson, writeText } from '../files.ts';
import { listedGame } from '../games.ts';
import { jobOf, type LabFlags, runningOf } from '../lab/flags.ts';
import { gamesFrom, openGames } from '../lab/games-files.ts';
import { stopping } from '../lab/stopping.ts';
import { good, print, progress } from '../screen.ts';
import { showChoices, showContest, showLearned } from './fit-tables.ts';

export interface FitFlags extends LabFlags {
  readonly out?: string;
  /** Seed of the deals on which the new value has to beat the present one. */
  readonly gate: string;
  /** Those deals at most. */
  readonly deals: number;
  readonly elo: [number, number];
  /** What the test in a stronger bot's hands decides between. */
  readonly hold: [number, number];
  /** Folder of the files that are written. */
  readonly to?: string;
  readonly check?: boolean;
}

const folderOf = (id: string): string => new URL(`../../../../packages/games/${id}/src/bot`, import.meta.url).pathname;

/** Learns what positions and choices are worth from games of the best bot, and keeps it if it plays better. */
export async function fitCommand(id: string, flags: FitFlags): Promise<number> {
  const { practice } = (await listedGame(id).balance()).balance;
  const prepared = await prepare(id, { ...flags, ...(practice && { seats: practice.seats }) });
  const { game } = prepared;
  if (!practice || !game.hints?.features || !game.judgedBy)
    throw new Fault(`${game.title} has no features to learn from`, 'usage');
  const folder = flags.to ?? folderOf(id);
  if (flags.check) return check(folder, game);
  const { iterations = practice.iterations, bots = [...practice.bots] } = flags;
  const job: Job = {
    ...jobOf({ ...flags, iterations, bots, randomise: 'choices' }, prepared),
    read: true,
    practice: true,
    accidents: true,
  };
  using stop = stopping();
  const path = flags.out ?? `data/fit/${id}.jsonl`;
  await collect(job, path, flags, game, stop.signal);
  if (stop.signal.aborted) return stop.exit(EXIT.ok);

  const { played } = gamesFrom([path]);
  const origin = originOf(job, played.length, game);
  const choices: ChoicesFile = { ...origin, choices: worthsOf(choiceTable(played, true)) };
  writeText(`${folder}/choices.gen.json`, `${JSON.stringify(choices, null, 2)}\n`);
  showChoices(choices);

  const reading = progress('going through the games again', played.length);
  const positions = await positionsOf(await tableOf(job, game), played, breathing(reading.update));
  reading.end();
  const present = readJson(`${folder}/value.gen.json`) as LearnedValue;
  const learning = progress('fitting', 100);
  const learned = await learn(
    positions,
    game.hints.features,
    job.seed,
    breathing((done, of) => learning.update((100 * done) / of)),
  );
  learning.end();
  if (stop.signal.aborted) return stop.exit(EXIT.failure);
  showLearned(game.hints.features, learned);

  const values = { present, candidate: learned.value };
  const accepted: Accepted[] = [];
  for (const { at, elo } of gatesOf(job, flags, practice)) {
    const rung = await held(at, elo, values, flags, game, stop.signal);
    if (!rung?.separated) return stop.exit(EXIT.failure);
    accepted.push(acceptedOf(at, rung));
  }
  const file = valueFileOf(origin, positions.met.count, learned, accepted);
  writeText(`${folder}/value.gen.json`, `${JSON.stringify(file, null, 2)}\n`);
  print(good(`${folder}/value.gen.json is written.`));
  return stop.exit(EXIT.ok);
}

type Practising = NonNullable<Awaited<ReturnType<ReturnType<typeof listedGame>['balance']>>['balance']['practice']>;

interface Gate {
  readonly at: Job;
  readonly elo: [number, number];
}

/**
 * Tables as in practice, without accidents: nobody meets those. First in the hands of whoever practised, then in those of
 * a stronger bot, which judges other positions.
 */
function gatesOf(job: Job, { gate, elo, hold, bots }: FitFlags, { stronger }: Practising): Gate[] {
  const at: Job = { ...job, seed: gate, read: false, accidents: false };
  if (!stronger || bots) return [{ at, elo }];
  const { bot, iterations } = stronger;
  return [
    { at, elo },
    { at: { ...at, seed: `${gate}/${bot}`, bots: [bot], iterations }, elo: hold },
  ];
}

/** How the candidate did against the present value. */
async function held(
  at: Job,
  [elo0, elo1]: [number, number],
  values: Pick<Contest, 'present' | 'candidate'>,
  flags: FitFlags,
  game: AnyGame,
  signal: AbortSignal,
): Promise<Rung | undefined> {
  const deals = progress('against the present value', 2 * flags.deals);
  const plan: Contest = { ...values, games: flags.deals, test: { elo0, elo1 } };
  const rung = await contest(at, plan, runningOf(game, flags, deals, signal));
  deals.end();
  if (rung) showContest(rung, at.seed);
  return rung;
}

/** Plays what the file of games does not hold yet. */
async function collect(job: Job, path: string, flags: FitFlags, game: AnyGame, signal: AbortSignal): Promise<void> {
  const file = openGames(path, job, game);
  const bar = progress('collecting games', flags.games);
  await playKeeping(job, flags.games, runningOf(game, flags, bar, signal), { file });
  bar.end();
  file.close();
}

/** Lets a signal and the bar have their turn. */
function breathing<A extends readonly number[]>(update: (...args: A) => void): (...args: A) => Promise<void> {
  return (...args) => {
    update(...args);
    return setImmediate();
  };
}

/** Whether the files were made for the present rules and cards, and know the present features. */
function check(folder: string, game: AnyGame): number {
  const value = readJson(`${folder}/value.gen.json`) as ValueFile;
  const choices = readJson(`${folder}/choices.gen.json`) as ChoicesFile;
  const unknown = unknownFeatures(value, game);
  const faults = [
    ['value.gen.json', staleness(value, game)],
    ['value.gen.json', unknown.length > 0 ? `made with other features (${unknown.join(', ')})` : undefined],
    ['choices.gen.json', staleness(choices, game)],
  ].filter(([, why]) => why !== undefined);
  for (const [name, why] of faults) print(`${name}: ${why}; veilhall fit ${game.id} makes it again`);
  if (faults.length === 0) print(good('value.gen.json and choices.gen.json are of the present rules and cards'));
  return faults.length > 0 ? EXIT.failure : EXIT.ok;
}
