import { counts } from '../board/counters.ts';
import { maximumOf } from '../board/health.ts';
import { recruitHealth } from '../board/recruits.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { allEffects } from '../content/families.ts';
import type { Effect, Verb } from '../content/schema.ts';
import { texts } from '../effects/texts.ts';
import { opponentsOf, playerAt, totalOf } from '../state/access.ts';
import { isJunk } from './junk.ts';
import type { Mind } from './mind.ts';
import { threatOf } from './worth.ts';

type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
type Worths = { readonly [V in Verb]?: (mind: Mind, effect: EffectOf<V>) => number };

/** Whoever would have to aim at an own Recruit does not. */
const HARM = -10;

function slain(mind: Mind, { atMost = Number.POSITIVE_INFINITY }: EffectOf<'slay'>): number {
  const { board, who } = mind;
  let most = HARM;
  for (const other of opponentsOf(board.state, who))
    for (const recruit of playerAt(board.state, other).recruits)
      if (recruitHealth(board, other, recruit) <= atMost)
        most = Math.max(most, 1 + threatOf(board, mind.wants, recruit));
  return most;
}

function gained(mind: Mind, effect: EffectOf<'gain'>): number {
  const { board, who, wants } = mind;
  const n = counts.amount(board, who, effect);
  if (effect.what !== 'health') return wants[effect.what] * n;
  const total = totalOf(board.state, who);
  return wants.health * Math.min(n, maximumOf(board, total) - total.health - board.state.turn.health);
}

/** What an effect is worth on this table, where that is not what it is worth on average. */
const WORTHS: Worths = {
  gain: gained,
  slay: slain,
  banish(mind, { from }) {
    const { hand, discard } = mind.player;
    const piles = [...(from === 'discard' ? [] : hand), ...(from === 'hand' ? [] : discard)];
    return piles.some(({ def }) => isJunk(mind, def)) ? 1.5 : 0;
  },
  payHealth(mind, { n }) {
    const { health } = totalOf(mind.board.state, mind.who);
    return health > n + 10 ? -0.5 * n : -3 * n;
  },
  choose: (mind, { options }) => Math.max(...options.map((branch) => effectsWorth(mind, branch))),
};

export function effectsWorth(mind: Mind, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(mind, effect, effect.verb);
  return sum;
}

function effectWorth<V extends Verb>(mind: Mind, effect: Effect, verb: V): number {
  const worth: ((mind: Mind, effect: EffectOf<V>) => number) | undefined = WORTHS[verb];
  return worth ? worth(mind, effect as EffectOf<V>) : texts.valueOf([effect]);
}

/** What using this text now is worth. */
export function abilityWorth(mind: Mind, { text: { cost = [], effects } }: CompiledAbility): number {
  const paid = cost.some(({ verb }) => verb === 'banish') && effectsWorth(mind, cost) <= 0 ? HARM : 0;
  return effectsWorth(mind, effects) + effectsWorth(mind, cost) + paid;
}

/** When in a turn something is best done, by what it does; the earliest counts. */
const TIMES: { readonly [V in Verb]?: number } = {
  draw: 890,
  salvage: 870,
  banish: 860,
  raise: 850,
  ready: 650,
  discard: 640,
  slay: 630,
  lose: 620,
  onTop: 420,
  discount: 420,
  cycle: 410,
  banishRoute: 410,
  acquire: 400,
  call: 350,
  guard: 340,
  fortify: 340,
};
/** What is counted on the table is gained when all of it lies there. */
const COUNTING = 500;
const GAINING = 750;
/** What is counted and paid for with a card of the Hand: after the Recruits, before the plain cards. */
const OFFERING = 790;

export function timeOf({ text: { cost = [], effects } }: CompiledAbility): number {
  if (cost.some(({ verb }) => verb === 'banish') && effects.some((effect) => effect.verb === 'gain' && effect.per))
    return OFFERING;
  let time = 0;
  for (const effect of allEffects([...cost, ...effects])) {
    const when = effect.verb === 'gain' ? (effect.per ? COUNTING : GAINING) : (TIMES[effect.verb] ?? COUNTING);
    time = Math.max(time, when);
  }
  return time;
}
