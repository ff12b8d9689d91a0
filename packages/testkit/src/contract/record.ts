import { canonical, fastRng, Match, MatchError, seedFrom } from '@veilhall/engine';
import { randomPick } from '../walk.ts';
import { type Check, DEPTH, describe, seatsOf, type Trial } from './trial.ts';

/** Checks of a game under a match: undo, replay, positions, journals. */

/** Plays through a match, taking picks back wherever it may. Undo must restore, and the journal must tell the whole story. */
export const undoing: Check = (trial) => {
  const { game, setup, depth = DEPTH } = trial;
  const match = deal(trial);
  const chance = fastRng(`${trial.seed} undo`);
  let undone = 0;
  for (let n = 0; n < depth && match.prompts().length > 0; n++) {
    const before = match.hash;
    const prompts = canonical(match.prompts());
    const pick = randomPick(game, match.state, match.prompts(), chance);
    match.choose(pick.seat, pick.option);
    for (const seat of seatsOf(setup)) {
      const offer = match.undoOffer(seat);
      if (seat !== pick.seat && offer.ok && (offer.of === match.seq || !game.allies))
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
  const chance = fastRng(`${trial.seed} play`);
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
  const chance = fastRng(`${trial.seed} on`);
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
    const copy = JSON.parse(JSON.stringify(journal));
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
