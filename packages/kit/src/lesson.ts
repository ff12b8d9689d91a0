import {
  type AnyGame,
  type GameState,
  Match,
  type Option,
  type OptionId,
  type Prompt,
  type Text,
} from '@veilhall/engine';

/** What a move of this kind of question tells. */
type MoveAbout<P extends Prompt, A> = Extract<P, { ask: A }>['options'][number] extends infer O
  ? O extends { about: infer D; kind?: never }
    ? D
    : never
  : never;

/** A move, by the question it answers and a condition on what it tells. */
export type Wish<P extends Prompt = Prompt> = {
  [A in P['ask']]: { readonly ask: A; fits(about: MoveAbout<P, A>): boolean };
}[P['ask']];

/** What a step shows besides the things of its move: a thing on the table, or a zone. */
export type Spot = { readonly thing: string } | { readonly zone: string };

/** One sentence, and the one thing to do: the wished move, or nothing but reading on. */
export interface LessonStep<P extends Prompt = Prompt> {
  readonly say: Text;
  readonly at?: readonly Spot[];
  /** Without it the step is only read. `wrong` answers every other pick, which is then not made. */
  readonly pick?: { readonly wish: Wish<P>; readonly wrong: Text };
}

/** A lesson on the real rules: a deal, what the other seats do, and the steps of seat 0. */
export interface Lesson<S extends GameState = GameState, P extends Prompt = Prompt> {
  readonly options: Readonly<Record<string, unknown>>;
  /** Names of the other seats, from seat 1 on. */
  readonly others: readonly string[];
  /** 64 hex digits. */
  readonly seed: string;
  /** Puts the table as the steps need it, from ids of cards: new cards in the box change nothing. */
  arrange(state: S): void;
  /** The other seats take the first of these that they are offered. */
  readonly replies: readonly Wish<P>[];
  readonly steps: readonly LessonStep<P>[];
  /** Said when all is done. */
  readonly end: Text;
}

/** A deal depends on the seed and on the name of the match: under one name every table of a lesson is dealt alike. */
const DEALT_AS = 'lesson';

/** The lesson's table, checked like any position from outside. */
export function lessonMatch(game: AnyGame, lesson: Lesson, id: string): Match {
  const { seed, options, others } = lesson;
  const dealt = Match.deal(game, { id: DEALT_AS, seats: others.length + 1, options, seed });
  const state = game.clone(dealt.state);
  lesson.arrange(state);
  return Match.fromPosition(game, id, { ...dealt.position(), state });
}

const isWished = (wish: Wish, { ask }: Prompt, { kind, about }: Option): boolean =>
  wish.ask === ask && kind === undefined && about !== undefined && wish.fits(about as never);

/** The moves a step wants, among those on offer. */
export function wished(step: LessonStep | undefined, prompt: Prompt | undefined): readonly Option[] {
  const wish = step?.pick?.wish;
  return wish && prompt ? prompt.options.filter((option) => isWished(wish, prompt, option)) : [];
}

export type Judgement = { readonly right: true } | { readonly right: false; readonly say: Text };

const READ_ON: Text = 'Read this first, then press Go on.';
const ALL_DONE: Text = 'The lesson is over. Leave it to play a game of your own.';

/** Whether the pick is the one that step `at` asks for; if not, what to say instead of making it. */
export function judge(lesson: Lesson, at: number, prompt: Prompt, option: OptionId): Judgement {
  const step = lesson.steps[at];
  if (wished(step, prompt).some(({ id }) => id === option)) return { right: true };
  if (!step) return { right: false, say: ALL_DONE };
  return { right: false, say: step.pick?.wrong ?? READ_ON };
}

/** What another seat does: the first reply on offer, else the first move. */
export function reply(lesson: Lesson, prompt: Prompt): OptionId | undefined {
  for (const wish of lesson.replies) {
    const found = prompt.options.find((option) => isWished(wish, prompt, option));
    if (found) return found.id;
  }
  return prompt.options[0]?.id;
}
