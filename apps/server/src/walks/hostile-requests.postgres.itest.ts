import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint, isOpenToStrangers } from '../testing/every-endpoint.ts';
import { howMany } from '../testing/how-many.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { cpuMsOf } from '../testing/cpu-time.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  // With the web app beside it, whose page answers every other address.
  const webRoot = await mkdtemp(join(tmpdir(), 'kathok-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  app = await startTestApp({ webRoot });
  token = await app.signIn('Administrator');
});
afterAll(() => app.close());

const guarded = everyEndpoint
  .filter(({ endpoint }) => !isOpenToStrangers(endpoint))
  .map((named, turn) => ({ ...named, turn }));
/** Another call at the same address, which everybody may make. */
const isOpenAt = (path: string, method: string) =>
  everyEndpoint.some(
    ({ endpoint }) =>
      endpoint.path === path &&
      isOpenToStrangers(endpoint) &&
      (endpoint.method === method || (endpoint.method === 'GET' && method === 'HEAD')),
  );
const address = (path: string) => `/api${path.replaceAll(/:\w+/g, '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01')}`;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** So many of the list, at each turn others, so that over all turns each has its part. */
const part = <Item>(list: readonly Item[], count: number, turn: number): Item[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(turn * count + at) % list.length]!);
/** Besides the endpoint's own. */
const otherMethods = howMany({ test: 1, prove: methods.length });
const valuesEach = howMany({ test: 1, prove: 1000 });
const tricksEach = howMany({ test: 2, prove: 1000 });
const tokensEach = howMany({ test: 1, prove: 1000 });

describe('without a token that is worth something', () => {
  const worthless = [
    undefined,
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
    'Bearer ../../etc/passwd',
    `Bearer ${'a.'.repeat(2000)}`,
    'Basic YWRtaW46YWRtaW4=',
    'Grant shared',
  ];
  it.each(guarded)('$name answers 401', async ({ endpoint, turn }) => {
    for (const authorization of part(worthless, tokensEach, turn)) {
      const headers = authorization === undefined ? {} : { authorization };
      const { statusCode } = await app.inject({
        method: endpoint.method,
        url: address(endpoint.path),
        headers,
      });
      expect({ authorization, statusCode }).toEqual({ authorization, statusCode: 401 });
    }
  });

  const tricks: ((path: string) => string)[] = [
    (path) => path.replace('/api/', '//api/'),
    (path) => path.replace('/api/', '/api//'),
    (path) => path.replace('/api/', '/./api/'),
    (path) => path.replace('/api/', '/api/./'),
    (path) => path.replace('/api/', '/api/x/../'),
    (path) => path.replace('/api/', '/api/%2e/'),
    (path) => path.replace('/api/', '/%2e/api/'),
    (path) => path.replace('/api/', '/api%2f'),
    (path) => path.replace('/api/', '/api;x/'),
    (path) => `${path};x`,
    (path) => `${path}/`,
    (path) => `${path}%20`,
    (path) => `${path}%00`,
    (path) => `${path}.json`,
    (path) => path.toUpperCase(),
    (path) => path.replace('/api/', '/Api/'),
    (path) => path.replace('/api/', '/%61pi/'),
    (path) => `${path}?x=/api/settings/public`,
    (path) => `${path}?bypass=/api/health`,
  ];
  const disguises = [
    {},
    { 'x-original-url': '/api/health' },
    { 'x-rewrite-url': '/api/health' },
    { 'x-http-method-override': 'GET', 'x-forwarded-for': '127.0.0.1' },
  ];
  it.each(guarded)('no other way to write its address leads to $name', async ({ endpoint, turn }) => {
    const wrong: string[] = [];
    const tried = new Set([endpoint.method, ...part(methods, otherMethods, turn)]);
    for (const method of [...tried].filter((each) => !isOpenAt(endpoint.path, each))) {
      for (const [at, trick] of part(tricks, tricksEach, turn).entries()) {
        const url = trick(address(endpoint.path));
        const headers = disguises[(turn + at) % disguises.length] ?? {};
        const { statusCode } = await app.inject({ method, url, headers });
        if (![401, 404, 405].includes(statusCode)) wrong.push(`${method} ${url} ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('hostile values', () => {
  const values = [
    "' OR 1=1 --",
    "'; SELECT pg_sleep(120) --",
    '1; DROP TABLE users',
    'name); SELECT 1',
    '%',
    '_',
    '\\',
    '\\%',
    '\0',
    '🪷',
    'a'.repeat(10_000),
    '-1',
    '0',
    '1e309',
    '1e3',
    'NaN',
    'Infinity',
    '0x10',
    '99999999999999999999',
    '1.5',
    ' 1 ',
    '1,2',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    'toString',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-13-01',
    '-0001-01-01',
    '+275760-09-13',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '%s%n',
    '\r\nSet-Cookie: a=b',
  ];
  const common = ['page', 'take', 'sortBy', 'order', 'q', 'x', '__proto__', 'q[]', 'q[a]'];
  const lists = everyEndpoint
    .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.answersFile)
    .map((named, first) => ({ ...named, first }));

  it.each(lists)(
    'in any parameter of $name are an answer or a field error, in no time',
    async ({ endpoint, first }) => {
      const shape = (endpoint.query as { shape?: object }).shape ?? {};
      const wrong: string[] = [];
      const names = [...new Set([...Object.keys(shape), ...common])];
      for (const [turn, name] of names.entries()) {
        // A name that the call does not know is refused whatever it says; a few are enough to see that.
        for (const value of part(
          values,
          name in shape ? valuesEach : Math.min(valuesEach, 3),
          first + turn,
        )) {
          const url = `${address(endpoint.path)}?${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
          const start = performance.now();
          let statusCode = 0;
          const cpuMs = await cpuMsOf(async () => {
            ({ statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } }));
          });
          // No value may make the server work, or the database sleep: time is what is promised here.
          const isSlow = cpuMs > 1000 || performance.now() - start > 60_000;
          if (![200, 404, 422].includes(statusCode) || isSlow) wrong.push(`${url} ${statusCode} ${cpuMs} ms`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('twice, and broken percent signs, are field errors too', async () => {
    for (const query of ['page=1&page=2', 'q=a&q=b', 'take=%zz', 'q=%E0%A4%A', 'page[]=1&page[]=2']) {
      const { statusCode } = await app.inject({
        url: `/api/users?${query}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect({ query, isFine: statusCode === 200 || statusCode === 422 }).toEqual({ query, isFine: true });
    }
  });
});
