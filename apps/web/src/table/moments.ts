import type { AnyGame, Event, GameState, Prompt, Seat, Viewer } from '@veilhall/engine';
import { factsFor, isOffer } from '@veilhall/engine';
import type { Asked, Blocked, Labelled, Moment, Told } from './table.ts';

/** Words for a prompt, made from what its seat may see. */
function asked(game: AnyGame, view: unknown, prompt: Prompt): Asked {
  const { sentence, labels, rules } = game.words.prompt(view, prompt);
  const options: Labelled[] = [];
  for (const [i, { id, on, aside }] of prompt.options.entries()) {
    options.push({ id, label: labels[i] ?? id, ...(on && { on }), ...(aside && { aside }) });
  }
  const { seat, ask, about } = prompt;
  return { seat, ask, ...(about && { about }), sentence, rules: rules ?? [], options };
}

function blockedFor(game: AnyGame, state: GameState, view: unknown, seat: Seat): Blocked[] {
  const found: Blocked[] = [];
  for (const refusal of game.whyNot(state, seat)) {
    const { code, rule, on } = refusal;
    found.push({ code, rule, ...(on && { on }), text: game.words.refusal(view, refusal) });
  }
  return found;
}

/** The state of a match as one viewer sees it, with all its words. */
export function momentOf(game: AnyGame, state: GameState, seq: number, viewer: Viewer): Moment {
  const view: unknown = game.view(state, viewer);
  const prompts = game.prompts(state);
  const own = prompts.find((prompt) => prompt.seat === viewer);
  const outcome = game.outcome(state);
  return {
    seq,
    viewer,
    view,
    sketch: game.words.sketch(view),
    ...(own && { prompt: asked(game, view, own) }),
    blocked: own ? blockedFor(game, state, view, own.seat) : [],
    toAct: prompts.flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat])),
    ...(outcome && { ended: { ...outcome, text: game.words.outcome(view) } }),
  };
}

export function toldTo(game: AnyGame, events: readonly Event[], viewer: Viewer): Told[] {
  return factsFor(events, viewer).map((fact) => ({ fact, text: game.words.fact(fact) }));
}
