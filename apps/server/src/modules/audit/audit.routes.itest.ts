import { audit, roles, users } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

let token: string;
const app = await startAppForFile();
token = await app.signIn('Administrator');
for (const name of ['Cook', 'Gardener', 'Driver']) {
  app.clock.advance({ days: 1 });
  token = await app.signIn('Administrator');
  await app.call(roles.create, { body: { name, roleType: 'admin', permissionIds: [] } }, token);
}

const list = async (query: Parameters<typeof app.call<typeof audit.list>>[1]['query']) =>
  app.call(audit.list, { query }, token);
const labels = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).data.map(({ label }) => label);
const created = { entity: 'Role', action: 'create' };

test('the newest comes first, in pages', async () => {
  expect(await labels(created)).toEqual(['Driver', 'Gardener', 'Cook']);
  expect(await labels({ ...created, order: 'ASC', take: 2 })).toEqual(['Cook', 'Gardener']);
  const second = await list({ ...created, take: 2, page: 2 });
  expect(second.data.map(({ label }) => label)).toEqual(['Cook']);
  expect(second.meta).toEqual({
    page: 2,
    take: 2,
    itemCount: 3,
    pageCount: 2,
    hasPreviousPage: true,
    hasNextPage: false,
    isCountExact: true,
  });
});

test('signing in and looking are no changes', async () => {
  const { data } = await list({ changesOnly: 'true', take: 3 });
  expect(data.map(({ action, label }) => [action, label])).toEqual([
    ['create', 'Driver'],
    ['create', 'Gardener'],
    ['create', 'Cook'],
  ]);
});

test('an entry tells who, what, when and from where', async () => {
  const { data } = await list({ ...created, take: 1 });
  const { name } = await app.call(users.get, { params: { id: app.account('Administrator').id } }, token);
  expect(data[0]).toMatchObject({
    actorId: app.account('Administrator').id,
    actorName: name,
    action: 'create',
    entity: 'Role',
    label: 'Driver',
    before: null,
    address: '127.0.0.1',
    at: app.clock.now().toISOString(),
  });
  expect(data[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('entries are found by person, record, words and days, both days included', async () => {
  const [driver] = (await list(created)).data;
  expect(await labels({ ...created, actorId: app.account('Administrator').id })).toHaveLength(3);
  expect(await labels({ ...created, actorId: app.account('Auditor').id })).toEqual([]);
  expect(await labels({ entity: 'Role', entityId: driver!.entityId! })).toEqual(['Driver']);
  expect(await labels({ ...created, q: 'gARd' })).toEqual(['Gardener']);
  expect(await labels({ ...created, q: 'role 100%' })).toEqual([]);
  expect(await labels({ ...created, from: '2026-11-17', to: '2026-11-17' })).toEqual(['Gardener']);
  expect(await labels({ ...created, from: '2026-11-17' })).toEqual(['Driver', 'Gardener']);
  expect(await labels({ ...created, to: '2026-11-16', q: '' })).toEqual(['Cook']);
});

test('only those with the right to it see it', async () => {
  expect(await app.send(audit.list, {}, { token: await app.signIn('Treasurer') })).toMatchObject({
    status: 403,
  });
});

test('entries cannot be changed or removed, not even by us', async () => {
  await expect(app.db.deleteFrom('auditEntries').execute()).rejects.toThrow('append-only');
  await expect(app.db.updateTable('auditEntries').set({ label: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
});
