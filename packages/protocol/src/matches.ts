import {
  type CardInfo,
  type Json,
  journalSchema,
  jsonSchema,
  MOST_RUN,
  ORIGINS,
  positionSchema,
} from '@veilhall/engine';
import { type ZodType, z } from 'zod';
import { factLine, logEntry, lookView, outcomeView } from './views.ts';
import {
  botId,
  chatText,
  choiceKey,
  displayName,
  gameId,
  guestId,
  jsonObject,
  matchId,
  optionId,
  seat,
  secret,
  seq,
  time,
} from './words.ts';

export const guest = z.strictObject({ id: guestId, name: displayName });

export const botInfo = z.strictObject({ id: botId, name: z.string(), about: z.string() });

export const gameInfo = z.strictObject({
  id: gameId,
  title: z.string(),
  rules: z.string(),
  /** Changes whenever any card changes. */
  content: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  /** JSON schema of the options; every field has a default and a description. */
  options: jsonObject,
  takesPacks: z.boolean(),
  bots: z.array(botInfo),
});

/** Who is to sit where: the creator, a bot of some level, or whoever takes up the invitation. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: displayName.optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: botId }),
  z.strictObject({ kind: z.literal('open') }),
]);

export const seatInfo = z.strictObject({
  seat,
  kind: z.enum(['human', 'bot', 'open']),
  name: z.string(),
  bot: botId.optional(),
  /** The asking guest sits here. */
  yours: z.boolean(),
  connected: z.boolean(),
  /** A bot plays on for somebody who left the running match; only they can take the seat back. */
  left: z.strictObject({ name: z.string(), you: z.boolean() }).optional(),
});

/** A seat that changed hands after the deal. */
export const handover = z.strictObject({
  /** The entry after which it did. */
  seq,
  at: time,
  seat,
  kind: z.enum(['human', 'bot', 'open']),
  /** Who plays it from then on. */
  name: z.string(),
  /** For whom a bot plays on. */
  left: z.string().optional(),
});

export const MATCH_STATUS = ['lobby', 'playing', 'over', 'quarantined'] as const;

export const matchSummary = z.strictObject({
  id: matchId,
  name: z.string(),
  game: gameId,
  gameTitle: z.string(),
  status: z.enum(MATCH_STATUS),
  seats: z.array(seatInfo),
  /** Seats that are asked something now. */
  waiting: z.array(seat),
  seq,
  createdAt: time,
  updatedAt: time,
  /** The asking guest made this match and may change its seats and delete it. */
  host: z.boolean(),
  /** Whoever has the match's address may watch. */
  spectators: z.boolean(),
  /** Everybody at this match may ask for hints; whoever plays alone may in any case. */
  hints: z.boolean(),
  botDelayMs: z.int(),
  options: jsonSchema,
  /** Hash of the host's seed, published before anybody adds a nonce. */
  commitment: z.string().optional(),
  outcome: outcomeView.omit({ text: true }).optional(),
  /** Dealt here, brought as a position, or branched off another match. */
  origin: z.enum(ORIGINS),
  /** Packs of homebrew cards it is played with; `content` tells what its cards say. */
  packs: z.int().min(0),
  forkOf: z.strictObject({ match: matchId, seq }).optional(),
  /** The latest, oldest first. */
  handovers: z.array(handover),
});

const botDelayMs = z
  .int()
  .min(0)
  .max(10_000)
  .describe('How long a bot lets its decision wait, so that people can follow.');
const nonce = z.string().min(1).max(64).describe("A player's own share of the deal's randomness.");
const matchName = displayName.describe('What the match is called in lists.');

export const createMatchBody = z.strictObject({
  game: gameId,
  seats: z.array(seatPlan).min(1).max(16),
  options: jsonObject.optional(),
  packs: z.array(jsonSchema).max(4).optional(),
  name: matchName.optional(),
  botDelayMs: botDelayMs.optional(),
  spectators: z.boolean().optional(),
  /** Whoever sits here may ask for hints, though others play. */
  hints: z.boolean().optional(),
  /** Deal only when `start` is called, so that nonces can be added after the commitment was seen. */
  hold: z.boolean().optional(),
  nonce: nonce.optional(),
});

/** Single purpose: takes this one seat of this one match, once. */
export const invite = z.strictObject({ seat, code: secret });
/** Acts for this one seat of this one match, as a bearer token. Shown once. */
export const seatToken = z.strictObject({ seat, token: secret });

export const presence = z.strictObject({
  /** Seats whose player has the match open. */
  seats: z.array(seat),
  spectators: z.array(z.strictObject({ name: z.string() })),
});

/** A match as one guest sees it. */
export const matchView = z.strictObject({
  match: matchSummary,
  /** Absent while the match is in the lobby. */
  look: lookView.optional(),
  presence,
});
export const matchTaken = z.strictObject({
  ...matchView.shape,
  seatTokens: z.array(seatToken),
  invites: z.array(invite),
});

