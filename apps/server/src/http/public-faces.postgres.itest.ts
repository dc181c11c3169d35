import { contract, type Endpoint, health } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import { startAppForFile } from '../testing/office.ts';

const app = await startAppForFile({ metricsToken: 'token-of-the-collector', requestsPerMinute: 300 });

test('health and readiness', async () => {
  expect(await app.call(health.health, {})).toEqual({
    status: 'ok',
    database: app.database.kind,
    version: '0.0.0',
    storage: 'ok',
  });
  expect(await app.call(health.ready, {})).toMatchObject({ status: 'ok' });
});

describe('openapi.json', () => {
  test('has every endpoint with its method, path, access and answer, and nothing else', async () => {
    const document = (await app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const written = Object.entries<Record<string, Record<string, unknown>>>(document.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const expected = Object.entries(contract).flatMap(([part, endpoints]) =>
      Object.entries<Endpoint>(endpoints).map(
        ([name, { method, path }]) =>
          `${part}.${name} ${method.toLowerCase()} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      ),
    );
    expect(written.toSorted()).toEqual(expected.toSorted());
  });

  test('says who may call, what goes in and what comes out', async () => {
    const { paths, components } = (await app.inject('/api/openapi.json')).json();
    const create = paths['/api/users'].post;
    expect(create).toMatchObject({ 'x-access': 'create User', security: [{ bearer: [] }] });
    expect(create.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: expect.arrayContaining(['name', 'email', 'roleId']),
    });
    expect(create.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(create.responses['201'].content['application/json'].schema).toMatchObject({
      additionalProperties: false,
    });
    expect(paths['/api/auth/login'].post).toMatchObject({ 'x-access': 'public', security: [] });
    expect(paths['/api/users/{id}'].get['x-access']).toBe('own, read User');
    const photo = paths['/api/users/{id}/photo'].put.requestBody.content['multipart/form-data'];
    expect(photo.schema.properties.photo).toEqual({ type: 'string', format: 'binary' });
    expect(components.schemas.Problem.properties).toHaveProperty('requestId');
  });

  test('names each way to a backup, and back from one', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>();
    // Backups are for administrators who prove who they are; back from one leads only into an empty centre.
    const named = Object.keys(paths).filter((path) => /restore|backup/i.test(path));
    expect(named.toSorted()).toEqual([
      '/api/backups',
      '/api/backups/drill',
      '/api/backups/jobs/{id}',
      '/api/backups/passphrase',
      '/api/backups/plan',
      '/api/backups/{id}/file',
      '/api/donations/{id}/restore',
      '/api/member/{id}/restore',
      '/api/membershipFee/{id}/restore',
      '/api/setup/restore',
      '/api/setup/restore/check',
      '/api/users/{id}/restore',
    ]);
  });
});

test('the docs show every call and every problem, under a strict policy and from our own house', async () => {
  const { body, headers } = await app.inject('/api/docs');
  for (const endpoints of Object.values(contract)) {
    for (const { path } of Object.values<Endpoint>(endpoints))
      expect(body).toContain(`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  }
  expect(body).toContain('id="validation_failed"');
  expect(headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self';",
  );
  expect(body).not.toMatch(/<script|style="|https?:\/\//);
  expect((await app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('long answers travel packed, tokens never', async () => {
  const packed = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(packed.rawPayload.length * 3).toBeLessThan(
    (await app.inject('/api/openapi.json')).rawPayload.length,
  );
  const { email: username, password } = app.account('Administrator');
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'accept-encoding': 'br' },
    payload: { username, password },
  });
  expect([login.statusCode, login.headers['content-encoding']]).toEqual([200, undefined]);
});

const askFrom = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers });
const metrics = async (from: string, headers: Record<string, string> = {}) =>
  (await askFrom(from, '/api/metrics', headers)).statusCode;

describe('metrics', () => {
  test('are for this machine, and for the collector with the token', async () => {
    expect(await metrics('127.0.0.1')).toBe(200);
    expect(await metrics('::1')).toBe(200);
    expect(await metrics('10.0.0.7')).toBe(404);
    expect(await metrics('10.0.0.7', { authorization: 'Bearer token-of-the-collector' })).toBe(200);
    expect(await metrics('10.0.0.7', { authorization: 'Bearer token-of-somebody-else' })).toBe(404);
    expect(await metrics('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).toBe(404);
  });

  test('name routes by their pattern and tell of jobs', async () => {
    await app.inject('/api/users/6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01');
    const { body } = await app.inject('/api/metrics');
    expect(body).toContain('route="/api/users/:id",status="401"');
    expect(body).toMatch(/^jobs\{state="waiting"\} \d+$/m);
    expect(body).not.toContain('6d0f2f0a');
  });
});

const askAs = async (address: string, path: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/api/${path}`, remoteAddress: address, headers })).json();

test('strangers hear whether it is well, and operators what it is', async () => {
  const token = 'token-of-the-collector';
  for (const path of ['health', 'ready']) {
    expect(await askAs('203.0.113.9', path)).toEqual({ status: 'ok' });
    // Through a proxy on the same machine.
    expect(await askAs('127.0.0.1', path, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ status: 'ok' });
    const whole = { status: 'ok', storage: 'ok', database: 'postgres', version: expect.any(String) };
    expect(await askAs('127.0.0.1', path)).toEqual(whole);
    expect(await askAs('203.0.113.9', path, { authorization: `Bearer ${token}` })).toEqual(whole);
    expect(await askAs('203.0.113.9', path, { authorization: 'Bearer another-token-of-nobody' })).toEqual({
      status: 'ok',
    });
  }
});

test('one address that asks without end is told to wait; others are not', async () => {
  const statuses = [];
  for (let times = 0; times < 301; times += 1)
    statuses.push((await askFrom('10.9.9.9', '/api/health')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  const refused = await askFrom('10.9.9.9', '/api/health');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (const disguise of ['/%61pi/health', '/ap%69/health/', '/api/nowhere'])
    expect((await askFrom('10.9.9.9', disguise)).statusCode).toBe(429);
  expect((await askFrom('10.9.9.10', '/api/health')).statusCode).toBe(200);
});
