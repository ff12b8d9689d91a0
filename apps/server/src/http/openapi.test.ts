import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components, paths } from '../testing/api.gen.ts';
import { typesOf } from '../testing/api-types.ts';
import { newKey } from '../testing/client.ts';
import { sharedServer } from '../testing/server.ts';

const PICKS = 20;
const GAME = 'veilwraith';
const server = sharedServer({ registry: new URL('../games.ts', import.meta.url) });

type Look = components['schemas']['Look'];
interface Description {
  readonly paths: Record<string, Record<string, { responses: Record<string, object> }>>;
}

let description: Description;
/** Status and operation of every answer, in the order they came. */
let answers: string[] = [];

/** Sees to it that every answer is one the description promises. */
function promised(): Middleware {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'api');
  const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return {
    async onResponse({ request, response, schemaPath }) {
      const method = request.method.toLowerCase();
      const { status } = response;
      expect(description.paths[schemaPath]?.[method]?.responses, `${method} ${schemaPath}`).toHaveProperty([status]);
      const at = ['paths', schemaPath, method, 'responses', String(status), 'content', 'application/json', 'schema'];
      const validate = ajv.getSchema(`api#/${at.map(pointer).join('/')}`);
      expect(validate, at.join(' ')).toBeDefined();
      validate?.(await response.clone().json());
      expect(validate?.errors ?? [], `${status} of ${method} ${schemaPath}`).toEqual([]);
      answers.push(`${status} ${method} ${schemaPath}`);
    },
  };
}

function clientWith(token?: string): Client<paths> {
  const client = createClient<paths>({
    baseUrl: server.url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  client.use(promised());
  return client;
}

async function guest(): Promise<Client<paths>> {
  const { data } = await clientWith().POST('/api/tokens', { body: { name: 'Script' } });
  return clientWith(data?.token);
}

beforeAll(async () => {
  const response = await fetch(`${server.url}/api/openapi.json`);
  description = (await response.json()) as Description;
});

describe('the API description the server gives', () => {
  it('yields the client types this test is compiled against', async () => {
    const committed = readFileSync(new URL('../testing/api.gen.ts', import.meta.url), 'utf8');
    expect(await typesOf(description)).toBe(committed);
  });

  it('is enough to play by', async () => {
    answers = [];
    const client = await guest();
    const { data: list } = await client.GET('/api/games');
    expect(list?.games.map(({ id }) => id)).toContain(GAME);
    for (let picks = 0; picks < PICKS; ) {
      const { data: taken } = await client.POST('/api/matches', { body: { game: GAME, seats: [{ kind: 'human' }] } });
      expect(taken?.look).toBeDefined();
      const params = { path: { id: taken?.match.id ?? '' } };
      let look: Look | undefined = taken?.look;
      // A match may be over before its twentieth pick; another one follows.
      while (look && !look.outcome && picks < PICKS) {
        const { seq: baseSeq, prompt } = look;
        const option = prompt?.options.find(({ kind }) => !kind)?.id ?? '';
        const body = { seat: prompt?.seat ?? 0, key: newKey(), baseSeq, option };
        const { data, error } = await client.POST('/api/matches/{id}/choices', { params, body });
        expect(error).toBeUndefined();
        expect(data?.seq).toBe(baseSeq + 1);
        look = data?.look;
        picks++;
      }
      const { data: view } = await client.GET('/api/matches/{id}', { params: { ...params, query: { as: 0 } } });
      expect(view?.look).toEqual(look);
    }
    expect(answers.filter((answer) => answer === '200 post /api/matches/{id}/choices')).toHaveLength(PICKS);
    expect(answers).toContain('200 get /api/matches/{id}');
  });

  it('promises the refusals that come', async () => {
    answers = [];
    const [client, other] = [await guest(), await guest()];
    const { data } = await client.POST('/api/matches', { body: { game: GAME, seats: [{ kind: 'human' }] } });
    const params = { path: { id: data?.match.id ?? '' } };
    const seatClient = clientWith(data?.seatTokens[0]?.token);
    const body = { seat: 0, key: newKey(), baseSeq: 0, option: 'none of these' };
    const codes = [
      await client.POST('/api/matches', { body: { game: 'no-such-game', seats: [{ kind: 'human' }] } }),
      await clientWith().GET('/api/me'),
      await seatClient.DELETE('/api/matches/{id}', { params }),
      await other.POST('/api/matches/{id}/choices', { params, body }),
      await client.GET('/api/matches/{id}', { params: { path: { id: 'A'.repeat(22) } } }),
      await seatClient.POST('/api/matches/{id}/choices', { params, body }),
      await client.POST('/api/matches/{id}/chat', { params, body: { text: 'x'.repeat(20_000) } }),
    ].map(({ error }) => error?.error.code);
    expect(codes).toEqual([
      'unknown-game',
      'not-signed-in',
      'forbidden',
      'not-your-seat',
      'not-found',
      'not-an-option',
      'too-large',
    ]);
    expect(answers.map((answer) => answer.slice(0, 3)).slice(-codes.length)).toEqual([
      '400',
      '401',
      '403',
      '403',
      '404',
      '409',
      '413',
    ]);
  });
});
