import type * as wire from '@veilhall/protocol';
import { sharedRoom } from '../local/client.ts';
import type { Blocked, ChatLine, Line, Moment, SeatInfo, UndoState } from '../table.ts';

/** From the words of the wire to those of the table. */

const UNDO_WHY = {
  nothing: 'Nothing to take back yet.',
  revealed: 'Something was revealed: what was seen cannot be unseen.',
  'other-seat': 'Somebody else has acted since.',
  finished: 'The game is over.',
} as const;

export function undoFrom({ undo, viewer }: wire.Table): UndoState {
  if (undo?.ok && typeof viewer === 'number') return { can: true, seat: viewer, label: undo.label };
  return { can: false, why: undo && !undo.ok ? UNDO_WHY[undo.why] : 'You are watching.' };
}

export async function momentFrom(game: string, table: wire.Table): Promise<Moment> {
  const { seq, viewer, view, waiting, prompt, whyNot, outcome } = table;
  return {
    seq,
    viewer,
    view,
    sketch: await sharedRoom().call('sketch', { game, view }),
    ...(prompt && { prompt: promptFrom(prompt) }),
    blocked: whyNot.map(blockedFrom),
    toAct: waiting,
    ...(outcome && { ended: endedFrom(outcome) }),
  };
}

function promptFrom({
  seat,
  ask,
  about,
  sentence,
  rules = [],
  options,
}: wire.PromptView): NonNullable<Moment['prompt']> {
  return {
    seat,
    ask,
    // JSON from the wire; null never occurs in what a game says.
    ...(about && { about: about as NonNullable<NonNullable<Moment['prompt']>['about']> }),
    sentence,
    rules,
    options: options.map(({ id, label, on, aside }) => ({ id, label, ...(on && { on }), ...(aside && { aside }) })),
  };
}

const blockedFrom = ({ code, rule, on, text }: wire.RefusalView): Blocked => ({ code, rule, ...(on && { on }), text });

const endedFrom = ({ result, winners, scores, text }: wire.OutcomeView): NonNullable<Moment['ended']> => ({
  result,
  winners,
  ...(scores && { scores }),
  text,
});

export const lineOf = ({ seq, seat, kind, facts }: wire.Moment): Line => ({ seq, seat, kind, told: facts });

export const chatLine = ({ n, at, from, text }: wire.ChatMessage): ChatLine => ({
  id: String(n),
  at,
  from: from.name,
  text,
});

export function seatsOf({ seats }: wire.MatchSummary, presence: wire.Presence): SeatInfo[] {
  return seats.map(({ seat, kind, name, bot, yours }) => ({
    seat,
    name,
    kind,
    mine: yours,
    present: kind === 'bot' || presence.seats.includes(seat),
    ...(bot && { bot }),
  }));
}
