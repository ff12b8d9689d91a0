import { z } from 'zod';
import { errorResponse } from './errors.ts';
import { clientMessage, serverMessage } from './live.ts';
import { matchParams, type Route, routes } from './routes.ts';

type Doc = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Doc {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

/** The whole API as an OpenAPI 3.1 document; live messages are under `components.schemas`. */
export function openApi(version: string): Doc {
  const paths: Record<string, Doc> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Veilhall',
      version,
      description:
        'Matches of turn-based games. Every decision is one pick from a list; an answered pick is durable. Live updates: WebSocket on /api/live, one JSON message per frame (ClientMessage, ServerMessage).',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'veilhall_guest' },
        bearer: { type: 'http', scheme: 'bearer', description: 'From POST /api/tokens, or a seat token.' },
      },
      schemas: {
        Error: schemaOf(errorResponse, 'output'),
        ClientMessage: schemaOf(clientMessage, 'input'),
        ServerMessage: schemaOf(serverMessage, 'output'),
      },
    },
  };
}

function operation(name: string, route: Route): Doc {
  const parameters = [
    ...(route.path.includes(':id') ? parametersOf(matchParams, 'path') : []),
    ...(route.query ? parametersOf(route.query, 'query') : []),
  ];
  return {
    operationId: name,
    summary: route.summary,
    ...(route.who === 'guest' && { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: jsonContent(schemaOf(route.body, 'input')) } }),
    responses: {
      [String(route.status ?? 200)]: { description: 'Done.', content: jsonContent(schemaOf(route.answer, 'output')) },
      default: { description: 'Refused.', content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parametersOf(object: z.ZodObject, where: 'path' | 'query'): Doc[] {
  return Object.entries(object.shape).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    // A query is text that the server turns into numbers: describe what comes out of that.
    schema: schemaOf(type as z.ZodType, 'output'),
  }));
}

const jsonContent = (schema: Doc): Doc => ({ 'application/json': { schema } });