export const changeMatchBody = z.strictObject({
  name: matchName.optional(),
  botDelayMs: botDelayMs.optional(),
  spectators: z.boolean().optional(),
  options: jsonObject.optional().describe('What is to be dealt; only while the match is in the lobby.'),
});
/** What somebody who was given an invitation may know before they sit down. */
export const invitation = z.strictObject({
  match: matchId,
  name: z.string(),
  game: gameId,
  gameTitle: z.string(),
  status: z.enum(MATCH_STATUS),
  /** The name of whoever made the match. */
  host: z.string(),
  /** The seat the invitation is for. */
  seat,
  seats: z.array(z.strictObject({ seat, kind: z.enum(['human', 'bot', 'open']), name: z.string() })),
  options: jsonSchema,
  origin: z.enum(ORIGINS),
  packs: z.int().min(0),
  hints: z.boolean(),
});
export const invitationBody = z.strictObject({ invite: secret });
export const joinBody = z.strictObject({ invite: secret, name: displayName.optional(), nonce: nonce.optional() });
export const startBody = z.strictObject({ nonce: nonce.optional() });
export const leaveBody = z.strictObject({
  seat: seat.optional(),
  bot: botId.optional().describe('Who plays on, if the match is running.'),
});
export const changeSeatBody = z.strictObject({
  seat,
  to: seatPlan,
  hold: z.boolean().optional().describe('Whether a full lobby waits for `start` from now on.'),
});
export const nudgeBody = z.strictObject({ seat });
/** Whether the reminded person has the match open. */
export const nudgeAnswer = z.strictObject({ heard: z.boolean() });
export const inviteBody = z.strictObject({ seat });

export const choiceBody = z.strictObject({
  seat,
  key: choiceKey,
  /** The moment this pick answers. An older one is fine as long as its option has been open without a break since. */
  baseSeq: seq,
  /** One option, or a run of them that is applied together or not at all. */
  option: z.union([
    optionId,
    z
      .array(optionId)
      .min(1)
      .max(MOST_RUN + 1),
  ]),
});
export const undoBody = choiceBody.omit({ option: true });
/** `seq` is that of the pick, and the same for every retry; `look` is how things stand now. */
export const choiceAnswer = z.strictObject({ seq, look: lookView });

/** The moment the hint is for; a later one wants another. */
export const hintBody = z.strictObject({ seat, baseSeq: seq });
/** What the pick changes against another one, in a few words each; left out where there is nothing to say. */
const hintWhy = z.strictObject({ instead: optionId.optional(), reasons: z.array(z.string()) });
export const hintAnswer = z.strictObject({ seq, option: optionId, why: hintWhy.optional() });

export const forkBody = z.strictObject({ seq: seq.optional(), name: matchName.optional() });

const imported = {
  name: matchName.optional(),
  seats: z.array(seatPlan).min(1).max(16),
  botDelayMs: botDelayMs.optional(),
  spectators: z.boolean().optional(),
};
export const importBody = z.union([
  z.strictObject({ ...imported, journal: journalSchema }),
  z.strictObject({ ...imported, position: positionSchema }),
]);

const as = z.union([z.literal('spectator'), z.coerce.number().pipe(seat)]).optional();
export const viewQuery = z.strictObject({ as });
export const historyQuery = z.strictObject({ seq: z.coerce.number().pipe(seq), as });
export const historyView = z.strictObject({ last: seq, entry: logEntry.optional(), look: lookView });
export const logQuery = z.strictObject({
  after: z.coerce.number().pipe(seq).optional(),
  as,
});
export const logView = z.strictObject({
  last: seq,
  /** Up to 500 entries after `after`, oldest first. */
  entries: z.array(logEntry),
  /** What happened before the first decision; only with the first entries. */
  opening: z.array(factLine).exactOptional(),
});

/** One card of a match, with the text its effects generate. */
export const cardInfo: ZodType<CardInfo> = z.strictObject({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  copies: z.int(),
  text: z.string(),
  flavour: z.string().exactOptional(),
  data: jsonSchema as unknown as ZodType<Json>,
});
/** The cards of a match, those of its packs included. */
export const contentView = z.strictObject({ hash: z.string(), cards: z.array(cardInfo) });

export const chatMessage = z.strictObject({
  n: z.int().min(1),
  at: time,
  from: z.strictObject({ name: z.string(), seat: seat.optional() }),
  text: z.string(),
});
export const chatBody = z.strictObject({ text: chatText });
export const chatView = z.strictObject({ messages: z.array(chatMessage) });

export type Guest = z.infer<typeof guest>;
export type BotInfo = z.infer<typeof botInfo>;
export type GameInfo = z.infer<typeof gameInfo>;
export type SeatPlan = z.infer<typeof seatPlan>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type MatchStatus = (typeof MATCH_STATUS)[number];
export type MatchSummary = z.infer<typeof matchSummary>;
export type CreateMatch = z.infer<typeof createMatchBody>;
export type Invite = z.infer<typeof invite>;
export type Handover = z.infer<typeof handover>;
export type Invitation = z.infer<typeof invitation>;
export type SeatToken = z.infer<typeof seatToken>;
export type Presence = z.infer<typeof presence>;
export type MatchView = z.infer<typeof matchView>;
export type MatchTaken = z.infer<typeof matchTaken>;
export type ChangeMatch = z.infer<typeof changeMatchBody>;
export type JoinMatch = z.infer<typeof joinBody>;
export type ChangeSeat = z.infer<typeof changeSeatBody>;
export type ChoiceBody = z.infer<typeof choiceBody>;
export type UndoBody = z.infer<typeof undoBody>;
export type ChoiceAnswer = z.infer<typeof choiceAnswer>;
export type ForkMatch = z.infer<typeof forkBody>;
export type ImportMatch = z.infer<typeof importBody>;
export type HistoryView = z.infer<typeof historyView>;
export type LogView = z.infer<typeof logView>;
export type ChatMessage = z.infer<typeof chatMessage>;
