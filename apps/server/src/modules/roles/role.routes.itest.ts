import { permissions, roles, users } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const unknown = '00000000-0000-4000-8000-000000000000';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const all = await app.call(permissions.all, {}, administrator);
const permissionIds = new Map(all.map(({ action, subject, id }) => [`${action} ${subject}`, id]));

const ids = (...rights: string[]) => rights.map((right) => permissionIds.get(right) ?? unknown);
let count = 0;
function newRole(body: object = {}) {
  count += 1;
  const usual = { name: `Role ${count}`, roleType: 'admin' as const, permissionIds: ids('read Member') };
  return app.call(roles.create, { body: { ...usual, ...body } }, administrator);
}
const update = (id: string, body: object) => app.call(roles.update, { params: { id }, body }, administrator);
const remove = (id: string) => app.call(roles.remove, { params: { id } }, administrator);
async function shipped(name: string) {
  const { data } = await app.call(roles.list, { query: { q: name } }, administrator);
  return data.find((role) => role.name === name)!;
}
const faultsOf = (property: string) => ({ status: 422, problem: { errors: [{ property }] } });

describe('the shipped roles', () => {
  it('are six, with the abilities of the book', async () => {
    const { data, meta } = await app.call(roles.list, { query: { takeAll: 'true' } }, administrator);
    expect(meta).toMatchObject({ itemCount: 6, page: 1, hasNextPage: false });
    const table = data.map(({ name, roleType, isSystem, permissions }) => [
      name,
      roleType,
      isSystem,
      permissions.map(({ action, subject }) => `${action} ${subject}`).sort(),
    ]);
    expect(table).toEqual([
      ['Administrator', 'admin', true, ['manage all']],
      [
        'Auditor',
        'admin',
        true,
        [
          'manage Password',
          'read Audit',
          'read Dashboard',
          'read Donation',
          'read Master',
          'read Member',
          'read Report',
          'read Ritual',
          'read Role',
          'read User',
        ],
      ],
      ['Member', 'user', true, ['manage MemberProfile']],
      [
        'Membership officer',
        'admin',
        true,
        [
          'manage Member',
          'manage Password',
          'manage Ritual',
          'read Dashboard',
          'read Donation',
          'read Master',
          'read Report',
        ],
      ],
      ['Reader', 'admin', true, ['manage Password', 'read Ritual', 'update Ritual']],
      [
        'Treasurer',
        'admin',
        true,
        [
          'manage Donation',
          'manage Password',
          'manage Report',
          'read Dashboard',
          'read Member',
          'read Ritual',
          'update Member',
        ],
      ],
    ]);
  });

  it('keep their abilities and their type; name and description are the centre’s', async () => {
    const treasurer = await shipped('Treasurer');
    for (const body of [{ permissionIds: [] }, { roleType: 'user' }, { permissionIds: ids('manage all') }]) {
      await expect(update(treasurer.id, body)).rejects.toMatchObject({
        status: 409,
        problem: { code: 'wrong_state', detail: expect.stringContaining('keep their abilities') },
      });
    }
    await expect(remove(treasurer.id)).rejects.toMatchObject({ status: 409 });
    const sameRights = treasurer.permissions.map(({ id }) => id).toReversed();
    const renamed = await update(treasurer.id, {
      name: 'Cashier',
      permissionIds: sameRights,
      roleType: 'admin',
    });
    expect(renamed).toMatchObject({ name: 'Cashier', version: treasurer.version + 1 });
    await update(treasurer.id, { name: 'Treasurer' });
  });
});

