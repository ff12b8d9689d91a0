import { describe, expect, it } from 'vitest';
import type { Fact } from './events.ts';
import { Refused } from './game.ts';
import type { Seat } from './ids.ts';
import { type Frame, type Handlers, type MachineParts, machine, type Turn } from './machine.ts';
import { isOffer, promptData } from './prompt.ts';
import { fastRng, type GameState } from './rng.ts';

interface Table extends GameState {
  log: string[];
  over: boolean;
  work: Frame[];
  seats: Frame[][];
}
type Acts = Turn<Table, Fact>;

const table = (work: Frame[], seats: Frame[][] = []): Table => ({ rng: fastRng(1), log: [], over: false, work, seats });

type Parts = MachineParts<Table, Fact, Acts, Frame>;
/** Every ask of these tests names its acts as they are. */
const named = { id: (act: unknown) => String(act) };

const rules = (handlers: Handlers<Acts, Frame>, more: Partial<Parts> = {}) =>
  machine<Table, Fact, Acts, Frame>({
    turn: (state, events, stack) => ({ state, events, stack }),
    stacks: (state) => [state.work, ...state.seats],
    finished: (state) => state.over,
    clone: (state) => structuredClone(state),
    asks: Object.fromEntries(ASKS.map((ask) => [ask, named])),
    handlers,
    ...more,
  });
const ASKS = ['ask 0', 'ask 1', 'ask 2', 'lone', 'offer', 'pick', '0 noted', '1 noted', 'team'];

/** Drops itself wherever it lies, and notes that it ran. */
const note = (name: string) => ({
  run({ state, events, stack }: Acts): void {
    stack.pop();
    state.log.push(name);
    events.push({ fact: { type: name } });
  },
});

const ask = (seat: number, options: readonly string[] = ['yes', 'no'], always = true) => ({
  run: () => ({
    seat,
    ask: `ask ${seat}`,
    acts: options,
    ...(always && { always: true as const }),
  }),
  answer({ state, stack }: Acts, _frame: Frame, act: string): void {
    stack.pop();
    state.log.push(`${seat} ${act}`);
  },
});

const end = {
  run({ state }: Acts): void {
    state.over = true;
  },
};

