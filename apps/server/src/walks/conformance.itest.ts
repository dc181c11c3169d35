import { contract, type Endpoint } from '@kathok/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

/** The calls that the specification names, with exactly these methods and paths. */
const specified = [
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/password-reset',
  'GET /users',
  'GET /users/all',
  'GET /users/users-with-roles',
  'GET /users/{id}',
  'POST /users',
  'PATCH /users/{id}',
  'DELETE /users/{id}',
  'POST /users/{id}/change-password',
  'GET /roles',
  'GET /roles/{id}',
  'POST /roles',
  'PATCH /roles/{id}',
  'GET /roles/{id}/users',
  'GET /permissions',
  'GET /permissions/all',
];
/** Added to them. */
const added = [
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'GET /auth/me',
  'DELETE /roles/{id}',
  'GET /settings/public',
  'GET /settings',
  'PATCH /settings',
  'GET /audit',
  'GET /notifications/outbox',
  'GET /health',
  'GET /ready',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each([...specified, ...added])('%s', (call) => {
  const [method = '', path = ''] = call.split(' ');

  it('is in the contract and answers', async () => {
    const found = everyEndpoint.filter(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}` === call,
    );
    expect(found).toHaveLength(1);
    const url = `/api${path.replace('{id}', app.account('Auditor').id)}`;
    const { statusCode } = await app.inject({ method: method as Endpoint['method'], url });
    expect([200, 401, 415, 422]).toContain(statusCode);
  });
});

it('tokens come from signing in and from refreshing, and from nowhere else', () => {
  const givers = everyEndpoint.filter(({ endpoint }) => 'accessToken' in shapeOf(endpoint));
  expect(givers.map(({ endpoint }) => endpoint)).toEqual([contract.auth.login, contract.auth.refresh]);
});

function shapeOf({ response }: Endpoint): object {
  return response instanceof z.ZodObject ? response.shape : {};
}
