import {
  type AskTable,
  cloneRng,
  type Fact,
  type Game,
  hashOf,
  int,
  machine,
  type PromptOf,
  rngSchema,
  type Turn,
} from '@veilhall/engine';
import { z } from 'zod';

/** Alone against a die: set a stake, which can be taken back, and roll, which cannot. Nothing is hidden but what comes. */
const optionsSchema = z.strictObject({
  target: z.int().min(5).max(60).default(20).describe('How many points win.'),
});
const frameSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('turn') }),
  z.strictObject({ do: z.literal('score'), rolled: z.int().min(1).max(6) }),
]);
const stateSchema = z.strictObject({
  rng: rngSchema,
  target: z.int(),
  points: z.int().min(0),
  stake: z.int().min(1).max(3),
  rolls: z.int().min(0).max(6),
  resigned: z.boolean(),
  work: z.array(frameSchema),
});
type State = z.infer<typeof stateSchema>;
type ShotFact =
  | { type: 'staked'; stake: number }
  | { type: 'rolled'; die: number }
  | { type: 'scored'; points: number };
type ShotView = Omit<State, 'rng' | 'work'>;
type Frame = z.infer<typeof frameSchema>;
type Acts = Turn<State, ShotFact & Fact, Frame>;
/** 0 rolls; anything else is a new stake. */
type Asks = { play: { act: number; option: { stake: number } }; score: { act: 'score' } };

const asks: AskTable<Asks> = {
  play: { id: (stake) => (stake === 0 ? 'roll' : `stake:${stake}`), about: (stake) => ({ stake }) },
  score: { id: (act) => act },
};

const ROLLS = 6;
const over = (state: State): boolean => state.resigned || state.rolls === ROLLS || state.points >= state.target;

const turn = {
  run({ state }: Acts) {
    const stakes = [1, 2, 3].filter((stake) => stake !== state.stake);
    return { seat: 0, ask: 'play', acts: [0, ...stakes] };
  },
  answer({ state, events }: Acts, _frame: Frame, stake: number): void {
    if (stake === 0) {
      const die = int(state.rng, 'die', 6) + 1;
      state.rolls++;
      events.push({ fact: { type: 'rolled', die }, reveal: true });
      state.work.push({ do: 'score', rolled: die });
    } else {
      state.stake = stake;
      events.push({ fact: { type: 'staked', stake } });
    }
  },
};

/** A question with one answer, which the machine gives by itself. */
const score = {
  run: () => ({ seat: 0, ask: 'score', acts: ['score'] }),
  answer({ state, events, stack }: Acts, { rolled: die }: Extract<Frame, { do: 'score' }>): void {
    stack.pop();
    const points = die > state.stake ? die * state.stake : 0;
    state.points += points;
    events.push({ fact: { type: 'scored', points } });
  },
};

const rules = machine<State, ShotFact & Fact, Acts, Frame>({
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: (state) => [state.work],
  finished: over,
  handlers: { turn, score },
  asks,
  clone: (state) => ({ rng: cloneRng(state.rng), ...viewOf(state), work: state.work.map((frame) => ({ ...frame })) }),
  resigning: {
    resign({ state }) {
      state.resigned = true;
    },
  },
});

const viewOf = ({ target, points, stake, rolls, resigned }: State): ShotView => ({
  target,
  points,
  stake,
  rolls,
  resigned,
});

export const longShot: Game<State, z.infer<typeof optionsSchema>, ShotView, ShotFact & Fact> = {
  id: 'long-shot',
  title: 'Long shot',
  rules: '1',
  seats: { min: 1, max: 1 },
  options: optionsSchema,
  state: stateSchema,
  content: { hash: hashOf('long-shot'), cards: [] },
  words: {
    player: 'Gambler',
    prompt: (view, prompt) => ({
      sentence: `Roll with stake ${view.stake}?`,
      labels: (prompt as PromptOf<Asks, never, 'play'>).options.map(({ about }) =>
        about ? (about.stake === 0 ? 'roll' : `stake ${about.stake}`) : 'give up',
      ),
    }),
    fact: (fact) => `${fact.type} ${'die' in fact ? fact.die : 'stake' in fact ? fact.stake : fact.points}`,
    refusal: (view) => `The stake is ${view.stake} already.`,
    sketch: (view) => ({ title: 'Long shot', status: [`${view.points} of ${view.target}`], zones: [] }),
    outcome: (view) => `${view.points} points.`,
  },
  setup(options, _seats, rng) {
    const state: State = {
      rng,
      target: options.target,
      points: 0,
      stake: 1,
      rolls: 0,
      resigned: false,
      work: [{ do: 'turn' }],
    };
    rules.settle(state);
    return state;
  },
  prompts: rules.prompts,
  apply: rules.apply,
  view: viewOf,
  whyNot: (state) => [
    { code: 'same-stake', rule: 'LS-STAKE-01', on: `stake:${state.stake}`, args: { stake: state.stake } },
  ],
  outcome(state) {
    if (!over(state)) return undefined;
    const won = state.points >= state.target;
    return { result: won ? 'won' : 'lost', winners: won ? [0] : [] };
  },
  determinize(state, _seat, rng) {
    const copy = longShot.clone(state);
    copy.rng = rng;
    return copy;
  },
  evaluate: (state) => Math.min(1, state.points / state.target),
  audit: (state) => (state.points > ROLLS * 18 ? ['more points than rolls can give'] : []),
  clone: rules.clone,
};
