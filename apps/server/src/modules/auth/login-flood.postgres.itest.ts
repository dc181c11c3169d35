import { Agent, request } from 'node:http';
import { auth } from '@kathok/contract';
import { afterAll, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';
import { verifications } from './passwords/password-hash.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

const app = await startAppForFile();
await app.signIn('Treasurer');
const url = `${await app.listen()}/api${auth.login.path}`;
afterAll(() => agent.destroy());

/** Over a real connection, so that the address is that of the connection and nothing else. */
function login(body: object, headers: Record<string, string>, localAddress = '127.0.0.1'): Promise<number> {
  const payload = JSON.stringify(body);
  const json = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', localAddress, agent, headers: { ...json, ...headers } };
    request(url, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(payload);
  });
}

it('500 tries at once with invented addresses: ten reach the password, and the owner gets in', async () => {
  const { email: username, password } = app.account('Treasurer');
  const before = verifications.count;
  const statuses = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      login(
        { username, password: `guess number ${index}` },
        {
          'x-forwarded-for': `203.0.113.${index % 250}`,
          forwarded: `for=198.51.100.${index % 250}`,
          'x-real-ip': `192.0.2.${index % 250}`,
        },
      ),
    ),
  );
  expect(verifications.count - before).toBeLessThanOrEqual(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(490);
  expect(await login({ username, password }, {}, '127.0.0.2')).toBe(200);
});
