import { can, endpoint, idParams, line, type Problem } from '@kathok/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, fieldProblem } from '../base/app-error.ts';
import { createLog } from '../base/log.ts';
import { DatabaseOverloaded } from '../db/queue/waiting-limits.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';

const person = z.object({ name: z.string() });
const part = {
  leaky: endpoint({
    method: 'GET',
    path: '/leaky',
    access: 'public',
    summary: '',
    response: person.extend({ friends: z.array(person) }),
  }),
  misfit: endpoint({ method: 'GET', path: '/misfit', access: 'public', summary: '', response: person }),
  broken: endpoint({ method: 'GET', path: '/broken', access: 'public', summary: '' }),
  inUse: endpoint({ method: 'DELETE', path: '/people/:id', access: 'public', summary: '', params: idParams }),
  get: endpoint({
    method: 'GET',
    path: '/people/:id',
    access: can('read', 'User'),
    summary: '',
    params: idParams,
  }),
  create: endpoint({
    method: 'POST',
    path: '/people',
    access: 'public',
    summary: '',
    query: z.strictObject({ dry: z.stringbool().optional() }),
    body: z.strictObject({ name: line(20), tags: z.array(z.string()).optional() }),
    response: person,
    status: 201,
  }),
  taken: endpoint({ method: 'POST', path: '/taken', access: 'public', summary: '' }),
  unexpected: endpoint({ method: 'POST', path: '/unexpected', access: 'public', summary: '' }),
};

let base: TestDatabase;
let app: FastifyInstance;
let logged = '';
let isCrowded = false;

beforeAll(async () => {
  base = await openTestDatabase();
  const insertRole = (name: string) =>
    base.database.kysely.insertInto('roles').values({ name, roleType: 'admin' }).execute();
  const withSecrets = { name: 'Pema', passwordHash: 'x', friends: [{ name: 'Karma', token: 'y' }] };
  app = await serveEndpoints(
    base.database,
    base.place.dataDir,
    part,
    {
      leaky: async () => withSecrets,
      misfit: async () => ({ nome: 'Canary Person' }) as never,
      broken: async () => {
        throw new TypeError('Canary Message');
      },
      inUse: async () => {
        throw new AppError('in_use', { detail: 'Two people have it.', counts: { users: 2 } });
      },
      get: async () => {},
      create: async (_ctx, { body }) => ({ name: body.name }),
      taken: async () => void (await insertRole('Auditor')),
      unexpected: async () => void (await sql`select 'Canary Value'::uuid`.execute(base.database.kysely)),
    },
    {
      constraints: { roles_name_unique: () => fieldProblem('name', 'isFree', 'is already used') },
      log: createLog('info', { write: (line: string) => (logged += line) }),
      waitForTurn: async () => {
        if (isCrowded) throw new DatabaseOverloaded('Too many wait for the database.');
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  await base.close();
});

async function ask(options: InjectOptions) {
  const { statusCode: status, headers, body } = await app.inject(options);
  return { status, headers, body, problem: (body ? JSON.parse(body) : undefined) as Problem };
}
const statusOf = async (options: InjectOptions) => (await ask(options)).status;
const post = (payload: string, type = 'application/json', url = '/api/people') =>
  ask({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} });

describe('what leaves', () => {
  test('only declared fields, at every depth', async () => {
    const { status, body } = await ask({ url: '/api/leaky' });
    expect([status, body]).toEqual([200, '{"name":"Pema","friends":[{"name":"Karma"}]}']);
  });

  test('an answer that does not fit its contract is our mistake and is not sent', async () => {
    const { status, problem, headers } = await ask({ url: '/api/misfit' });
    expect(status).toBe(500);
    expect(problem).toEqual({
      type: '/api/docs#internal',
      title: 'Something went wrong on our side',
      status: 500,
      detail: 'Something went wrong on our side',
      code: 'internal',
      requestId: headers['x-request-id'],
    });
    expect(logged).toContain('GET /misfit: name (invalid_type)');
    expect(logged).not.toContain('Canary Person');
  });

  test('a mistake of ours says nothing but its request id', async () => {
    const { status, body, headers } = await ask({ url: '/api/broken' });
    expect(status).toBe(500);
    expect(body).not.toContain('Canary');
    expect(body).toContain(String(headers['x-request-id']));
  });

  test('a refusal says what stands in the way', async () => {
    const { status, headers, problem } = await ask({
      method: 'DELETE',
      url: `/api/people/${crypto.randomUUID()}`,
    });
    expect([status, headers['content-type']]).toEqual([409, 'application/problem+json; charset=utf-8']);
    expect(problem).toMatchObject({ code: 'in_use', detail: 'Two people have it.', counts: { users: 2 } });
  });

  test('a refusal about which nothing more is known says its title again', async () => {
    const [unknown, unfit] = [await ask({ url: '/api/nothing' }), await post('{}')];
    expect(unknown.problem).toMatchObject({ title: 'Not found', detail: 'Not found' });
    expect(unfit.problem).toMatchObject({ status: 422, detail: unfit.problem.title });
  });

  test('a broken constraint names its field', async () => {
    const { status, problem } = await post('{}', 'application/json', '/api/taken');
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ property: 'name', constraints: { isFree: 'is already used' } }]);
  });

  test('an unforeseen error of the database neither answers nor logs what it quotes', async () => {
    const { status, body } = await post('{}', 'application/json', '/api/unexpected');
    expect(status).toBe(500);
    expect(body + logged).not.toContain('Canary Value');
    expect(logged).toContain('22P02');
  });
});

