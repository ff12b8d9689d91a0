import {
  type AnyGame,
  type Entry,
  type Event,
  factsFor,
  type GameState,
  isOffer,
  type Match,
  type Prompt,
  promptData,
  type Seat,
  type Text,
  text,
  type Viewer,
} from '@veilhall/engine';
import type { Asked, Blocked, FactLine, Labelled, LogEntry, Look } from './views.ts';

/**
 * Everything a viewer may know of the present moment, in words. The only way from a state to anybody's eyes.
 * `labelOf`: what the pick of an entry was called when it was made.
 */
export function look(match: Match, viewer: Viewer, labelOf: (entry: number) => Text | undefined): Look {
  const seen = lookAt(match.game, match.state, match.seq, viewer);
  if (viewer === 'spectator') return seen;
  const offer = match.undoOffer(viewer);
  if (!offer.ok) return { ...seen, undo: offer };
  const { ok, of, option } = offer;
  return { ...seen, undo: { ok, of, option, label: labelOf(of) ?? option } };
}

/** The same of any state, as entry `seq` left it: nothing of the past can be taken back. */
export function lookAt(game: AnyGame, state: GameState, seq: number, viewer: Viewer): Look {
  const view: unknown = game.view(state, viewer);
  const prompts = game.prompts(state);
  const own = prompts.find((prompt) => prompt.seat === viewer);
  const outcome = game.outcome(state);
  return {
    seq,
    viewer,
    view,
    sketch: game.words.sketch(view),
    waiting: prompts.flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat])),
    ...(own && { prompt: asked(game, view, own) }),
    whyNot: viewer === 'spectator' ? [] : blocked(game, state, view, viewer),
    ...(outcome && {
      outcome: {
        result: outcome.result,
        winners: [...outcome.winners],
        ...(outcome.scores && { scores: [...outcome.scores] }),
        text: game.words.outcome(view),
      },
    }),
  };
}

/** Words for a prompt, made from what its seat may see. */
function asked(game: AnyGame, view: unknown, prompt: Prompt): Asked {
  const { sentence, labels, rules = [] } = game.words.prompt(view, prompt);
  const { seat, ask, about, moves, options } = promptData(prompt);
  return {
    seat,
    ask,
    ...(about && { about }),
    sentence,
    rules: [...rules],
    moves,
    options: options.map(
      ({ id, about: meaning, on, kind }, i): Labelled => ({
        id,
        label: labels[i] ?? id,
        ...(meaning && { about: meaning }),
        ...(on && { on: [...on] }),
        ...(kind && { kind }),
      }),
    ),
  };
}

function blocked(game: AnyGame, state: GameState, view: unknown, seat: Seat): Blocked[] {
  return game.whyNot(state, seat).map((refusal): Blocked => {
    const { code, rule, on, args } = refusal;
    return { code, rule, ...(on && { on }), ...(args && { args }), text: game.words.refusal(view, refusal) };
  });
}

export const factLines = (game: AnyGame, events: readonly Event[], viewer: Viewer): FactLine[] =>
  factsFor(events, viewer).map((fact) => ({ fact, text: game.words.fact(fact) }));

/** What an entry is made of, as its host keeps it. */
export interface KeptEntry {
  readonly entry: Entry;
  readonly at: number;
  readonly events: readonly Event[];
}

/** One entry of the journal as this viewer may know it; everybody may know everything once the game is `over`. */
export function logEntryFor(game: AnyGame, { entry, at, events }: KeptEntry, viewer: Viewer, over: boolean): LogEntry {
  const { seq, seat } = entry;
  const facts = factLines(game, events, viewer);
  if (entry.kind === 'undo') return { kind: entry.kind, seq, seat, at, facts, of: entry.of };
  const open = over || viewer === seat;
  const { option, run } = entry;
  return { kind: entry.kind, seq, seat, at, facts, ...(open && { option, ...(run && { run: [...run] }) }) };
}

/** What the picks of one entry are called, together: the first by its words, the rest by their number. */
export function labelOf(prompt: Asked | undefined, picks: readonly string[]): Text {
  const [first = '', ...more] = picks;
  const label = prompt?.options.find(({ id }) => id === first)?.label ?? first;
  return more.length > 0 ? text`${label} and ${more.length} more` : label;
}
