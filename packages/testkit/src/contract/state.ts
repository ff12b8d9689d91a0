import { canonical, deepFreeze, fastRng, type GameState, hashOf, Refused } from '@veilhall/engine';
import { MOST_DECISIONS, type Pick } from '../walk.ts';
import { barePrompts, type Check, describe, sampled, seatsOf, steps, viewers } from './trial.ts';

/** Checks of the state alone: what `apply` and the looking functions do to it. */

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
  for (const { state, prompts, picks } of sampled(trial)) {
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
  for (const { state, prompts, picks } of sampled(trial)) {
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
  for (const { state, prompts, picks } of sampled(trial)) {
    const before = canonical(state);
    const asked = new Map(prompts.map((prompt) => [prompt.seat, new Set(prompt.options.map(({ id }) => id))]));
    const bad: Pick[] = [];
    for (const seat of [...seatsOf(setup), -1, setup.seats, 0.5, Number.NaN]) {
      const offered = asked.get(seat) ?? new Set();
      const tries = ['', ' ', 'no-such-option', ...PROTOTYPE_NAMES, ...[...stale].slice(-6)];
      for (const ids of asked.values()) for (const id of [...ids].slice(0, 2)) tries.push(id, `${id} `);
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

/** Re-deals are possible states, and the state they come from stays as it is. */
export const redeals: Check = (trial) => {
  const { game, setup } = trial;
  for (const { state, picks } of sampled(trial)) {
    const before = hashOf(state);
    const own = deepFreeze(game.clone(state));
    for (const seat of seatsOf(setup)) {
      const copy = game.determinize(own, seat, fastRng(`${trial.seed} ${picks.length} ${seat}`));
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
