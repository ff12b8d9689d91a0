import type { Viewer } from '@veilhall/engine';
import {
  factLines,
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
import type { LiveMatch } from '../matches/live-match.ts';
import { changeMatch, invitation } from '../matches/lobby.ts';
import { nudge } from '../matches/nudge.ts';
import { bringAlong, create, fork, momentOf, type Opened } from '../matches/opening.ts';
import { join, leave, reinvite, reseat, start, takeBack, tokensFor } from '../matches/seating.ts';
import { summaryFor } from '../matches/summary.ts';
import type { Services } from '../services.ts';
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
export function handlersOf(services: Services): Handlers {
  const { matches, identity, store, registry } = services;

  const viewOf = (live: LiveMatch, principal: Principal, as?: Viewer) =>
    live.serial(() => {
      const viewer = viewerFor(live.row, principal, as);
      const match = live.summaryFor(principal);
      const presence = live.watchers.presence();
      return live.started ? { match, look: live.lookFor(viewer), presence } : { match, presence };
    });

  const taken = async (opened: Opened, principal: Principal): Promise<MatchTaken> => {
    services.metrics.count('matches_created');
    return matches.with(opened.id, async (live) => {
      const seatTokens = await tokensFor(services, opened.id, seatsOf(live.row, principal), guestIn(principal));
      return { ...(await viewOf(live, principal)), seatTokens, invites: [...opened.invites] };
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
    async statistics({ principal }) {
      return { results: await store.resultsOf(guestIn(principal).id, 1000) };
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
    createMatch: async ({ principal, body }) => taken(await create(services, principal, body), principal),
    importMatch: async ({ principal, body }) => taken(await bringAlong(services, principal, body), principal),
    fork: async ({ principal, body, id }) =>
      taken(await matches.with(id, (live) => fork(services, live, principal, body)), principal),

    match: ({ principal, query, id }) => matches.with(id, (live) => viewOf(live, principal, query.as)),
    changeMatch: ({ principal, body, id }) =>
      matches.with(id, async (live) => {
        await changeMatch(services, live, principal, body);
        return viewOf(live, principal);
      }),
    deleteMatch: ({ principal, id }) =>
      matches.with(id, async (live) => {
        await live.serial(async () => {
          checkHost(live.row, principal);
          await store.deleteMatch(id);
          live.watchers.tell({ type: 'gone', match: id });
          for (const watcher of live.watchers) live.watchers.delete(watcher);
        });
        matches.forgetId(id);
        return { ok: true };
      }),

    choose: ({ principal, body: { seat, key, baseSeq, option }, id }) =>
      matches.with(id, async (live) => {
        const seq = await live.choose(seat, { by: principal, key, baseSeq }, option);
        return { seq, look: await live.serial(() => live.lookFor(seat)) };
      }),
    undo: ({ principal, body: { seat, key, baseSeq }, id }) =>
      matches.with(id, async (live) => {
        const seq = await live.undo(seat, { by: principal, key, baseSeq });
        return { seq, look: await live.serial(() => live.lookFor(seat)) };
      }),

    invitation: ({ body, id }) => invitation(services, id, body.invite),
    hint: ({ principal, body: { seat, baseSeq }, id }) =>
      matches.with(id, (live) => services.adviser.hint(live, principal, seat, baseSeq)),

    join: ({ principal, body, id }) =>
      matches.with(id, async (live) => {
        const seat = await join(services, live, principal, body);
        const seatTokens = await tokensFor(services, id, [seat], guestIn(principal));
        return { ...(await viewOf(live, principal)), seatTokens, invites: [] };
      }),
    start: ({ principal, body, id }) =>
      matches.with(id, async (live) => {
        await start(services, live, principal, body.nonce);
        return viewOf(live, principal);
      }),
    leave: ({ principal, body, id }) =>
      matches.with(id, async (live) => {
        await leave(services, live, principal, body);
        return { ok: true };
      }),
    takeBack: ({ principal, id }) =>
      matches.with(id, async (live) => {
        const seats = await takeBack(services, live, principal);
        const seatTokens = await tokensFor(services, id, seats, guestIn(principal));
        return { ...(await viewOf(live, principal)), seatTokens, invites: [] };
      }),
    nudge: ({ principal, body, id }) =>
      matches.with(id, async (live) => ({ heard: await nudge(services, live, principal, body.seat) })),
    changeSeat: ({ principal, body, id }) =>
      matches.with(id, async (live) => {
        const { invites, taken: seats } = await reseat(services, live, principal, body.seat, body.to, body.hold);
        const seatTokens = await tokensFor(services, id, seats, guestIn(principal));
        return { ...(await viewOf(live, principal)), seatTokens, invites };
      }),
    createInvite: ({ principal, body, id }) =>
      matches.with(id, async (live) => ({ invite: await reinvite(live, principal, body.seat) })),

    journal: ({ principal, id }) =>
      matches.with(id, (live) =>
        live.serial(() => {
          checkMayWatch(live.row, principal);
          return live.match.journal();
        }),
      ),
    history: ({ principal, query, id }) =>
      matches.with(id, (live) =>
        live.serial(async () => {
          const viewer = lookBackAs(live.row, principal, query.as);
          const match = await momentOf(services, live, query.seq);
          const [row] = query.seq === 0 ? [] : await store.rows(id, query.seq - 1, 1);
          return {
            last: live.match.seq,
            ...(row && { entry: logEntryFor(match.game, row, viewer, live.row.status === 'over') }),
            look: lookAt(match.game, match.state, match.seq, viewer),
          };
        }),
      ),
    log: ({ principal, query, id }) =>
      matches.with(id, (live) =>
        live.serial(async () => {
          const viewer = lookBackAs(live.row, principal, query.as);
          const { match } = live;
          const after = query.after ?? 0;
          const entries = await live.log(after, viewer);
          return {
            last: match.seq,
            entries,
            ...(after === 0 && { opening: factLines(match.game, match.opening(), viewer) }),
          };
        }),
      ),

    content: ({ principal, id }) =>
      matches.with(id, (live) =>
        live.serial(() => {
          checkMayWatch(live.row, principal);
          const { hash, cards } = live.match.game.content;
          return { hash, cards: [...cards] };
        }),
      ),
    readChat: ({ principal, id }) =>
      matches.with(id, async (live) => {
        checkMayWatch(live.row, principal);
        return { messages: await store.chat(id, 200) };
      }),
    say: ({ principal, body, id }) =>
      matches.with(id, async (live) => ({ message: await say(services, live, principal, body.text) })),
  };
}

const publicGuest = ({ id, name }: { id: string; name: string }) => ({ id, name });
