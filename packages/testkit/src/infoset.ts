import {
  type AnyGame,
  chanceUsed,
  cloneRng,
  type Event,
  factsFor,
  fastRng,
  type GameState,
  hashOf,
  type Json,
  Match,
  seedFrom,
  type Viewer,
} from '@veilhall/engine';
import type { ZodType } from 'zod';
import { barePrompts, viewers } from './contract/trial.ts';
import { goodnessOfFit } from './stats.ts';
import { type Chooser, type Moment, type Pick, randomPick, type Setup, walk } from './walk.ts';

/**
 * Nobody is sent anything that depends on what they may not know. The checks compare a state with re-deals of everything
 * a seat may not know (`determinize`): whatever that seat is sent must be the same to the byte.
 */

/** Places that one viewer cannot look into, with what lies there. */
export interface Secret {
  readonly name: string;
  readonly places: readonly Json[];
  /** Any arrangement over these places is equally likely, as far as the viewer can know. */
  readonly uniform?: true;
}

export interface InfoTrial {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  /** Everything a viewer may not know. Empty where all is open. */
  secrets(state: never, who: Viewer): readonly Secret[];
  /** A strict schema of views. */
  readonly view?: ZodType;
  /** Moments of the game that are looked at, spread over it. */
  readonly moments?: number;
  /** Re-deals per moment and seat. */
  readonly redeals?: number;
  readonly choose?: Chooser;
}

export type InfoCheck = (trial: InfoTrial) => string[];

/** What one viewer is sent of a state at rest. */
function sent(game: AnyGame, state: GameState, who: Viewer): string {
  const view = game.view(state, who);
  const prompts = barePrompts(game.prompts(state));
  const prompt = prompts.find(({ seat }) => seat === who);
  const refusals = who === 'spectator' ? [] : game.whyNot(state, who);
  return JSON.stringify({
    view,
    waiting: prompts.map(({ seat }) => seat),
    prompt,
    words: prompt && game.words.prompt(view, prompt),
    refusals,
    reasons: refusals.map((refusal) => game.words.refusal(view, refusal)),
    sketch: game.words.sketch(view),
    outcome: game.outcome(state) && game.words.outcome(view),
  });
}

const seatsOf = (setup: Setup): number[] => Array.from({ length: setup.seats }, (_, seat) => seat);
const secretsOf = (trial: InfoTrial, state: GameState, who: Viewer) => trial.secrets(state as never, who);

/** Moments of one game, spread over all of it. */
function moments(trial: InfoTrial): Moment[] {
  const { game, setup, seed, moments: wanted = 12, choose } = trial;
  const all: Moment[] = [];
  for (const moment of walk(game, setup, seed, choose ? { choose } : {})) {
    all.push({ ...moment, state: game.clone(moment.state), picks: [...moment.picks] });
    // Keeps memory flat over long games, and the moments spread.
    if (all.length > wanted * 4) for (let i = all.length - 2; i > 0; i -= 2) all.splice(i, 1);
  }
  const every = Math.max(1, all.length / wanted);
  return all.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
}

function redeal(game: AnyGame, state: GameState, seat: number, label: string): GameState {
  return game.determinize(state, seat, fastRng(label));
}