describe('what comes in', () => {
  test('every failure of query and body is named at once', async () => {
    const { status, problem } = await post(
      '{"tags":"x","age":3}',
      'application/json',
      '/api/people?dry=maybe&x=1',
    );
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
    expect(
      problem.errors?.map(({ property, constraints }) => `${property} ${Object.keys(constraints)}`),
    ).toEqual(['dry oneOf', 'x unknown', 'name required', 'tags type', 'age unknown']);
  });

  test.each([
    ['a repeated parameter', '/api/people?dry=1&dry=0', '{"name":"x"}', 'dry', 'single'],
    ['an array in disguise', '/api/people?dry[]=1', '{"name":"x"}', 'dry[]', 'unknown'],
    ['a NUL character', '/api/people', '{"name":"x\\u0000y"}', 'name', 'text'],
    ['half a character', '/api/people', '{"name":"x\\ud800"}', 'name', 'text'],
    ['NUL in a list', '/api/people', '{"name":"x","tags":["a","\\u0000"]}', 'tags.1', 'text'],
    ['a NUL parameter', '/api/people?dry=%00', '{"name":"x"}', 'dry', 'text'],
    ['a prototype', '/api/people', '{"name":"x","__proto__":{"admin":true}}', '__proto__', 'unknown'],
    [
      'a constructor',
      '/api/people',
      '{"name":"x","constructor":{"prototype":{"a":1}}}',
      'constructor',
      'unknown',
    ],
    ['a list for an object', '/api/people', '[]', 'body', 'type'],
    ['null for an object', '/api/people', 'null', 'body', 'type'],
    ['text for an object', '/api/people', '"x"', 'body', 'type'],
    ['an empty body', '/api/people', '', 'name', 'required'],
  ])('%s is a field error', async (_what, url, payload, property, constraint) => {
    const { status, problem } = await post(payload, 'application/json', url);
    expect(status).toBe(422);
    expect(problem.errors).toContainEqual({ property, constraints: { [constraint]: expect.any(String) } });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test.each([
    ['wrong texts under a long name', `{"${'k'.repeat(17_000)}":[${'"\\u0000",'.repeat(26_000)}1]}`],
    ['wrong names inside of wrong names', `${'{"\\u0000":'.repeat(23_000)}1${'}'.repeat(23_000)}`],
    ['a long name', `{"${'k'.repeat(250_000)}":1}`],
    ['unknown names', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`],
    ['wrong values in a list', `{"name":"x","tags":[${'1,'.repeat(100_000)}1]}`],
  ])('a body full of %s is refused in a short answer', async (_what, payload) => {
    const { status, body, problem } = await post(payload);
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
    expect(problem.errors!.length).toBeLessThanOrEqual(100);
    expect(Math.max(...problem.errors!.map(({ property }) => property.length))).toBeLessThanOrEqual(200);
    expect(body.length).toBeLessThan(40_000);
  });

  test.each([
    ['not JSON', '{"name":', 'application/json', 400],
    ['plain text', 'name=x', 'text/plain', 415],
    ['a web form', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['XML', '<name/>', 'application/xml', 415],
    ['no declared type', '{"name":"x"}', '', 415],
    ['files where none belong', '--b\r\n\r\n--b--', 'multipart/form-data; boundary=b', 415],
    ['too much', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('%s', async (_what, payload, type, expected) => {
    const { status, headers } = await post(payload, type);
    expect([status, headers['content-type']]).toEqual([expected, 'application/problem+json; charset=utf-8']);
  });

  test('JSON with a character set is JSON', async () => {
    const { status, body } = await post('{"name":" Tashi "}', 'application/json; charset=utf-8');
    expect([status, body]).toEqual([201, '{"name":"Tashi"}']);
  });

  test.each(['x', '1', '%00', '..', 'a'.repeat(201)])(
    'a path that no record can have is not found: %s',
    async (id) => {
      const { status, problem } = await ask({ method: 'DELETE', url: `/api/people/${id}` });
      expect([status, problem.code]).toEqual([404, 'not_found']);
    },
  );
});

describe('who comes in', () => {
  const url = '/api/people/6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01';
  test.each([
    [undefined, 401],
    ['Bearer nonsense', 401],
    ['Basic YWRtaW46YWRtaW4=', 401],
    ['auditor', 401],
    ['Bearer auditor', 204],
  ])('authorization %s answers %i', async (authorization, expected) => {
    const { status } = await ask({ url, headers: authorization ? { authorization } : {} });
    expect(status).toBe(expected);
  });

  test('whether they may is decided before a byte of the body is read', async () => {
    const { status } = await ask({ method: 'GET', url: '/api/people/not-an-id' });
    expect(status).toBe(401);
  });

  test('a crowd makes people wait, but not those who have to log in first', async () => {
    isCrowded = true;
    expect(await statusOf({ url })).toBe(401);
    expect(await statusOf({ url, headers: { authorization: 'Bearer auditor' } })).toBe(503);
    expect(await statusOf({ url: '/api/leaky' })).toBe(503);
    isCrowded = false;
    expect(await statusOf({ url: '/api/leaky' })).toBe(200);
  });

  test('other methods are refused and the right ones named', async () => {
    const { status, headers, problem } = await post('broken {', 'text/plain', url);
    expect([status, headers['allow'], problem.code]).toEqual([
      405,
      'DELETE, GET, HEAD',
      'method_not_allowed',
    ]);
  });

  test('an address nobody answers is not found, whatever is sent to it', async () => {
    expect((await post('broken {', 'text/plain', '/api/nothing')).status).toBe(404);
    expect((await ask({ url: '/api' })).status).toBe(404);
  });
});

test('an address that cannot be read is refused with the same headers', async () => {
  const { status, headers } = await ask({ url: '/api/people/%zz' });
  expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the log tells the pattern of a route, never the address', async () => {
  await ask({ url: '/api/people/6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a99?q=CanaryQuery' });
  expect(logged).toContain('"route":"/api/people/:id"');
  expect(logged).not.toContain('CanaryQuery');
  expect(logged).not.toContain('2f0b6d0c1a99');
});
