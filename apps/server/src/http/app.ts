import {
  BODY_LIMIT,
  ERROR_STATUS,
  matchParams,
  openApi,
  type Route,
  type RouteName,
  refusalsOf,
  routes,
} from '@veilhall/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { errorBodyOf, tooFast } from '../denied.ts';
import { type Principal, tokenIn } from '../identity.ts';
import { checkWho } from '../matches/access.ts';
import { RateLimit } from '../rates.ts';
import type { Services } from '../services.ts';
import { VERSION } from '../version.ts';
import { checkOrigin, SECURITY_HEADERS } from './guard.ts';
import { type Call, handlersOf } from './handlers.ts';

const NO_STORE = 'no-store';

/** Which routes make something new for whoever asks, and so have a limit of their own. */
const CREATING: Partial<Record<RouteName, 'guests' | 'matches'>> = {
  signIn: 'guests',
  createToken: 'guests',
  createMatch: 'matches',
  importMatch: 'matches',
  fork: 'matches',
};

export interface LogOptions {
  readonly level: string;
  readonly to?: ((line: string) => void) | undefined;
}

export function newApp(log: LogOptions, trustProxy: boolean): FastifyInstance {
  return Fastify({
    logger: { level: log.level, ...(log.to && { stream: { write: log.to } }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 128 },
    forceCloseConnections: true,
  });
}

/** The API under /api: one Fastify route per entry of the protocol's table. */
export function serveApi(app: FastifyInstance, services: Services): void {
  const { config, metrics } = services;
  const { limits } = config;
  const requests = new RateLimit(limits.requests);
  const looks = new RateLimit(limits.looks);
  const creating = { guests: new RateLimit(limits.guests), matches: new RateLimit(limits.matches) };

  // Only JSON: what an HTML form of another site can send is refused before it is read.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler(refuse);

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const body = errorBodyOf(error);
    noteError(request.log, body.code, error);
    return reply.header('cache-control', NO_STORE).code(ERROR_STATUS[body.code]).send({ error: body });
  }

  function noteError(log: FastifyBaseLogger, code: string, error: unknown): void {
    metrics.count(code === 'too-fast' ? 'too_fast' : code === 'internal' ? 'internal_errors' : 'denied');
    if (code === 'internal') log.error({ err: error }, 'an error nobody foresaw');
    else log.debug({ code, why: (error as Error).message }, 'refused');
  }

  async function principalOf(request: FastifyRequest): Promise<Principal> {
    if (request.method !== 'GET') checkOrigin(request.headers, config.origins);
    const principal = await services.identity.owner(tokenIn(request.headers).token);
    if (!requests.take(principal.guest?.id ?? request.ip)) throw tooFast();
    return principal;
  }

  function checkRates(name: RouteName, principal: Principal, address: string): void {
    const kind = CREATING[name];
    if (kind === 'guests' && !principal.guest && !creating.guests.take(address)) throw tooFast();
    if (kind === 'matches' && !creating.matches.take(principal.guest?.id ?? address)) throw tooFast();
    const who = principal.guest?.id ?? address;
    if ((name === 'choose' || name === 'undo' || name === 'hint') && !services.rates.acts.take(who)) throw tooFast();
    if (name === 'history' && !looks.take(who)) throw tooFast();
  }

  const handlers = handlersOf(services);
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    // The table ties body, query and answer of a route to its name; a loop over names cannot see that.
    const handle = handlers[name] as (call: Call<RouteName>) => unknown;
    const refusals = refusalsOf(route);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? BODY_LIMIT,
      errorHandler(error, request, reply) {
        const { code } = errorBodyOf(error);
        const known = !config.checkOutgoing || refusals.has(code);
        return refuse(known ? error : new Error(`${name} does not declare the refusal ${code}`), request, reply);
      },
      async handler(request, reply) {
        const principal = await principalOf(request);
        checkWho(route.who, principal);
        checkRates(name, principal, request.ip);
        const answer = await handle({
          principal,
          body: route.body?.parse(request.body ?? {}) as never,
          query: route.query?.parse(request.query) as never,
          id: route.path.includes(':id') ? matchParams.parse(request.params).id : '',
          address: request.ip,
          setCookie: (cookie) => reply.header('set-cookie', cookie(request.protocol === 'https')),
        });
        if (config.checkOutgoing) route.answer.parse(answer);
        const status = (services.store.fault() && route.faultStatus) || (route.status ?? 200);
        return reply.header('cache-control', NO_STORE).code(status).send(answer);
      },
    });
  }

  const document = openApi(VERSION);
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  app.get('/api/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', NO_STORE).send(metrics.text()),
  );
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}
