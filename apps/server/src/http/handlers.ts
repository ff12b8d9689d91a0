import type { Viewer } from '@veilhall/engine';
import {
  logEntryFor,
  lookAt,
  type MatchTaken,
  type RouteAnswer,
  type RouteBody,
  type RouteName,
  type RouteQuery,
} from '@veilhall/protocol';
import { guestCookie, type Principal } from '../identity.ts';
import { checkHost, checkMayWatch, guestIn, lookBackAs, seatsOf, viewerFor } from '../matches/access.ts';
import { say } from '../matches/chat.ts';
import type { Desk } from '../matches/desk.ts';
import { bringAlong, create, fork, momentOf, type Opened } from '../matches/opening.ts';
import type { Room } from '../matches/room.ts';
import { join, leave, reinvite, reseat, start, tokensFor } from '../matches/seating.ts';
import { summaryFor } from '../matches/summary.ts';
import { VERSION } from '../version.ts';

/** One checked request. */
export interface Call<N extends RouteName> {
  readonly principal: Principal;
  readonly body: RouteBody<N>;
  readonly query: RouteQuery<N>;
  /** Of the match, where the path names one. */
  readonly id: string;
  readonly address: string;
  setCookie(cookie: (secure: boolean) => string): void;
}

export type Handlers = { readonly [N in RouteName]: (call: Call<N>) => Promise<RouteAnswer<N>> | RouteAnswer<N> };

