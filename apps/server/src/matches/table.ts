import { type AnyGame, factsFor, type Match, type Prompt, type Viewer } from '@veilhall/engine';
import type { Moment, PromptView, RefusalView, Table, UndoView } from '@veilhall/protocol';
import type { EntryRow } from '../store/store.ts';

/** Everything a viewer may know of this moment, in words. The only way from a state to the wire. */
export function tableFor(match: Match, viewer: Viewer, undoLabel: (option: string) => string): Table {
  const { game, state } = match;
  const view = match.view(viewer);
  const prompts = game.prompts(state);
  const table: Table = {
    seq: match.seq,
    viewer,
    view,
    waiting: match.waiting(),
    whyNot: [],
  };
  const outcome = match.outcome();
  if (outcome) {
    const { result, winners, scores } = outcome;
    table.outcome = {
      result,
      winners: [...winners],
      ...(scores && { scores: [...scores] }),
      text: game.words.outcome(view),
    };
  }
  if (viewer === 'spectator') return table;
  const prompt = prompts.find((entry) => entry.seat === viewer);
  if (prompt) table.prompt = promptFor(game, view, prompt);
  const offer = match.undoOffer(viewer);
  table.undo = offer.ok
    ? { ok: true, option: offer.option, label: undoLabel(offer.option) }
    : (offer satisfies UndoView);
  for (const refusal of match.whyNot(viewer)) {
    const { code, rule, on, args } = refusal;
    const said: RefusalView = { code, rule, text: game.words.refusal(view, refusal) };
    if (on !== undefined) said.on = on;
    if (args) said.args = args as NonNullable<RefusalView['args']>;
    table.whyNot.push(said);
  }
  return table;
}

function promptFor(game: AnyGame, view: unknown, prompt: Prompt): PromptView {
  const { sentence, labels, rules } = game.words.prompt(view, prompt);
  const said: PromptView = {
    seat: prompt.seat,
    ask: prompt.ask,
    sentence,
    options: prompt.options.map(({ id, on, aside }, index) => ({
      id,
      label: labels[index] ?? id,
      ...(on && { on: [...on] }),
      ...(aside && { aside }),
    })),
  };
  if (prompt.about) said.about = prompt.about as NonNullable<PromptView['about']>;
  if (rules) said.rules = [...rules];
  return said;
}

/** One entry of the journal as this viewer may know it. */
export function momentFor(game: AnyGame, row: EntryRow, viewer: Viewer, over: boolean): Moment {
  const { entry, at, events } = row;
  const moment: Moment = { seq: entry.seq, seat: entry.seat, kind: entry.kind, at, facts: [] };
  if (entry.kind === 'pick' && (over || viewer === entry.seat)) moment.option = entry.option;
  for (const fact of factsFor(events, viewer)) moment.facts.push({ fact, text: game.words.fact(fact) });
  return moment;
}
