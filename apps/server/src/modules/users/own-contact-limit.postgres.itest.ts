import { users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const params = { id: app.account('Auditor').id };
await app.call(users.update, { params, body: { phone: '17 70 70 70' } }, administrator);

const changeOwn = (role: 'Member' | 'Treasurer' | 'Administrator', body: object, token: string) =>
  app.send(users.update, { params: { id: app.account(role).id }, body }, { token });

test.each(['Member', 'Treasurer'] as const)(
  'the phone of one’s own account, as a %s, is changed five times a day; refused tries count',
  async (role) => {
    const token = await app.signIn(role);
    const last = role === 'Member' ? '1' : '2';
    const tried = ['17 70 70 70', '17 70 70 70', `17 70 71 7${last}`, '17 70 70 70', '17 70 70 70'];
    const statuses: number[] = [];
    for (const phone of tried) statuses.push((await changeOwn(role, { phone }, token)).status);
    expect(statuses).toEqual([422, 422, 200, 422, 422]);
    for (const phone of ['17 70 70 70', `17 70 72 7${last}`]) {
      const refused = await changeOwn(role, { phone }, token);
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    }
    // What stays as it is, and what is no contact, is not limited.
    const { name, phone } = await app.call(users.get, { params: { id: app.account(role).id } }, token);
    expect((await changeOwn(role, { name: `${name} Dema`, phone }, token)).status).toBe(200);
  },
);

test('people who may change users are not limited', async () => {
  for (const end of ['1', '2', '3', '4', '5', '6'])
    expect((await changeOwn('Administrator', { phone: `17 70 73 7${end}` }, administrator)).status).toBe(200);
});
