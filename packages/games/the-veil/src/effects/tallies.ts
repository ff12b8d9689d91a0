import { text } from '@veilhall/engine';
import { emit, plural } from '@veilhall/kit';
import { counts, trapsIn } from '../board/counters.ts';
import { loseHealth } from '../board/losing.ts';
import { auraSum } from '../board/standing.ts';
import { gain as gainTally } from '../board/tallies.ts';
import { opponentsOf, playerAt, totalOf } from '../state/access.ts';
import type { Tally } from '../vocabulary.ts';
import { type EffectOf, target, type VerbOf } from './verb.ts';

export const TALLY_WORD: Readonly<Record<Tally, string>> = { gold: 'Gold', damage: 'Damage', health: 'Health' };
const POINTS: Readonly<Record<Tally, number>> = { gold: 1, damage: 1, health: 0.75 };
/** What is counted on the table is worth so many times its unit. */
const SCALING = 2.5;

export const gain: VerbOf<'gain'> = {
  can: (board, { who }, effect) => counts.amount(board, who, effect) > 0,
  run(turn, { who, script }, effect) {
    gainTally(turn, who, effect.what, counts.amount(turn, who, effect), turn.content.script(script).card);
  },
  text: (effect) => `${TALLY_WORD[effect.what]} ${effect.n}${counts.perText(effect)}`,
  value: ({ what, n, per }) => POINTS[what] * n * (per ? SCALING : 1),
};

export const onTop: VerbOf<'onTop'> = {
  can: ({ state }, { who }) => !playerAt(state, who).onTop,
  run(turn, { who }) {
    playerAt(turn.state, who).onTop = true;
    emit(turn, { type: 'promised', who, what: 'onTop', n: 1 });
  },
  text: () => 'the next card you purchase this turn goes on top of your Deck',
  value: () => 1.2,
};

export const discount: VerbOf<'discount'> = {
  can: () => true,
  run(turn, { who }, { n = 1 }) {
    playerAt(turn.state, who).discount += n;
    emit(turn, { type: 'promised', who, what: 'discount', n });
  },
  text: ({ n = 1 }) => `the next card you purchase this turn costs ${n} less`,
  value: ({ n = 1 }) => 0.9 * n,
};

export const lose: VerbOf<'lose'> = {
  can: (board, { who }, { trapped }) =>
    opponentsOf(board.state, who).some((other) => !trapped || trapsIn(board, other) > 0),
  pick: target<EffectOf<'lose'>, 'player'>({
    acts: (board, { who }, { trapped }) =>
      opponentsOf(board.state, who)
        .filter((other) => !trapped || trapsIn(board, other) > 0)
        .map((other) => ({ on: 'player', who: other })),
    chosen(turn, { script }, { n }, { who }) {
      if (!playerAt(turn.state, who).out) loseHealth(turn, who, n, turn.content.script(script).card);
    },
    label: ({ who }, scene, { n }) => text`${scene.player(who)}: lose ${n} Health`,
  }),
  text: ({ n, trapped }) => `target opponent${trapped ? ' with a Trap in the Discard Pile' : ''} loses ${n} Health`,
  value: ({ n }) => 1.15 * n,
};

export const loseEach: VerbOf<'loseEach'> = {
  can: (board, { who }) => opponentsOf(board.state, who).some((other) => trapsIn(board, other) > 0),
  run(turn, { who, script }, { n, most = Number.POSITIVE_INFINITY }) {
    for (const other of opponentsOf(turn.state, who)) {
      const loss = Math.min(most, n * trapsIn(turn, other));
      if (loss > 0) loseHealth(turn, other, loss, turn.content.script(script).card);
    }
  },
  text: ({ n, most }) =>
    `each opponent loses ${n} Health for each Trap in their Discard Pile${most === undefined ? '' : `, at most ${most}`}`,
  value: ({ n }) => 1.15 * SCALING * n,
};

/** Only as a cost, and never the last Health. */
export const payHealth: VerbOf<'payHealth'> = {
  can: ({ state }, { who }, { n }) => totalOf(state, who).health > n,
  run: (turn, { who, script }, { n }) => loseHealth(turn, who, n, turn.content.script(script).card),
  text: ({ n }) => `you may lose ${n} Health`,
  value: ({ n }) => -0.75 * n,
};

/** Auras of the player who bought the Trap make it worse. */
export const loseSelf: VerbOf<'loseSelf'> = {
  can: () => true,
  run(turn, { who, by, script }, { n }) {
    const more = playerAt(turn.state, by).out ? 0 : auraSum(turn, by, 'trapLoss');
    loseHealth(turn, who, n + more, turn.content.script(script).card);
  },
  text: ({ n }) => `you lose ${n} Health`,
  value: ({ n }) => -1.15 * n,
};

export const prevent: VerbOf<'prevent'> = {
  can: () => true,
  run(turn, { who }, { n }) {
    const { state } = turn;
    state.turn.prevented += n;
    const { damage, prevented, assigned } = state.turn;
    emit(turn, { type: 'prevented', who, n, left: Math.max(0, damage - prevented - assigned) });
  },
  text: ({ n }) => `prevent ${plural(n, 'Damage', 'Damage')}`,
  value: ({ n }) => 0.5 * n,
};
