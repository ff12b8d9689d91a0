import {
  type AnyGame,
  canonical,
  deepFreeze,
  factsFor,
  type GameState,
  hashOf,
  Match,
  MatchError,
  type Prompt,
  Refused,
  seedFrom,
  type Viewer,
} from '@veilhall/engine';
import { z } from 'zod';
import { type Chooser, MOST_DECISIONS, type Pick, randomPick, type Setup, walk } from './walk.ts';

/** One game to play under one check. */
export interface Trial {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  /** Decisions after which a check that need not see the end has seen enough. */
  readonly depth?: number;
  readonly choose?: Chooser;
}

/** Each check plays a game and returns what it found wrong, in words; nothing when all is well. */
export type Check = (trial: Trial) => string[];

const DEPTH = 400;

function* steps({ game, setup, seed, depth = DEPTH, choose }: Trial) {
  yield* walk(game, setup, seed, { limit: depth, ...(choose && { choose }) });
}

export const viewers = (setup: Setup): Viewer[] => [...seatsOf(setup), 'spectator'];
const seatsOf = (setup: Setup): number[] => Array.from({ length: setup.seats }, (_, seat) => seat);

/** A prompt as it is sent: without what handlers keep for themselves. */
export const barePrompts = (prompts: readonly Prompt[]): Prompt[] =>
  prompts.map(({ seat, ask, about, options }) => ({
    seat,
    ask,
    ...(about && { about }),
    options: options.map(({ id, on, aside }) => ({ id, ...(on && { on }), ...(aside && { aside }) })),
  }));

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the check and turns an error it meets into a fault of its own. */
export function faultsOf(check: Check, trial: Trial): string[] {
  try {
    return check(trial);
  } catch (error) {
    return [`it threw: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

export const determinism: Check = (trial) => {
  const faults: string[] = [];
  const again = steps(trial);
  for (const { state, prompts, events, picks } of steps(trial)) {
    const second = again.next().value;
    if (!second) return [`the second run ended after ${picks.length - 1} picks`];
    if (hashOf(state) !== hashOf(second.state)) faults.push(`other state after ${picks.length} picks`);
    if (canonical(events) !== canonical(second.events)) faults.push(`other events at pick ${picks.length}`);
    if (canonical(barePrompts(prompts)) !== canonical(barePrompts(second.prompts)))
      faults.push(`other prompts after ${picks.length} picks`);
    if (faults.length > 0) return faults;
  }
  return faults;
};

/** Goes through text and schema after every pick, and must stay the game that never left memory. */
export const serialisation: Check = (trial) => {
  const { game } = trial;
  let saved: GameState | undefined;
  let done = 0;
  for (const { state, prompts, picks, events } of steps(trial)) {
    const pick = picks[done];
    if (pick && saved) {
      const told = game.apply(saved, pick.seat, pick.option);
      if (canonical(told) !== canonical(events)) return [`other events at pick ${done + 1} (${pick.option})`];
      done++;
    }
    const live = canonical(state);
    saved = game.state.parse(JSON.parse(JSON.stringify(saved ?? state))) as GameState;
    if (canonical(saved) !== live) return [`other state after ${done} picks${pick ? ` (${pick.option})` : ''}`];
    if (canonical(barePrompts(game.prompts(saved))) !== canonical(barePrompts(prompts)))
      return [`other prompts after ${done} picks`];
    if (game.state.safeParse({ ...saved, unheardOf: 1 }).success) return ['the schema lets unknown members pass'];
  }
  return [];
};

/** Freezes a copy, a view and the prompts of every moment: whoever still holds a part of them fails at the next change. */
export const aliasing: Check = (trial) => {
  const { game, setup } = trial;
  const kept: { hash: string; copy: GameState; at: number }[] = [];
  for (const { state, prompts, picks } of steps(trial)) {
    const hash = hashOf(state);
    const copy = deepFreeze(game.clone(state));
    if (hashOf(copy) !== hash) return [`the clone differs after ${picks.length} picks`];
    for (const who of viewers(setup)) deepFreeze(game.view(state, who));
    deepFreeze(barePrompts(prompts));
    if (hashOf(state) !== hash) return [`looking changed the state after ${picks.length} picks`];
    if (kept.length < 64) kept.push({ hash, copy, at: picks.length });
  }
  return kept
    .filter(({ hash, copy }) => hashOf(copy) !== hash)
    .map(({ at }) => `the clone of pick ${at} changed later`);
};

/** Everything but `apply` works on a state that nothing may change. */
export const looking: Check = (trial) => {
  const { game, setup } = trial;
  const faults: string[] = [];
  for (const { state, prompts, picks } of steps(trial)) {
    const frozen = deepFreeze(game.clone(state));
    try {
      if (canonical(barePrompts(game.prompts(frozen))) !== canonical(barePrompts(prompts)))
        faults.push(`a copy asks something else after ${picks.length} picks`);
      game.outcome(frozen);
      game.audit(frozen);
      for (const seat of seatsOf(setup)) {
        game.whyNot(frozen, seat);
        if (!Number.isFinite(game.evaluate(frozen, seat)))
          faults.push(`evaluate is no number after ${picks.length} picks`);
      }
      for (const who of viewers(setup)) {
        const first = JSON.stringify(game.view(frozen, who));
        if (first !== JSON.stringify(game.view(frozen, who)))
          faults.push(`two looks differ after ${picks.length} picks`);
      }
    } catch (error) {
      faults.push(`looking failed after ${picks.length} picks: ${describe(error)}`);
    }
    if (faults.length > 0) return faults;
  }
  return faults;
};

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

export const refusing: Check = (trial) => {
  const { game, setup } = trial;
  const stale = new Set<string>();
  for (const { state, prompts, picks } of steps(trial)) {
    const before = canonical(state);
    const asked = new Map(prompts.map((prompt) => [prompt.seat, new Set(prompt.options.map(({ id }) => id))]));
    const bad: Pick[] = [];
    for (const seat of [...seatsOf(setup), -1, setup.seats, 0.5, Number.NaN]) {
      const offered = asked.get(seat) ?? new Set();
      const tries = ['', ' ', 'no-such-option', ...PROTOTYPE_NAMES, ...[...stale].slice(-12)];
      for (const ids of asked.values()) for (const id of [...ids].slice(0, 4)) tries.push(id, `${id} `);
      for (const option of tries) if (!offered.has(option)) bad.push({ seat, option });
    }
    for (const { seat, option } of bad) {
      try {
        game.apply(state, seat, option);
        return [`seat ${seat} could pick '${option}' after ${picks.length} picks`];
      } catch (error) {
        if (!(error instanceof Refused)) return [`'${option}' by seat ${seat} ended in ${describe(error)}`];
      }
    }
    if (canonical(state) !== before) return [`a refusal changed the state after ${picks.length} picks`];
    for (const ids of asked.values()) for (const id of ids) stale.add(id);
  }
  return [];
};

export const auditing: Check = (trial) => {
  for (const { state, picks } of steps({ ...trial, depth: trial.depth ?? MOST_DECISIONS })) {
    const faults = trial.game.audit(state);
    if (faults.length > 0)
      return faults.map((fault) => `after ${picks.length} picks (${picks.at(-1)?.option}): ${fault}`);
  }
  return [];
};

/** A finished game has an outcome and nothing to decide; one that goes on has neither. And every game finishes. */
export const termination: Check = (trial) => {
  const { game, setup } = trial;
  let ended = false;
  for (const { state, prompts, picks } of steps({ ...trial, depth: MOST_DECISIONS })) {
    const outcome = game.outcome(state);
    ended = prompts.length === 0;
    if (ended !== (outcome !== undefined)) return [`prompts and outcome disagree after ${picks.length} picks`];
    if (!outcome) continue;
    if (outcome.result.length === 0) return ['the outcome has no name'];
    if (outcome.winners.some((seat) => !seatsOf(setup).includes(seat))) return ['a winner without a seat'];
    if (outcome.scores && outcome.scores.length !== setup.seats) return ['not one score per seat'];
  }
  return ended ? [] : [`no end after ${MOST_DECISIONS} picks`];
};

const READABLE = /^[^\s\p{Cc}]{1,256}$/u;

export const options: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks } of steps(trial)) {
    const faults: string[] = [];
    if (canonical(barePrompts(game.prompts(state))) !== canonical(barePrompts(prompts)))
      faults.push('asked again, it asks something else');
    const seats = prompts.map(({ seat }) => seat);
    if (new Set(seats).size !== seats.length) faults.push('two prompts for one seat');
    for (const prompt of prompts) {
      const ids = prompt.options.map(({ id }) => id);
      if (!seatsOf(setup).includes(prompt.seat)) faults.push(`there is no seat ${prompt.seat}`);
      if (prompt.ask.length === 0) faults.push('a prompt that asks nothing');
      if (ids.length === 0) faults.push(`'${prompt.ask}' offers nothing`);
      if (new Set(ids).size !== ids.length) faults.push(`'${prompt.ask}' offers an option twice`);
      for (const id of ids) if (!READABLE.test(id)) faults.push(`'${id}' is no option id`);
      if (prompt.options.every(({ aside }) => aside)) faults.push(`'${prompt.ask}' offers no move of the game`);
    }
    if (faults.length > 0) return faults.map((fault) => `after ${picks.length} picks: ${fault}`);
  }
  return [];
};

const unsaid = (text: string | undefined): boolean =>
  text === undefined || text.trim().length === 0 || /undefined|NaN|\[object|=>/.test(text);

/** There are words for everything that can be seen, for everybody who can see it. */
export const wording: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks, events } of steps(trial)) {
    const faults: string[] = [];
    const say = (what: string, text: string | undefined) => {
      if (unsaid(text)) faults.push(`${what}: '${text}'`);
    };
    for (const prompt of barePrompts(prompts)) {
      const text = game.words.prompt(game.view(state, prompt.seat), prompt);
      say(prompt.ask, text.sentence);
      if (text.labels.length !== prompt.options.length) faults.push(`'${prompt.ask}' has not one label per option`);
      for (const [i, option] of prompt.options.entries()) say(option.id, text.labels[i]);
    }
    for (const seat of seatsOf(setup)) {
      const view = game.view(state, seat);
      for (const refusal of game.whyNot(state, seat)) {
        say(refusal.code, game.words.refusal(view, refusal));
        if (unsaid(refusal.code) || unsaid(refusal.rule))
          faults.push(`a refusal without code or rule: ${canonical(refusal)}`);
      }
    }
    for (const who of viewers(setup)) {
      const view = game.view(state, who);
      for (const fact of factsFor(events, who)) say(fact.type, game.words.fact(fact));
      const sketch = game.words.sketch(view);
      say('sketch', sketch.title);
      for (const zone of sketch.zones) {
        say('zone', zone.name);
        if (zone.things && zone.things.length !== zone.count) faults.push(`zone ${zone.id} counts wrong`);
        for (const thing of zone.things ?? []) say('thing', thing.name);
      }
      if (game.outcome(state)) say('outcome', game.words.outcome(view));
    }
    if (faults.length > 0) return faults.map((fault) => `after ${picks.length} picks: no words for ${fault}`);
  }
  return [];
};

/** What leaves the authority is plain data that means the same after a trip through text. */
export const plainness: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, prompts, picks, events } of steps(trial)) {
    const sent: [string, unknown][] = [['prompts', barePrompts(prompts)]];
    for (const who of viewers(setup))
      sent.push([`view of ${who}`, game.view(state, who)], [`facts`, factsFor(events, who)]);
    for (const seat of seatsOf(setup)) sent.push([`refusals of ${seat}`, game.whyNot(state, seat)]);
    sent.push(['state', state]);
    for (const [what, value] of sent) {
      const text = canonical(value);
      if (canonical(JSON.parse(JSON.stringify(value))) !== text)
        return [`${what} is not plain after ${picks.length} picks`];
      if (/[[:,]null[\],}]/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))) return [`${what} holds null`];
    }
  }
  return [];
};

/** Plays through a match, taking picks back wherever it may. Undo must restore, and the journal must tell the whole story. */
export const undoing: Check = (trial) => {
  const { game, setup, depth = DEPTH } = trial;
  const match = deal(trial);
  const rng = game.clone(match.state).rng;
  const chance = { ...rng, kind: 'fast' as const, seed: `${trial.seed} undo`, at: {} };
  let undone = 0;
  for (let n = 0; n < depth && match.prompts().length > 0; n++) {
    const before = match.hash;
    const prompts = canonical(match.prompts());
    const pick = randomPick(game, match.state, match.prompts(), chance);
    match.choose(pick.seat, pick.option);
    for (const seat of seatsOf(setup)) {
      if (seat !== pick.seat && match.undoOffer(seat).ok)
        return [`seat ${seat} may take back what seat ${pick.seat} did`];
    }
    if (!match.undoOffer(pick.seat).ok || n % 2 === 0) continue;
    match.undo(pick.seat);
    undone++;
    if (match.hash !== before) return [`undo of '${pick.option}' does not restore the state`];
    if (canonical(match.prompts()) !== prompts) return [`undo of '${pick.option}' does not restore the prompts`];
  }
  const again = Match.replay(game, JSON.parse(JSON.stringify(match.save())));
  if (again.hash !== match.hash)
    return [`replay ends elsewhere after ${match.seq} entries, ${undone} of them taken back`];
  return [];
};

function deal({ game, setup, seed }: Trial): Match {
  return Match.deal(game, {
    id: `trial ${seed}`,
    seats: setup.seats,
    options: setup.options ?? {},
    seed: seedFrom(seed),
  });
}

function played(trial: Trial, most: number): Match {
  const match = deal(trial);
  const chance = { kind: 'fast' as const, seed: `${trial.seed} play`, at: {} };
  while (match.seq < most && match.prompts().length > 0) {
    const pick = randomPick(trial.game, match.state, match.prompts(), chance);
    match.choose(pick.seat, pick.option);
  }
  return match;
}

/** A position goes out and comes back as the same game, which then goes on the same way. */
export const positions: Check = (trial) => {
  const { game, depth = DEPTH } = trial;
  const match = played(trial, Math.min(depth, 60));
  const text = JSON.stringify(match.position());
  const back = Match.fromPosition(game, 'back', JSON.parse(text));
  if (back.hash !== match.hash) return ['the position is another one after import'];
  const chance = { kind: 'fast' as const, seed: `${trial.seed} on`, at: {} };
  for (let n = 0; n < 40 && match.prompts().length > 0; n++) {
    const pick = randomPick(game, match.state, match.prompts(), chance);
    match.choose(pick.seat, pick.option);
    back.choose(pick.seat, pick.option);
    if (back.hash !== match.hash) return [`imported, it goes on differently at '${pick.option}'`];
  }
  if (Match.replay(game, JSON.parse(JSON.stringify(back.save()))).hash !== back.hash)
    return ['a game from a position does not replay'];
  return [];
};

/** A journal that was touched anywhere is refused. */
export const tampering: Check = (trial) => {
  const { game } = trial;
  const match = played(trial, 24);
  const journal = JSON.parse(JSON.stringify(match.save()));
  const faults: string[] = [];
  const touch = (what: string, change: (copy: typeof journal) => void) => {
    const copy = structuredClone(journal);
    change(copy);
    try {
      Match.replay(game, copy);
      faults.push(`a journal with ${what} replays`);
    } catch (error) {
      if (!(error instanceof MatchError)) faults.push(`a journal with ${what} ends in ${describe(error)}`);
    }
  };
  const middle = Math.floor(journal.entries.length / 2);
  touch('another option', (copy) => (copy.entries[middle].option = 'no-such-option'));
  touch('another hash', (copy) => (copy.entries[middle].hash = seedFrom('other')));
  touch('another link', (copy) => (copy.entries[middle].link = seedFrom('other')));
  touch('another seat', (copy) => (copy.entries[middle].seat = 9));
  touch('an entry left out', (copy) => copy.entries.splice(middle, 1));
  touch('another seed', (copy) => (copy.start.seed = seedFrom('other')));
  touch('another commitment', (copy) => (copy.start.commitment = seedFrom('other')));
  touch('another rules version', (copy) => (copy.rules = 'other'));
  touch('other cards', (copy) => (copy.content = seedFrom('other')));
  touch('a member nobody knows', (copy) => (copy.extra = 1));
  return faults;
};

/** Re-deals are possible states, and the state they come from stays as it is. */
export const redeals: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, picks } of steps(trial)) {
    const before = hashOf(state);
    const own = deepFreeze(game.clone(state));
    for (const seat of seatsOf(setup)) {
      const copy = game.determinize(own, seat, { kind: 'fast', seed: `${trial.seed} ${picks.length} ${seat}`, at: {} });
      const faults = game.audit(copy);
      if (faults.length > 0) return [`a re-deal for seat ${seat} after ${picks.length} picks is impossible: ${faults}`];
      if (!game.state.safeParse(JSON.parse(JSON.stringify(copy))).success) return ['a re-deal has the wrong shape'];
      const asked = canonical(game.prompts(copy).map((prompt) => prompt.seat));
      if (asked !== canonical(game.prompts(state).map((prompt) => prompt.seat)))
        return [`a re-deal for seat ${seat} after ${picks.length} picks asks other seats`];
    }
    if (hashOf(state) !== before) return [`re-dealing changed the state after ${picks.length} picks`];
  }
  return [];
};

/** What a game says about itself, before anybody plays it. */
export const selfDescription: Check = ({ game, setup }) => {
  const faults: string[] = [];
  const { min, max } = game.seats;
  if (!(min >= 1 && min <= max && max <= 16)) faults.push(`seats ${min} to ${max}`);
  if (!/^[a-z][a-z0-9-]*$/.test(game.id)) faults.push(`the id '${game.id}'`);
  if (!/^[0-9a-f]{64}$/.test(game.content.hash)) faults.push('the content hash');
  const ids = game.content.cards.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('two cards with one id');
  for (const card of game.content.cards) {
    if (unsaid(card.name) || unsaid(card.family) || unsaid(card.text)) faults.push(`card ${card.id} lacks words`);
    if (!(card.copies >= 1)) faults.push(`card ${card.id} has ${card.copies} copies`);
  }
  const once = game.options.parse(setup.options ?? {});
  if (canonical(game.options.parse(once)) !== canonical(once))
    faults.push('options that change when they are read again');
  if (!game.options.safeParse({}).success) faults.push('options without defaults');
  const { properties = {} } = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field !== 'object' || unsaid(field.description)) faults.push(`option '${name}' has no description`);
  }
  return faults;
};

/** The suite every game runs; the names read as sentences in a test report. */
export const CONTRACT: readonly (readonly [string, Check])[] = [
  ['describes itself', selfDescription],
  ['plays the same game from the same seed and picks', determinism],
  ['is the same game when saved and loaded after every pick', serialisation],
  ['shares nothing between a state, its clones, views and prompts', aliasing],
  ['changes nothing by looking', looking],
  ['refuses what is not offered and stays as it was', refusing],
  ['keeps its invariants', auditing],
  ['comes to an end', termination],
  ['offers readable options, each once', options],
  ['has words for everything', wording],
  ['sends plain data', plainness],
  ['takes back what nobody has answered, and replays', undoing],
  ['leaves and returns as a position', positions],
  ['refuses a journal that was touched', tampering],
  ['re-deals to possible states', redeals],
];
