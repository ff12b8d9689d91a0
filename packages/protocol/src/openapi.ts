import { z } from 'zod';
import { componentSchemas, refTo } from './components.ts';
import { ERROR_STATUS, type ErrorCode, errorResponse } from './errors.ts';
import { BODY_LIMIT, matchParams, type Route, refusalsOf, routes } from './routes.ts';

type Doc = Record<string, unknown>;

const DESCRIPTION =
  'Matches of turn-based games. Every decision is one pick from a list; an answered pick is durable. Live updates: WebSocket on /api/live, one JSON message per frame (ClientMessage, ServerMessage).';

const SECURITY_SCHEMES = {
  guestCookie: { type: 'apiKey', in: 'cookie', name: 'veilhall_guest', description: 'Set by POST /api/me.' },
  guestToken: { type: 'http', scheme: 'bearer', description: 'From POST /api/tokens: acts for a guest.' },
  seatToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'From whatever takes a seat: acts for that one seat of that one match.',
  },
} as const;

const guest = [{ guestCookie: [] }, { guestToken: [] }];
const player = [...guest, { seatToken: [] }];
const SECURITY: Readonly<Record<Route['who'], readonly Doc[]>> = { guest, player, anybody: [{}, ...player] };

const REFUSED: Readonly<Record<(typeof ERROR_STATUS)[ErrorCode], string>> = {
  400: 'The request cannot be understood or carried out as it is.',
  401: 'Nobody is signed in.',
  403: 'Whoever asks may not do this.',
  404: 'There is no such match, or none that whoever asks may see.',
  409: 'The match is in a state that does not allow this.',
  410: 'The match was deleted by its host.',
  413: 'The body is too large.',
  429: 'Too much at once.',
  500: 'An error of the server.',
  503: 'The server cannot do this now; nothing was changed.',
};

/** The whole API as an OpenAPI 3.1 document; live messages, which no path can carry, are under `components.schemas`. */
export function openApi(version: string): Doc {
  const paths: Record<string, Doc> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Veilhall', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    // What goes in has the same shape as what comes out, so one set of schemas serves both.
    components: { securitySchemes: SECURITY_SCHEMES, schemas: componentSchemas('output') },
  };
}

function operation(name: string, route: Route): Doc {
  const parameters = [
    ...(route.path.includes(':id') ? parametersOf(matchParams, 'path') : []),
    ...(route.query ? parametersOf(route.query, 'query') : []),
  ];
  const limit = route.bodyLimit ?? BODY_LIMIT;
  return {
    operationId: name,
    summary: route.summary,
    security: SECURITY[route.who],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, description: `At most ${limit} bytes.`, content: json(refTo(route.body)) },
    }),
    responses: responsesOf(route),
  };
}

function responsesOf(route: Route): Doc {
  const refused: Doc = {};
  for (const [status, codes] of Map.groupBy(refusalsOf(route), (code) => ERROR_STATUS[code])) {
    const schema = refusedWith(codes);
    refused[status] = {
      description: REFUSED[status],
      content: json(status === route.faultStatus ? { anyOf: [refTo(route.answer), schema] } : schema),
    };
  }
  const cookie = { description: 'The cookie of a new guest.', schema: { type: 'string' } };
  const done = {
    description: 'Done.',
    ...(route.setsCookie && { headers: { 'Set-Cookie': cookie } }),
    content: json(refTo(route.answer)),
  };
  return { [route.status ?? 200]: done, ...refused };
}

/** An error whose code is one of these. */
const refusedWith = (codes: readonly ErrorCode[]): Doc => ({
  allOf: [
    refTo(errorResponse),
    { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: codes } } } } },
  ],
});

function parametersOf(object: z.ZodObject, where: 'path' | 'query'): Doc[] {
  return Object.entries<z.ZodType>(object.shape).map(([name, type]) => {
    // A query is text that the server turns into numbers: describe what comes out of that.
    const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'output' });
    return { name, in: where, required: where === 'path' || !type.safeParse(undefined).success, schema };
  });
}

const json = (schema: Doc): Doc => ({ 'application/json': { schema } });