/** What each route does. Checks of shape are done; checks of rights are here and in `access.ts`. */
export function handlersOf(desk: Desk): Handlers {
  const { hall, identity, store, registry } = desk;

  const viewOf = (room: Room, principal: Principal, as?: Viewer) =>
    room.serial(() => {
      const viewer = viewerFor(room.row, principal, as);
      const match = room.summaryFor(principal);
      const presence = room.watchers.presence();
      return room.started ? { match, look: room.lookFor(viewer), presence } : { match, presence };
    });

  const taken = async (opened: Opened, principal: Principal): Promise<MatchTaken> => {
    desk.metrics.count('matches_created');
    return hall.with(opened.id, async (room) => {
      const seatTokens = await tokensFor(desk, opened.id, seatsOf(room.row, principal), guestIn(principal));
      return { ...(await viewOf(room, principal)), seatTokens, invites: [...opened.invites] };
    });
  };

  return {
    health: () => {
      const why = store.fault();
      return {
        ok: why === undefined,
        version: VERSION,
        uptimeSeconds: Math.round(process.uptime()),
        ...(why && { why }),
      };
    },
    games: () => ({ games: [...registry.infos] }),

    me: ({ principal }) => ({ guest: publicGuest(guestIn(principal)) }),
    async signIn({ principal, body, setCookie }) {
      if (body.token !== undefined) {
        const owner = await identity.owner(body.token);
        const guest = guestIn(owner);
        setCookie((secure) => guestCookie(body.token ?? '', secure));
        return { guest: publicGuest(body.name ? await identity.rename(guest, body.name) : guest) };
      }
      if (principal.guest && !principal.scope) {
        const { guest } = principal;
        return { guest: publicGuest(body.name ? await identity.rename(guest, body.name) : guest) };
      }
      const { guest, token } = await identity.newGuest(body.name);
      setCookie((secure) => guestCookie(token, secure));
      return { guest: publicGuest(guest) };
    },
    async rename({ principal, body }) {
      return { guest: publicGuest(await identity.rename(guestIn(principal), body.name)) };
    },
    async createToken({ principal, body }) {
      if (!principal.guest) {
        const { guest, token } = await identity.newGuest(body.name);
        return { guest: publicGuest(guest), token };
      }
      const guest = guestIn(principal);
      return { guest: publicGuest(guest), token: await identity.newToken(guest.id) };
    },

    async listMatches({ principal }) {
      const rows = await store.matchesOf(guestIn(principal).id, 200);
      const around = { connected: [], quarantined: false };
      return {
        matches: rows.map((row) => summaryFor(row, principal, { ...around, gameTitle: registry.title(row.game) })),
      };
    },
    createMatch: async ({ principal, body }) => taken(await create(desk, principal, body), principal),
    importMatch: async ({ principal, body }) => taken(await bringAlong(desk, principal, body), principal),
    fork: async ({ principal, body, id }) =>
      taken(await hall.with(id, (room) => fork(desk, room, principal, body)), principal),

    match: ({ principal, query, id }) => hall.with(id, (room) => viewOf(room, principal, query.as)),
    changeMatch: ({ principal, body, id }) =>
      hall.with(id, async (room) => {
        await room.serial(async () => {
          checkHost(room.row, principal);
          const { name, botDelayMs, spectators } = body;
          await room.change({
            ...(name !== undefined && { name }),
            ...(botDelayMs !== undefined && { botDelayMs }),
            ...(spectators !== undefined && { spectators }),
          });
        });
        return viewOf(room, principal);
      }),
    deleteMatch: ({ principal, id }) =>
      hall.with(id, async (room) => {
        await room.serial(async () => {
          checkHost(room.row, principal);
          await store.deleteMatch(id);
          room.watchers.tell({ type: 'gone', match: id });
          for (const watcher of room.watchers) room.watchers.delete(watcher);
        });
        hall.forgetId(id);
        return { ok: true };
      }),

    choose: ({ principal, body: { seat, key, baseSeq, option }, id }) =>
      hall.with(id, async (room) => {
        const seq = await room.choose(seat, { by: principal, key, baseSeq }, option);
        return { seq, look: await room.serial(() => room.lookFor(seat)) };
      }),
    undo: ({ principal, body: { seat, key, baseSeq }, id }) =>
      hall.with(id, async (room) => {
        const seq = await room.undo(seat, { by: principal, key, baseSeq });
        return { seq, look: await room.serial(() => room.lookFor(seat)) };
      }),

    join: ({ principal, body, id }) =>
      hall.with(id, async (room) => {
        const seat = await join(desk, room, principal, body);
        const seatTokens = await tokensFor(desk, id, [seat], guestIn(principal));
        return { ...(await viewOf(room, principal)), seatTokens, invites: [] };
      }),
    start: ({ principal, body, id }) =>
      hall.with(id, async (room) => {
        await start(desk, room, principal, body.nonce);
        return viewOf(room, principal);
      }),
    leave: ({ principal, body, id }) =>
      hall.with(id, async (room) => {
        await leave(desk, room, principal, body.seat);
        return { ok: true };
      }),
    changeSeat: ({ principal, body, id }) =>
      hall.with(id, async (room) => {
        const { invites, taken: seats } = await reseat(desk, room, principal, body.seat, body.to);
        const seatTokens = await tokensFor(desk, id, seats, guestIn(principal));
        return { ...(await viewOf(room, principal)), seatTokens, invites };
      }),
    createInvite: ({ principal, body, id }) =>
      hall.with(id, async (room) => ({ invite: await reinvite(room, principal, body.seat) })),

    journal: ({ principal, id }) =>
      hall.with(id, (room) =>
        room.serial(() => {
          checkMayWatch(room.row, principal);
          return room.match.journal();
        }),
      ),
    history: ({ principal, query, id }) =>
      hall.with(id, (room) =>
        room.serial(async () => {
          const viewer = lookBackAs(room.row, principal, query.as);
          const match = await momentOf(desk, room, query.seq);
          const [row] = query.seq === 0 ? [] : await store.rows(id, query.seq - 1, 1);
          return {
            last: room.match.seq,
            ...(row && { entry: logEntryFor(match.game, row, viewer, room.row.status === 'over') }),
            look: lookAt(match.game, match.state, match.seq, viewer),
          };
        }),
      ),
    log: ({ principal, query, id }) =>
      hall.with(id, (room) =>
        room.serial(async () => {
          const viewer = lookBackAs(room.row, principal, query.as);
          return { last: room.match.seq, entries: await room.log(query.after ?? 0, viewer) };
        }),
      ),

    content: ({ principal, id }) =>
      hall.with(id, (room) =>
        room.serial(() => {
          checkMayWatch(room.row, principal);
          const { hash, cards } = room.match.game.content;
          return { hash, cards: [...cards] };
        }),
      ),
    readChat: ({ principal, id }) =>
      hall.with(id, async (room) => {
        checkMayWatch(room.row, principal);
        return { messages: await store.chat(id, 200) };
      }),
    say: ({ principal, body, id }) =>
      hall.with(id, async (room) => ({ message: await say(desk, room, principal, body.text) })),
  };
}

const publicGuest = ({ id, name }: { id: string; name: string }) => ({ id, name });