describe('frames', () => {
  it('[EN-MACHINE-01] [EN-MACHINE-02] run from the top of the stack until one asks', () => {
    const push = {
      run({ state }: Acts): void {
        state.work.pop();
        state.work.push({ do: 'last' }, { do: 'ask' }, { do: 'first' });
      },
    };
    const game = rules({ push, first: note('first'), last: note('last'), ask: ask(0), end });
    const state = table([{ do: 'end' }, { do: 'push' }]);
    expect(game.settle(state).map(({ fact }) => fact.type)).toEqual(['first']);
    expect(state.log).toEqual(['first']);
    expect(game.prompts(state).map(({ ask }) => ask)).toEqual(['ask 0']);
    expect(game.apply(state, 0, 'yes').map(({ fact }) => fact.type)).toEqual(['last']);
    expect(state.log).toEqual(['first', '0 yes', 'last']);
  });

  it('[EN-MACHINE-03] a single option is taken, unless the question is always asked', () => {
    const game = rules({ forced: ask(0, ['only'], false), always: ask(0, ['only']), end });
    const state = table([{ do: 'end' }, { do: 'always' }, { do: 'forced' }]);
    game.settle(state);
    expect(state.log).toEqual(['0 only']);
    expect(game.prompts(state)[0]?.options).toHaveLength(1);
  });

  it('[EN-MACHINE-04] giving up is never taken by the machine', () => {
    const resign = ({ state }: Acts): void => {
      state.over = true;
    };
    const state = table([{ do: 'lone' }]);
    const game = rules(
      { lone: { run: () => ({ seat: 0, ask: 'lone', acts: [], always: true }) } },
      { resigning: { resign } },
    );
    game.settle(state);
    expect(state.over).toBe(false);
    expect(game.prompts(state)[0]?.options).toEqual([{ id: 'resign', kind: 'resign' }]);
    game.apply(state, 0, 'resign');
    expect(state.over).toBe(true);
  });

  it('[EN-MACHINE-05] a question without options is an error', () => {
    expect(() => rules({ empty: ask(0, [], false) }).settle(table([{ do: 'empty' }]))).toThrow(
      "'ask 0' offers nothing to pick",
    );
  });

  it('[EN-MACHINE-10] nothing runs after the end', () => {
    const game = rules({ end, never: note('never'), ask: ask(0) });
    const state = table([{ do: 'never' }, { do: 'end' }], [[], [{ do: 'never' }, { do: 'ask' }]]);
    state.over = true;
    game.settle(state);
    expect(state.log).toEqual([]);
    expect(game.prompts(state)).toEqual([]);
    expect(() => game.apply(state, 0, 'yes')).toThrow(Refused);
  });

  it('[EN-MACHINE-10] an end in the middle of an answer drops what was pending', () => {
    const finish = {
      ...ask(0),
      answer: ({ state }: Acts) => {
        state.over = true;
      },
    };
    const game = rules({ finish, never: note('never') });
    const state = table([{ do: 'never' }, { do: 'finish' }]);
    game.settle(state);
    expect(game.apply(state, 0, 'yes')).toEqual([]);
    expect(game.prompts(state)).toEqual([]);
  });

  it('[EN-MACHINE-11] a loop is an error that names its frame', () => {
    const loop = { run: () => undefined };
    expect(() => rules({ loop }).settle(table([{ do: 'loop' }]))).toThrow("does not come to rest (frame 'loop')");
  });

  it.each(['unknown', 'constructor', 'toString', '__proto__'])('[EN-MACHINE-12] there is no handler for %s', (name) => {
    expect(() => rules({}).settle(table([{ do: name }]))).toThrow(`no handler for frame '${name}'`);
  });

  it('[EN-MACHINE-13] a reloaded state asks the same again', () => {
    const game = rules({ ask: ask(0), end });
    const state = table([{ do: 'end' }, { do: 'ask' }]);
    game.settle(state);
    const reloaded = JSON.parse(JSON.stringify(state));
    expect(game.prompts(reloaded).map(promptData)).toEqual(game.prompts(state).map(promptData));
    game.apply(reloaded, 0, 'no');
    expect(state.log).toEqual([]);
  });

  it('[EN-MACHINE-13] a state that is not at rest cannot be asked', () => {
    const game = rules({ note: note('moved'), ask: ask(0) });
    expect(() => game.prompts(table([{ do: 'ask' }, { do: 'note' }]))).toThrow('a state at rest moved on by itself');
  });

  it('[EN-MACHINE-14] nothing to do and not finished is an error', () => {
    expect(() => rules({}).settle(table([]))).toThrow('neither finished nor waiting');
  });

  it('[EN-MACHINE-15] a change by hand is seen after forgetting', () => {
    const game = rules({ a: ask(0), b: ask(1) });
    const state = table([{ do: 'a' }]);
    game.settle(state);
    state.work = [{ do: 'b' }];
    game.forget(state);
    expect(game.prompts(state).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('several stacks', () => {
  it('[EN-MACHINE-06] [EN-MACHINE-07] seats decide in any order before the table goes on', () => {
    const game = rules({ a: ask(0), b: ask(1), c: ask(2), table: note('table'), end });
    const state = table([{ do: 'end' }, { do: 'table' }], [[{ do: 'a' }], [{ do: 'b' }], [{ do: 'c' }]]);
    game.settle(state);
    expect(game.prompts(state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    game.apply(state, 2, 'yes');
    game.apply(state, 0, 'no');
    expect(state.log).not.toContain('table');
    expect(game.prompts(state).map(({ seat }) => seat)).toEqual([1]);
    game.apply(state, 1, 'yes');
    expect(state.log).toEqual(['2 yes', '0 no', '1 yes', 'table']);
  });

  it('[EN-MACHINE-16] an offer comes after what the game waits for', () => {
    const settings = {
      id: (act: string) => act,
      open: (_state: Table, _seat: Seat, asked: string) => (asked === 'offer' ? ['back'] : []),
      set({ state, stack }: Acts, seat: Seat, act: string): void {
        stack.pop();
        state.log.push(`${seat} ${act}`);
      },
    };
    const offer = { run: () => ({ seat: 0, ask: 'offer', acts: [], always: true as const }) };
    const game = rules({ offer, b: ask(1), end }, { settings });
    const state = table([{ do: 'end' }], [[{ do: 'offer' }], [{ do: 'b' }]]);
    game.settle(state);
    expect(game.prompts(state).map((prompt) => [prompt.seat, isOffer(prompt)])).toEqual([
      [1, false],
      [0, true],
    ]);
    game.apply(state, 0, 'back');
    expect(state.log).toEqual(['0 back']);
    expect(game.prompts(state).map(({ seat }) => seat)).toEqual([1]);
  });

  it('[EN-MACHINE-08] what another asks of a seat comes first, and its own question waits', () => {
    const game = rules({ own: ask(0, ['own', 'other']), foreign: ask(0, ['help', 'not']), end });
    const state = table([{ do: 'end' }], [[{ do: 'own' }], [{ do: 'foreign' }]]);
    game.settle(state);
    expect(game.prompts(state).map(({ options }) => options[0]?.id)).toEqual(['help']);
    game.apply(state, 0, 'help');
    expect(game.prompts(state).map(({ options }) => options[0]?.id)).toEqual(['own']);
    game.apply(state, 0, 'own');
    expect(state.log).toEqual(['0 help', '0 own']);
  });

  it('[EN-MACHINE-09] a later move of another stack is in the prompts', () => {
    const counts = {
      run: ({ state }: Acts) => ({
        seat: 1,
        ask: `${state.log.length} noted`,
        acts: ['ok'],
        always: true as const,
      }),
    };
    const game = rules({ counts, note: note('moved'), a: ask(0) });
    const state = table([], [[{ do: 'a' }, { do: 'note' }], [{ do: 'counts' }], []]);
    game.settle(state);
    expect(game.prompts(state).map((prompt) => prompt.ask)).toEqual(['ask 0', '1 noted']);
  });
});

describe('one frame that asks several seats', () => {
  /** Everybody in turn or at once; an answer of seat 1 starts something that must end before the others go on. */
  const team = {
    run: ({ state }: Acts) =>
      [0, 1, 2]
        .filter((seat) => !state.log.includes(`${seat} only`))
        .map((seat) => ({ seat, ask: 'team', acts: ['only'] })),
    answer({ state, stack }: Acts, _frame: Frame, act: string, seat: Seat): void {
      state.log.push(`${seat} ${act}`);
      if (state.log.length === 4) stack.pop();
      else if (seat === 1) stack.push({ do: 'b' });
    },
  };

  it('[EN-MACHINE-17] asks all of them, answers none, and holds the others back while an answer is worked out', () => {
    const game = rules({ team, b: ask(1), end });
    const state = table([{ do: 'end' }, { do: 'team' }]);
    game.settle(state);
    const asked = () => game.prompts(state).map(({ seat, ask }) => `${seat} ${ask}`);
    expect(asked()).toEqual(['0 team', '1 team', '2 team']);
    game.apply(state, 1, 'only');
    expect(asked()).toEqual(['1 ask 1']);
    expect(() => game.apply(state, 0, 'only')).toThrow(Refused);
    game.apply(state, 1, 'yes');
    expect(asked()).toEqual(['0 team', '2 team']);
    game.apply(state, 2, 'only');
    expect(asked()).toEqual(['0 team']);
    game.apply(state, 0, 'only');
    expect(state.over).toBe(true);
  });

  it('[EN-MACHINE-17] nobody to ask is an error', () => {
    expect(() => rules({ none: { run: () => [] } }).settle(table([{ do: 'none' }]))).toThrow(
      "frame 'none' asks nobody",
    );
  });
});

type Deep = { deep: [string] };

function picking(more: Partial<Parts> = {}) {
  const told: unknown[] = [];
  const pick = {
    run: () => ({ seat: 0, ask: 'pick', acts: ['b', 'c', 'a'].map((id): Deep => ({ deep: [id] })) }),
    answer({ state }: Acts, _frame: Frame, act: unknown): void {
      told.push(act);
      state.over = true;
    },
  };
  const game = rules({ pick }, { asks: { pick: { id: ({ deep }: Deep) => deep[0] } }, ...more });
  const state = table([{ do: 'pick' }]);
  game.settle(state);
  return { game, state, told };
}

describe('options', () => {
  it('[EN-OPT-01] [EN-REFUSE-01] only what is listed for the seat is taken', () => {
    const game = rules({ a: ask(0, ['left', 'right']), b: ask(1), end });
    const state = table([{ do: 'end' }], [[{ do: 'a' }], [{ do: 'b' }], []]);
    game.settle(state);
    const before = JSON.stringify(state);
    const code = (seat: number, option: string) => {
      try {
        game.apply(state, seat, option);
        return 'taken';
      } catch (error) {
        return (error as Refused).code;
      }
    };
    expect(code(0, 'yes')).toBe('not-an-option');
    expect(code(1, 'left')).toBe('not-an-option');
    expect(code(2, 'yes')).toBe('not-your-turn');
    expect(JSON.stringify(state)).toBe(before);
    expect(code(1, 'yes')).toBe('taken');
    expect(code(1, 'yes')).toBe('not-your-turn');
    expect(code(0, 'left')).toBe('taken');
    expect(code(0, 'left')).toBe('finished');
  });

  it('[EN-OPT-02] [EN-OPT-03] the handler is told the option it listed', () => {
    const { game, state, told } = picking();
    expect(game.prompts(state)[0]?.options.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    game.apply(state, 0, 'c');
    expect(told).toEqual([{ deep: ['c'] }]);
  });

  it('[EN-OPT-04] a move may be named by its place', () => {
    const { game, state, told } = picking();
    for (const place of [-1, 3, 0.5, Number.NaN]) expect(() => game.apply(state, 0, place)).toThrow(Refused);
    game.apply(state, 0, 2);
    expect(told).toEqual([{ deep: ['a'] }]);
  });

  it('[EN-OPT-05] names and data are made from the act when somebody looks', () => {
    const made: string[] = [];
    const pick = {
      id: ({ deep }: Deep) => {
        made.push(deep[0]);
        return deep[0];
      },
      on: ({ deep }: Deep) => [`thing:${deep[0]}`],
      about: ({ deep }: Deep) => ({ letter: deep[0] }),
    };
    const { game, state } = picking({ asks: { pick } });
    const [prompt] = game.prompts(state);
    expect([prompt?.moves, prompt?.options.length, prompt?.options[1]?.about]).toEqual([3, 3, { letter: 'c' }]);
    game.apply(game.clone(state), 0, 0);
    expect(made).toEqual([]);
    expect(prompt && promptData(prompt).options[0]).toEqual({ id: 'b', on: ['thing:b'], about: { letter: 'b' } });
  });

  it('[EN-OPT-06] settings and giving up come after the moves and are no moves', () => {
    const settings = {
      id: (act: string) => act,
      open: () => ['quiet'],
      set: ({ state }: Acts, seat: Seat, act: string) => void state.log.push(`${seat} sets ${act}`),
    };
    const resigning = {
      open: (_state: Table, seat: Seat) => seat === 0,
      resign: ({ state }: Acts) => void state.log.push('up'),
    };
    const game = rules({ a: ask(0), b: ask(1) }, { settings, resigning });
    const state = table([], [[{ do: 'a' }], [{ do: 'b' }]]);
    game.settle(state);
    const [first, second] = game.prompts(state).map(promptData);
    expect(first?.options.map(({ id, kind }) => [id, kind])).toEqual([
      ['yes', undefined],
      ['no', undefined],
      ['quiet', 'setting'],
      ['resign', 'resign'],
    ]);
    expect([first?.moves, second?.options.length]).toEqual([2, 3]);
    game.apply(state, 1, 'quiet');
    game.apply(state, 0, 'resign');
    expect(() => game.apply(state, 1, 'resign')).toThrow(Refused);
    expect(() => game.apply(state, 0, 2)).toThrow(Refused);
    expect(state.log).toEqual(['1 sets quiet', 'up']);
    expect(game.prompts(state)).toHaveLength(2);
  });

  it('[EN-OPT-07] an ask that nobody names is an error', () => {
    const game = rules({ a: { run: () => ({ seat: 0, ask: 'toString', acts: [1, 2] }) } });
    const state = table([{ do: 'a' }]);
    game.settle(state);
    expect(() => game.prompts(state)[0]?.options).toThrow("nobody says how the options of 'toString' are named");
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('[EN-REFUSE-02] %s is no option', (name) => {
    const game = rules({ ask: ask(0) });
    const state = table([{ do: 'ask' }]);
    game.settle(state);
    expect(() => game.apply(state, 0, name)).toThrow(Refused);
  });
});
