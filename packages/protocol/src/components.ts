import { journalSchema, jsonSchema, positionSchema } from '@veilhall/engine';
import { z } from 'zod';
import { errorBody, errorResponse } from './errors.ts';
import * as live from './live.ts';
import * as m from './matches.ts';
import { done, type Route, routes } from './routes.ts';
import { matchResult } from './statistics.ts';
import * as v from './views.ts';
import * as w from './words.ts';

type Doc = Record<string, unknown>;

/** What the parts of the API are called; every other schema is written out where it is used. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Json: jsonSchema,
  JsonObject: w.jsonObject,
  MatchId: w.matchId,
  GuestId: w.guestId,
  Secret: w.secret,
  GameId: w.gameId,
  BotId: w.botId,
  Seat: w.seat,
  Viewer: w.viewer,
  Seq: w.seq,
  OptionId: w.optionId,
  Time: w.time,
  ChoiceKey: w.choiceKey,
  DisplayName: w.displayName,
  ChatText: w.chatText,
  Fact: w.fact,
  ThingId: w.thingId,
  Text: v.text,
  Option: v.optionView,
  Prompt: v.promptView,
  Refusal: v.refusalView,
  Undo: v.undoView,
  Outcome: v.outcomeView,
  Sketch: v.sketchView,
  Look: v.lookView,
  FactLine: v.factLine,
  LogEntry: v.logEntry,
  Guest: m.guest,
  BotInfo: m.botInfo,
  GameInfo: m.gameInfo,
  SeatPlan: m.seatPlan,
  SeatInfo: m.seatInfo,
  MatchSummary: m.matchSummary,
  Handover: m.handover,
  Invite: m.invite,
  Invitation: m.invitation,
  SeatToken: m.seatToken,
  Presence: m.presence,
  MatchView: m.matchView,
  MatchTaken: m.matchTaken,
  ChoiceAnswer: m.choiceAnswer,
  HistoryView: m.historyView,
  LogView: m.logView,
  CardInfo: m.cardInfo,
  ContentView: m.contentView,
  ChatMessage: m.chatMessage,
  ChatView: m.chatView,
  Done: done,
  MatchResult: matchResult,
  Journal: journalSchema,
  Position: positionSchema,
  ErrorBody: errorBody,
  Error: errorResponse,
  ClientMessage: live.clientMessage,
  ServerMessage: live.serverMessage,
};

const registry = z.registry<{ id: string }>();
for (const [id, type] of Object.entries(NAMED)) registry.add(type, { id });
// What only one route takes or answers is called after that route.
for (const [name, { body, answer }] of Object.entries<Route>(routes)) {
  const called = name[0]?.toUpperCase() + name.slice(1);
  if (body && !registry.has(body)) registry.add(body, { id: `${called}Body` });
  if (!registry.has(answer)) registry.add(answer, { id: `${called}Answer` });
}

const addressOf = (id: string): string => `#/components/schemas/${id}`;

/** A reference to a schema that has a name. */
export function refTo(type: z.ZodType): Doc {
  const id = registry.get(type)?.id;
  if (id === undefined) throw new Error('only a named schema can be referred to');
  return { $ref: addressOf(id) };
}

/** Every named schema, by its name. */
export function componentSchemas(io: 'input' | 'output'): Record<string, Doc> {
  const { schemas } = z.toJSONSchema(registry, { io, uri: addressOf, unrepresentable: 'any' });
  const named = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as Doc]);
  // A schema that says no more than this by referring to itself is beyond the compilers of many clients.
  return { ...Object.fromEntries(named), Json: { description: 'Any JSON value.' } };
}
