import { describe, expect, it } from 'vitest';
import { componentSchemas } from './components.ts';
import { clientMessage, serverMessage } from './live.ts';
import { choiceBody, createMatchBody } from './matches.ts';
import { openApi } from './openapi.ts';
import { type Route, routes } from './routes.ts';
import { chatText, displayName } from './words.ts';

const MATCH = 'A'.repeat(22);
const CHOICE = { seat: 0, key: 'some-key-1', baseSeq: 0, option: 'place:4' };

describe('the protocol', () => {
  it('takes exactly the keys it knows', () => {
    expect(choiceBody.safeParse(CHOICE).success).toBe(true);
    expect(choiceBody.safeParse({ ...CHOICE, admin: true }).success).toBe(false);
    for (const key of Object.keys(CHOICE)) {
      const { [key as keyof typeof CHOICE]: _, ...rest } = CHOICE;
      expect(choiceBody.safeParse(rest).success, key).toBe(false);
    }
    expect(choiceBody.safeParse({ ...CHOICE, option: ['place:4', 'place:5'] }).success).toBe(true);
    expect(choiceBody.safeParse({ ...CHOICE, option: [] }).success).toBe(false);
    expect(choiceBody.safeParse({ ...CHOICE, option: new Array(65).fill('place:4') }).success).toBe(false);
    const choose = { type: 'choose', id: 1, match: MATCH, ...CHOICE };
    expect(clientMessage.safeParse(choose).success).toBe(true);
    expect(clientMessage.safeParse({ ...choose, state: {} }).success).toBe(false);
    expect(serverMessage.safeParse({ type: 'accepted', id: 1, match: MATCH, seq: 3, seed: 'x' }).success).toBe(false);
  });

  it('takes a match only with seats of a known kind', () => {
    const body = { game: 'veilwraith', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'shade' }, { kind: 'open' }] };
    expect(createMatchBody.safeParse(body).success).toBe(true);
    expect(createMatchBody.safeParse({ ...body, seats: [] }).success).toBe(false);
    expect(createMatchBody.safeParse({ ...body, seats: [{ kind: 'bot' }] }).success).toBe(false);
    expect(createMatchBody.safeParse({ ...body, seats: [{ kind: 'host' }] }).success).toBe(false);
    expect(createMatchBody.safeParse({ ...body, game: '../veilwraith' }).success).toBe(false);
  });

  it('lets people be called and say what they like, as long as it can be seen', () => {
    for (const name of ['Ada', 'Zoë Ångström', '王小明', 'x'.repeat(40)])
      expect(displayName.parse(` ${name} `)).toBe(name);
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u202Eb', 'a\u0007b', 'a\nb'])
      expect(displayName.safeParse(name).success, JSON.stringify(name)).toBe(false);
    expect(chatText.parse('one\ntwo')).toBe('one\ntwo');
    expect(chatText.safeParse('a\u0000b').success).toBe(false);
  });
});

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}
const operationsOf = (document: { paths: Record<string, Record<string, Operation>> }): Operation[] =>
  Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  const document = JSON.parse(JSON.stringify(openApi('1.2.3')));

  it('describes every route once, with what goes in and out', () => {
    const operations = new Set<string>();
    for (const [name, route] of Object.entries<Route>(routes)) {
      const operation = document.paths[route.path.replace(':id', '{id}')]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
      expect(operation.responses[String(route.status ?? 200)].content['application/json'].schema).toBeTypeOf('object');
      operations.add(operation.operationId);
    }
    expect(operations.size).toBe(Object.keys(routes).length);
  });

  it('says of every route who may ask and what it refuses', () => {
    for (const { operationId, security, responses } of operationsOf(document)) {
      expect(security.length, operationId).toBeGreaterThan(0);
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['429', '500', '503']));
    }
    const choose = operationsOf(document).find(({ operationId }) => operationId === 'choose');
    expect(choose?.security).toEqual([{ guestCookie: [] }, { guestToken: [] }, { seatToken: [] }]);
    expect(Object.keys(choose?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '429',
      '500',
      '503',
    ]);
  });

  it('has one shape for what goes in and what comes out', () => {
    expect(componentSchemas('input')).toEqual(componentSchemas('output'));
  });

  it('points nowhere that is not there, names nothing in vain, and has the paths others rely on', () => {
    const text = JSON.stringify(document);
    const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const named = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`);
    const overLive = ['#/components/schemas/ClientMessage', '#/components/schemas/ServerMessage'];
    expect([...new Set([...used, ...overLive])].sort()).toEqual(named.sort());
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/matches', '/api/matches/{id}', '/api/matches/{id}/choices', '/api/health']),
    );
    expect(document.info.version).toBe('1.2.3');
  });
});