/** What a viewer is sent is the same, to the byte, in every state it cannot tell apart. */
const sameBytes: InfoCheck = (trial) => {
  const { game, setup, seed, redeals = 12 } = trial;
  for (const { state, picks } of moments(trial)) {
    for (const seat of seatsOf(setup)) {
      for (const who of [seat, 'spectator'] as const) {
        const real = sent(game, state, who);
        for (let r = 0; r < redeals; r++) {
          const other = sent(game, redeal(game, state, seat, `${seed} ${picks.length} ${seat} ${r}`), who);
          if (other !== real)
            return [
              `${who} can tell a re-deal for seat ${seat} after ${picks.length} picks: ${difference(real, other)}`,
            ];
        }
      }
    }
  }
  return [];
};

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const cut = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${cut(a)}… against …${cut(b)}…`;
}

const reveals = (events: readonly Event[]): boolean => events.some((event) => event.reveal);

/** Played on with the same picks, a state and its re-deal look alike until a pick reveals something or uses chance. */
const sameUntilRevealed: InfoCheck = (trial) => {
  const { game, setup, seed } = trial;
  for (const moment of moments(trial)) {
    for (const seat of seatsOf(setup)) {
      for (let line = 0; line < LINES; line++) {
        const fault = playBoth(game, moment, seat, `${seed} both ${moment.picks.length} ${seat} ${line}`);
        if (fault) return [`after ${moment.picks.length} picks, ${fault}`];
      }
    }
  }
  return [];
};

/** Ways to go on from each moment; many end at once, because something is revealed. */
const LINES = 3;

function playBoth(game: AnyGame, moment: Moment, seat: number, label: string): string | undefined {
  const real = game.clone(moment.state);
  const other = redeal(game, real, seat, label);
  other.rng = cloneRng(real.rng);
  const chance = fastRng(label);
  for (let n = 0; n < 30; n++) {
    const prompts = game.prompts(real);
    if (prompts.length === 0) return undefined;
    const pick = randomPick(game, real, prompts, chance);
    const there = game.prompts(other).find((prompt) => prompt.seat === pick.seat);
    // Somebody else's options may depend on what only they know; the game then goes on where nobody can compare it.
    if (!there?.options.some(({ id }) => id === pick.option)) {
      return pick.seat === seat
        ? `seat ${seat} is offered '${pick.option}' only in one of two equal states`
        : undefined;
    }
    const used = [chanceUsed(real.rng), chanceUsed(other.rng)];
    const told = [game.apply(real, pick.seat, pick.option), game.apply(other, pick.seat, pick.option)] as const;
    const open =
      told.some(reveals) ||
      chanceUsed(real.rng) !== used[0] ||
      chanceUsed(other.rng) !== used[1] ||
      ended(game, real, other);
    for (const who of [seat, 'spectator'] as const) {
      const [a, b] = told.map((events) => JSON.stringify(factsFor(events, who))) as [string, string];
      const same = a === b && sent(game, real, who) === sent(game, other, who);
      if (same) continue;
      if (open) return undefined;
      const where = a === b ? difference(sent(game, real, who), sent(game, other, who)) : difference(a, b);
      return `'${pick.option}' of seat ${pick.seat} tells ${who} what nothing revealed: ${where}`;
    }
  }
  return undefined;
}

const ended = (game: AnyGame, ...states: GameState[]): boolean =>
  states.some((state) => game.outcome(state) !== undefined);

/** Re-deals keep every card, can be the truth, and where all arrangements are equally likely they come up equally often. */
const fairRedeals: InfoCheck = (trial) => {
  for (const { state, picks } of moments({ ...trial, moments: Math.min(trial.moments ?? 12, 4) })) {
    for (const seat of seatsOf(trial.setup)) {
      const [fault] = unfairness(trial, state, seat, `${trial.seed} fair ${picks.length} ${seat}`);
      if (fault) return [`re-deals for seat ${seat} after ${picks.length} picks: ${fault}`];
    }
  }
  return [];
};

/** Re-deals per place. What looks wrong by chance is right after more of them; what is wrong stays wrong. */
const PATIENCE = [14, 60, 240];

function unfairness(trial: InfoTrial, state: GameState, seat: number, label: string): string[] {
  const { game } = trial;
  const truth = secretsOf(trial, state, seat);
  const size = Math.max(4, ...truth.map(({ places }) => places.length));
  const dealt: (readonly Secret[])[] = [];
  let faults: string[] = [];
  for (const rounds of PATIENCE) {
    while (dealt.length < size * rounds) {
      const copy = redeal(game, state, seat, `${label} ${dealt.length}`);
      if (dealt.length < 20 && game.audit(copy).length > 0) return game.audit(copy);
      dealt.push(secretsOf(trial, copy, seat));
    }
    faults = [...conserved(truth, dealt), ...supported(truth, dealt)];
    if (faults.length === 0) return [];
  }
  return faults;
}

const texts = (secrets: readonly Secret[]): string[] =>
  secrets.flatMap(({ places }) => places.map((place) => JSON.stringify(place))).sort();

function conserved(truth: readonly Secret[], dealt: readonly (readonly Secret[])[]): string[] {
  const whole = texts(truth).join();
  for (const secrets of dealt) {
    if (texts(secrets).join() !== whole) return ['the hidden cards are not the same cards'];
    for (const [i, { name, places }] of truth.entries()) {
      if (secrets[i]?.places.length !== places.length) return [`${name} changes its size`];
    }
  }
  return [];
}

/** No test of chance may fail by chance: the seeds are fixed and the bar is far out. */
const UNLIKELY = 1e-7;

function supported(truth: readonly Secret[], dealt: readonly (readonly Secret[])[]): string[] {
  const faults: string[] = [];
  for (const [i, { name, places, uniform }] of truth.entries()) {
    const kinds = new Map<string, number>();
    for (const place of places) kinds.set(JSON.stringify(place), (kinds.get(JSON.stringify(place)) ?? 0) + 1);
    const order = JSON.stringify(places);
    if (kinds.size > 1 && dealt.every((secrets) => JSON.stringify(secrets[i]?.places) === order))
      faults.push(`${name} always stays as it is`);
    for (const [at, place] of places.entries()) {
      const counts = new Map<string, number>();
      for (const secrets of dealt) {
        const found = JSON.stringify(secrets[i]?.places[at]);
        counts.set(found, (counts.get(found) ?? 0) + 1);
      }
      const real = JSON.stringify(place);
      if (!counts.has(real)) faults.push(`${name} ${at} is never ${real}, which it is`);
      if (!uniform || kinds.size < 2) continue;
      const observed = [...kinds.keys()].map((kind) => counts.get(kind) ?? 0);
      const expected = [...kinds.values()].map((count) => (dealt.length * count) / places.length);
      if (goodnessOfFit(observed, expected) < UNLIKELY) faults.push(`${name} ${at} is not dealt evenly`);
    }
  }
  return faults;
}

/** The seed of all chance never leaves, nor does anything else that only the authority has. */
const canaries: InfoCheck = (trial) => {
  const { game, setup, seed, choose } = trial;
  const canary = seedFrom(`canary ${seed}`);
  for (const { state, picks, events } of walk(game, setup, canary, { limit: 400, ...(choose && { choose }) })) {
    for (const who of viewers(setup)) {
      const bytes = sent(game, state, who) + JSON.stringify(factsFor(events, who));
      if (bytes.includes(canary.slice(0, 16))) return [`${who} is sent the seed after ${picks.length} picks`];
      for (const member of ['"rng"', '"nextId"', '"work"']) {
        if (bytes.includes(member)) return [`${who} is sent ${member} after ${picks.length} picks`];
      }
    }
  }
  return [];
};

/** A re-deal depends on what the seat knows and on the dice it is given, and on nothing else. */
const blindRedeals: InfoCheck = (trial) => {
  const { game, setup, seed } = trial;
  for (const { state, picks } of moments(trial)) {
    for (const seat of seatsOf(setup)) {
      const once = redeal(game, state, seat, `${seed} blind`);
      const twice = redeal(game, redeal(game, state, seat, `${seed} first`), seat, `${seed} blind`);
      if (hashOf(once) !== hashOf(twice))
        return [`a re-deal for seat ${seat} after ${picks.length} picks depends on the truth`];
    }
  }
  return [];
};

/** Whichever way a state was reached, the same is sent of it, and re-deals of it cannot be told apart either. */
const samePaths: InfoCheck = (trial) => {
  const { game, setup, seed } = trial;
  const match = Match.deal(game, {
    id: `paths ${seed}`,
    seats: setup.seats,
    options: setup.options ?? {},
    seed: seedFrom(seed),
  });
  const chance = fastRng(`${seed} paths`);
  const next = (): Pick => randomPick(game, match.state, match.prompts(), chance);
  for (let n = 0; n < 80 && match.prompts().length > 0; n++) {
    const live = viewers(setup).map((who) => sent(game, match.state, who));
    const pick = next();
    match.choose(pick.seat, pick.option);
    if (!match.undoOffer(pick.seat).ok) continue;
    match.undo(pick.seat);
    for (const [i, who] of viewers(setup).entries()) {
      if (sent(game, match.state, who) !== live[i])
        return [`after undo of '${pick.option}' ${who} is sent something else`];
    }
    match.choose(pick.seat, pick.option);
  }
  const others: [string, GameState][] = [
    ['import', Match.fromPosition(game, 'import', JSON.parse(JSON.stringify(match.position()))).state],
    ['replay', Match.replay(game, JSON.parse(JSON.stringify(match.save()))).state],
    ['fork', match.fork('fork').state],
  ];
  for (const [path, state] of others) {
    for (const who of viewers(setup)) {
      if (sent(game, state, who) !== sent(game, match.state, who))
        return [`after ${path} ${who} is sent something else`];
    }
    for (const seat of seatsOf(setup)) {
      if (sent(game, redeal(game, state, seat, seed), seat) !== sent(game, match.state, seat))
        return [`after ${path} seat ${seat} can tell a re-deal`];
    }
  }
  const open = JSON.stringify(match.journal());
  if (!match.outcome() && (open.includes(seedFrom(seed)) || match.journal().entries.length > 0))
    return ['the journal of a running game gives away more than what was committed to'];
  return [];
};

export const strictViews: InfoCheck = (trial) => {
  const { game, setup, view: schema } = trial;
  if (!schema) return [];
  for (const { state, picks } of moments(trial)) {
    for (const who of viewers(setup)) {
      const parsed = schema.safeParse(JSON.parse(JSON.stringify(game.view(state, who))));
      if (!parsed.success) return [`the view of ${who} after ${picks.length} picks: ${parsed.error.message}`];
    }
  }
  return [];
};

interface Instance {
  readonly source: string;
  readonly id: number;
  readonly def: string;
}

/** Every numbered card in a value, with the nearest thing above it that hands out numbers. */
function instances(value: unknown, source = '', path = ''): Instance[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((member, i) => instances(member, source, `${path}/${i}`));
  const record = value as Record<string, unknown>;
  const from = typeof record.nextId === 'number' ? path : source;
  const own =
    typeof record.id === 'number' && typeof record.def === 'string'
      ? [{ source: from, id: record.id, def: record.def }]
      : [];
  return own.concat(...Object.entries(record).map(([key, member]) => instances(member, from, `${path}/${key}`)));
}

/** A card's number ends when the card is shuffled away: it never comes back, never changes its card, never lies hidden. */
export const freshNumbers: InfoCheck = (trial) => {
  const { game, setup, seed, choose } = trial;
  const living = new Map<string, string>();
  const gone = new Set<string>();
  for (const { state, picks } of walk(game, setup, seed, { limit: 2000, ...(choose && { choose }) })) {
    const now = new Map<string, string>();
    for (const { source, id, def } of instances(state)) {
      const key = `${source}#${id}`;
      // One card may lie beside several others.
      if (now.has(key) && now.get(key) !== def) return [`number ${key} is given twice after ${picks.length} picks`];
      if (gone.has(key)) return [`number ${key} (${def}) comes back after ${picks.length} picks`];
      if (living.has(key) && living.get(key) !== def)
        return [`number ${key} becomes another card after ${picks.length} picks`];
      now.set(key, def);
    }
    for (const key of living.keys()) if (!now.has(key)) gone.add(key);
    living.clear();
    for (const [key, def] of now) living.set(key, def);
    for (const secret of secretsOf(trial, state, 'spectator')) {
      if (instances(secret.places).length > 0) return [`${secret.name} holds numbered cards`];
    }
  }
  return [];
};

/** craft's information-set tests, as far as states and matches go. */
export const INFORMATION: readonly (readonly [string, InfoCheck])[] = [
  ['sends the same bytes of states that cannot be told apart', sameBytes],
  ['sends the same until something is revealed', sameUntilRevealed],
  ['never sends the seed or what else only the authority has', canaries],
  ['re-deals without looking at the truth', blindRedeals],
  ['sends the same by whatever path a state was reached', samePaths],
  ['sends views of one strict shape', strictViews],
  ['gives shuffled cards new numbers', freshNumbers],
  ['re-deals evenly over everything that can be', fairRedeals],
];

/** Whether any check finds anything. */
export const isNoticed = (trial: InfoTrial): boolean => INFORMATION.some(([, check]) => check(trial).length > 0);
