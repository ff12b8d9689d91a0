import {
  type AnyGame,
  canonical,
  type Event,
  factsFor,
  fastRng,
  type GameState,
  hashOf,
  promptData,
} from '@veilhall/engine';
import { viewers } from './contract/trial.ts';
import { type Chooser, greedyPick, type Pick, randomPick, type Setup, start } from './walk.ts';

/** A whole game as it was once played: the same picks must offer, tell and end the same for as long as rules and cards are the same. */
export interface Golden {
  readonly game: string;
  readonly rules: string;
  /** Hash of the cards it was played with. */
  readonly content: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** "seat option", one per pick. */
  readonly picks: readonly string[];
  /** Six hex digits per moment: what everybody was asked and told. */
  readonly trace: string;
  readonly outcome: unknown;
}

const DIGITS = 6;

/** What everybody is asked and told at one moment, in a few digits. Which things an option lies on is for screens, no rule. */
function moment(game: AnyGame, state: GameState, setup: Setup, events: readonly Event[]): string {
  const facts = viewers(setup).map((who) => factsFor(events, who));
  const prompts = game.prompts(state).map((prompt) => {
    const { options, ...asked } = promptData(prompt);
    return { ...asked, options: options.map(({ on: _, ...meant }) => meant) };
  });
  return hashOf({ prompts, facts }).slice(0, DIGITS);
}

/** Plays and writes down. */
function recordGolden(game: AnyGame, setup: Setup, seed: string, choose: Chooser): Golden {
  const state = start(game, setup, fastRng(seed));
  const chance = fastRng(`${seed} picks`);
  const picks: string[] = [];
  let trace = moment(game, state, setup, []);
  for (let prompts = game.prompts(state); prompts.length > 0; prompts = game.prompts(state)) {
    const { seat, option } = choose(game, state, prompts, chance);
    picks.push(`${seat} ${option}`);
    trace += moment(game, state, setup, game.apply(state, seat, option));
  }
  const options = setup.options ?? {};
  return {
    game: game.id,
    rules: game.rules,
    content: game.content.hash,
    seats: setup.seats,
    options,
    seed,
    picks,
    trace,
    outcome: game.outcome(state),
  };
}

/** A few games of each set-up, by players of both kinds; the same ones every time. */
export function goldenGames(game: AnyGame, setups: readonly Setup[]): Golden[] {
  return setups.map((setup, i) =>
    recordGolden(game, setup, `golden ${setup.name}`, i % 2 === 0 ? greedyPick : randomPick),
  );
}

/** Where the game no longer goes as it was written down; nothing when it does. */
export function goldenFault(game: AnyGame, golden: Golden): string | undefined {
  if (game.rules !== golden.rules)
    return `it was played under rules ${golden.rules}, not ${game.rules}: npm run golden`;
  if (game.content.hash !== golden.content) return 'it was played with other cards: npm run golden';
  const setup: Setup = { name: golden.seed, seats: golden.seats, options: golden.options };
  const state = start(game, setup, fastRng(golden.seed));
  let events: readonly Event[] = [];
  for (let n = 0; n <= golden.picks.length; n++) {
    const told = golden.trace.slice(n * DIGITS, (n + 1) * DIGITS);
    if (moment(game, state, setup, events) !== told)
      return `after ${n} picks (${golden.picks[n - 1] ?? 'the deal'}) it asks or tells something else`;
    const pick = golden.picks[n];
    if (pick !== undefined) events = applied(game, state, pickOf(pick));
  }
  return canonical(game.outcome(state)) === canonical(golden.outcome) ? undefined : 'it ends differently';
}

const applied = (game: AnyGame, state: GameState, { seat, option }: Pick): Event[] => game.apply(state, seat, option);

/** The file's own line, not an option's id, is taken apart here. */
function pickOf(line: string): Pick {
  const at = line.indexOf(' ');
  return { seat: Number(line.slice(0, at)), option: line.slice(at + 1) };
}
