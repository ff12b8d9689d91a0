import { fastRng, type Hints, movesOf, type OptionId, type Prompt } from '@veilhall/engine';
import type { TurnAct } from '../choices.ts';
import type { Content } from '../content/compile.ts';
import type { State } from '../state.ts';
import { player } from '../table.ts';
import type { DemiId } from '../vocabulary.ts';
import { NO_RIVAL } from './appeal.ts';
import { deductionWith } from './deduction.ts';
import { closer, type Manner, Player } from './player.ts';
import { CARELESS, THRIFTY } from './weights.ts';

/** Actions worth a closer look: placing the own Demi or another, moving one about, anything else. */
const MOST = { own: 5, other: 5, walk: 4, power: 3 } as const;

/** The basic player of rules.md: out for the own Demi, with no power but Smite and no thought of others or of later. */
const PLAIN: Manner = { weights: CARELESS, powers: false, mixing: 0.002, rivals: NO_RIVAL };
const QUICK: Manner = { weights: THRIFTY, powers: true, mixing: 0.002 };
const STEADY: Manner = { weights: THRIFTY, powers: true, mixing: 0 };

export function hintsWith(content: Content): Hints<State> {
  return {
    candidates: (state, seat, prompt) => (prompt.ask === 'act' ? actions(content, state, seat) : movesOf(prompt)),
    turn: turnOf,
    passive: (state, seat, prompt) => passive(content, state, seat, prompt),
    habits: {
      plain: (state, seat, prompt, rng) => new Player(content, state, seat, PLAIN, rng).pick(prompt),
      quick: (state, seat, prompt, rng) => new Player(content, state, seat, QUICK, rng).pick(prompt),
      closer: (state, seat, prompt) => closer(content, state, seat, QUICK, prompt),
    },
    chapter: ({ age, stage }) => 2 * age.number + (stage === 'nextAge' || stage === 'over' ? 1 : 0),
    deduction: deductionWith(content),
  };
}

/** Changes when the seat's own turn ends, and with every stage of an Age. */
function turnOf({ age, stage, turn }: State, seat: number): number {
  const within = stage === 'turns' ? (turn.seat === seat ? 0 : 1) : stage === 'ageVote' ? 2 : 3;
  return 4 * age.number + within;
}

function passive(content: Content, state: State, seat: number, prompt: Prompt): OptionId {
  if (prompt.ask === 'act') return state.turn.used === 1 ? 'pass' : 'rest';
  if (prompt.ask === 'refresh') return 'keep';
  return new Player(content, state, seat, STEADY, fastRng('steady')).pick(prompt);
}

type Sort = keyof typeof MOST;

function sortOf(act: TurnAct, own: DemiId): Sort {
  if (act.do !== 'move' && act.do !== 'portal') return 'power';
  if (act.to.slot === 0) return act.do === 'portal' ? 'power' : 'walk';
  return act.demi === own ? 'own' : 'other';
}

/** The most appealing actions for the own Demi, some of every sort; not acting is always thought of. */
function actions(content: Content, state: State, seat: number): OptionId[] {
  const { demi } = player(state, seat);
  const rated = new Player(content, state, seat, STEADY, fastRng('steady')).actions();
  rated.sort((a, b) => b.worth - a.worth);
  const left = { ...MOST };
  const kept: OptionId[] = [];
  for (const { id, act } of rated) {
    if (act.do === 'pass' || act.do === 'rest' || left[sortOf(act, demi)]-- > 0) kept.push(id);
  }
  return kept;
}