describe('a role of the centre’s own', () => {
  it('is added, read, changed and removed', async () => {
    const role = await newRole({ description: 'Sits at the door' });
    expect(role).toMatchObject({
      description: 'Sits at the door',
      isSystem: false,
      userCount: 0,
      version: 1,
    });
    expect(await app.call(roles.get, { params: { id: role.id } }, administrator)).toEqual(role);
    const changed = await update(role.id, {
      name: 'Doorkeeper',
      permissionIds: ids('read Dashboard', 'create Member'),
      version: 1,
    });
    expect(changed.permissions.map(({ subject }) => subject)).toEqual(['Dashboard', 'Member']);
    await expect(update(role.id, { name: 'Late', version: 1 })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'stale_version' },
    });
    await remove(role.id);
    await expect(app.call(roles.get, { params: { id: role.id } }, administrator)).rejects.toMatchObject({
      status: 404,
    });
    await newRole({ name: 'Doorkeeper' });
    const trail = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', role.id)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'remove']);
    expect(trail[1]).toMatchObject({
      before: { permissions: ['read Member'] },
      after: { name: 'Doorkeeper', permissions: ['read Dashboard', 'create Member'] },
    });
  });

  it('has a name of its own and rights that exist', async () => {
    await expect(newRole({ name: 'TREASURER' })).rejects.toMatchObject(faultsOf('name'));
    await expect(newRole({ permissionIds: [unknown] })).rejects.toMatchObject(faultsOf('permissionIds'));
    const twice = ids('read Member', 'read Member');
    await expect(newRole({ permissionIds: twice })).rejects.toMatchObject(faultsOf('permissionIds'));
    await expect(newRole({ roleType: 'root' })).rejects.toMatchObject(faultsOf('roleType'));
  });

  it('stays, and keeps its type, while somebody has it; also while somebody is being given it', async () => {
    const role = await newRole();
    const body = { name: 'Holder', email: 'holder@example.bt', roleId: role.id };
    const user = await app.call(users.create, { body }, administrator);
    const inUse = { status: 409, problem: { code: 'in_use', counts: { users: 1 } } };
    await expect(remove(role.id)).rejects.toMatchObject(inUse);
    await expect(update(role.id, { roleType: 'user' })).rejects.toMatchObject(inUse);
    const holders = await app.call(roles.users, { params: { id: role.id } }, administrator);
    expect(holders.data).toEqual([
      {
        id: user.id,
        name: 'Holder',
        email: 'holder@example.bt',
        status: 'active',
        photo: null,
        lastLoginAt: null,
      },
    ]);
    await app.call(users.remove, { params: { id: user.id } }, administrator);
    await remove(role.id);

    for (let round = 1; round <= 5; round += 1) {
      const contested = await newRole();
      const someone = { name: 'Late', email: `late${round}@example.bt`, roleId: contested.id };
      const [removal, creation] = await Promise.all([
        app.send(roles.remove, { params: { id: contested.id } }, { token: administrator }),
        app.send(users.create, { body: someone }, { token: administrator }),
      ]);
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([removal.status, creation.status]);
    }
  });

  it('is not found where there is none', async () => {
    const params = { id: unknown };
    for (const call of [
      app.send(roles.get, { params }, { token: administrator }),
      app.send(roles.users, { params }, { token: administrator }),
      app.send(roles.update, { params, body: { name: 'X' } }, { token: administrator }),
      app.send(roles.remove, { params }, { token: administrator }),
    ]) {
      expect(await call).toMatchObject({ status: 404 });
    }
  });
});

describe('lists of roles', () => {
  it('find, filter, sort and page', async () => {
    const names = async (query: object) =>
      (await app.call(roles.list, { query }, administrator)).data.map(({ name }) => name);
    expect(await names({ q: 'books changes' })).toEqual(['Auditor']);
    expect(await names({ roleType: 'user' })).toEqual(['Member']);
    expect((await names({ sortBy: 'name', order: 'DESC', take: 1 }))[0]).toBe('Treasurer');
    for (const sortBy of ['userCount', 'createdAt', 'roleType']) {
      expect((await names({ sortBy, take: 100 })).length).toBeGreaterThan(4);
    }
    expect((await app.call(roles.list, { query: { take: 2 } }, administrator)).meta.hasNextPage).toBe(true);
  });
});

describe('permissions', () => {
  it('tell which roles have them', async () => {
    const all = await app.call(permissions.all, {}, administrator);
    expect(all).toHaveLength(31);
    const { assignedTo } = all.find(({ action, subject }) => action === 'read' && subject === 'Dashboard')!;
    expect(assignedTo).toEqual(expect.arrayContaining(['Auditor', 'Membership officer', 'Treasurer']));
    const page = await app.call(
      permissions.list,
      { query: { subject: 'User', sortBy: 'action' } },
      administrator,
    );
    expect(page.data.map(({ action }) => action)).toEqual(['create', 'manage', 'read', 'update']);
    const found = await app.call(permissions.list, { query: { q: 'invitations' } }, administrator);
    expect(found.data.map(({ name }) => name)).toEqual(['Add users']);
    const one = await app.call(
      permissions.list,
      { query: { action: 'export', take: 1, order: 'DESC' } },
      administrator,
    );
    expect(one.meta).toMatchObject({ itemCount: 3, pageCount: 3 });
  });
});
