import { auth, permissions, roles, users } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const password = 'seven lamps on the sill';
const unknown = '00000000-0000-4000-8000-000000000000';

const app = await startAppForFile();
const administrator = await app.signIn('Administrator');
const { data } = await app.call(roles.list, { query: { takeAll: 'true' } }, administrator);
const roleIds = new Map(data.map(({ name, id }) => [name, id]));

const roleId = (name: string) => roleIds.get(name) ?? unknown;
let count = 0;
function newUser(
  body: { name?: string; email?: string; phone?: string; roleId?: string; password?: string } = {},
) {
  count += 1;
  const usual = {
    name: `Person ${count}`,
    email: `person${count}@example.bt`,
    roleId: roleId('Treasurer'),
    password,
  };
  return app.call(users.create, { body: { ...usual, ...body } }, administrator);
}
const update = (id: string, body: object, token = administrator) =>
  app.call(users.update, { params: { id }, body }, token);
const faultsOf = (property: string) => ({ status: 422, problem: { errors: [{ property }] } });

describe('adding', () => {
  it('answers the user, and that is what is read afterwards', async () => {
    const user = await newUser({
      name: ' Karma  Choden ',
      email: 'Karma.C@Example.BT',
      phone: '17 11 22 33',
    });
    expect(user).toMatchObject({
      name: 'Karma  Choden',
      email: 'karma.c@example.bt',
      phone: '+97517112233',
      role: 'Treasurer',
      roleType: 'admin',
      status: 'active',
      photo: null,
      memberId: null,
      hasPassword: true,
      lastLoginAt: null,
      version: 1,
    });
    const { isInvitationMailed, ...read } = user;
    expect(isInvitationMailed).toBeNull();
    expect(await app.call(users.get, { params: { id: user.id } }, administrator)).toEqual(read);
  });

  it('hands the invitation over as a link where no e-mail leaves', async () => {
    const invite = { name: 'Handed Over', email: 'handed@example.bt', roleId: roleId('Treasurer') };
    const user = await app.call(users.create, { body: invite }, administrator);
    expect(user).toMatchObject({ hasPassword: false, isInvitationMailed: false });
    const linkOf = (id: string, token = administrator) =>
      app.send(users.invitationLink, { params: { id } }, { token });
    const first = await app.call(users.invitationLink, { params: { id: user.id } }, administrator);
    const { link } = await app.call(users.invitationLink, { params: { id: user.id } }, administrator);
    const choose = (address: string) => {
      // The code is typed from paper, in small letters and with spaces.
      const token = address.split('#')[1]?.toLowerCase().replaceAll('-', ' ') ?? '';
      return app.send(auth.resetPassword, {
        body: { token, newPassword: password, confirmPassword: password },
      });
    };
    expect(link).toMatch(/\/join#\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect((await choose(first.link)).body).toMatchObject({ code: 'invalid_token' });
    expect((await linkOf(user.id, await app.signIn('Treasurer'))).status).toBe(403);
    expect((await linkOf(unknown)).status).toBe(404);
    expect((await choose(link)).status).toBeLessThan(300);
    await app.call(auth.login, { body: { username: invite.email, password } });
    expect((await linkOf(user.id)).body).toMatchObject({ code: 'wrong_state' });
  });

  it('refuses what is taken, unknown or weak, each by its field', async () => {
    const { email } = await newUser({ phone: '17112244' });
    await expect(newUser({ email: email.toUpperCase() })).rejects.toMatchObject(faultsOf('email'));
    await expect(newUser({ phone: '+975 17112244' })).rejects.toMatchObject(faultsOf('phone'));
    await expect(newUser({ roleId: unknown })).rejects.toMatchObject(faultsOf('roleId'));
    await expect(newUser({ password: 'a short one' })).rejects.toMatchObject(faultsOf('password'));
    await expect(newUser({ name: '' })).rejects.toMatchObject(faultsOf('name'));
    const member = await newUser({ roleId: roleId('Member'), password: 'a short one' });
    expect(member.roleType).toBe('user');
  });

  it('happens once for one key, however often it is asked', async () => {
    const body = { name: 'Once', email: 'once@example.bt', roleId: roleId('Member'), password };
    const options = { token: administrator, headers: { 'idempotency-key': 'add-once' } };
    const first = await app.send(users.create, { body }, options);
    const again = await app.send(users.create, { body }, options);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });
});

describe('lists', () => {
  it('finds by part of name, e-mail and phone, filters, sorts and pages', async () => {
    await newUser({
      name: 'Zangmo Tshering',
      email: 'zt@lists.bt',
      phone: '77123123',
      roleId: roleId('Auditor'),
    });
    await newUser({ name: 'Yeshey Tshering', email: 'yt@lists.bt', roleId: roleId('Member') });
    const names = async (query: object) =>
      (await app.call(users.list, { query }, administrator)).data.map(({ name }) => name);
    expect(await names({ q: 'tsher lists' })).toEqual(['Yeshey Tshering', 'Zangmo Tshering']);
    expect(await names({ q: 'tshering', order: 'DESC' })).toEqual(['Zangmo Tshering', 'Yeshey Tshering']);
    expect(await names({ q: '77123123' })).toEqual(['Zangmo Tshering']);
    expect(await names({ q: 'tshering', roleId: roleId('Auditor') })).toEqual(['Zangmo Tshering']);
    expect(await names({ q: 'tshering', roleType: 'user' })).toEqual(['Yeshey Tshering']);
    expect(await names({ q: 'tshering', status: 'disabled' })).toEqual([]);
    expect(await names({ q: '100%' })).toEqual([]);
    expect(await names({ q: '_' })).toEqual([]);
    const page = await app.call(users.list, { query: { take: 2, page: 2, sortBy: 'email' } }, administrator);
    expect(page.data).toHaveLength(2);
    expect(page.meta).toMatchObject({ page: 2, take: 2, hasPreviousPage: true, hasNextPage: true });
  });

  it.each(['name', 'email', 'role', 'status', 'lastLoginAt', 'createdAt'] as const)(
    'sorts by %s both ways',
    async (sortBy) => {
      const read = async (order: 'ASC' | 'DESC') =>
        (await app.call(users.list, { query: { sortBy, order, take: 100 } }, administrator)).data;
      expect((await read('ASC')).map(({ id }) => id).sort()).toEqual(
        (await read('DESC')).map(({ id }) => id).sort(),
      );
    },
  );

  it.each([
    { sortBy: 'passwordHash' },
    { take: 101 },
    { page: 0 },
    { status: 'x' },
    { roleId: '1' },
    { x: '1' },
  ])('refuses %j', async (query) => {
    const call = app.call(users.list, { query: query as object }, administrator);
    await expect(call).rejects.toMatchObject({ status: 422 });
  });

  it('/all shows active ones only unless asked, and users-with-roles their permissions', async () => {
    const user = await newUser({ name: 'Leaving Soon' });
    await update(user.id, { status: 'disabled' });
    const option = {
      id: user.id,
      name: 'Leaving Soon',
      email: user.email,
      role: 'Treasurer',
      status: 'disabled',
    };
    expect(await app.call(users.all, {}, administrator)).not.toContainEqual(option);
    expect(await app.call(users.all, { query: { includeInactive: 'true' } }, administrator)).toContainEqual(
      option,
    );
    const withRoles = await app.call(users.withRoles, {}, administrator);
    const auditor = withRoles.find(({ id }) => id === app.account('Auditor').id);
    expect(auditor?.role).toMatchObject({ id: roleId('Auditor'), name: 'Auditor', roleType: 'admin' });
    expect(auditor?.role.permissions).toContainEqual(
      expect.objectContaining({ action: 'read', subject: 'Role', name: 'See roles' }),
    );
  });
});

describe('one’s own record', () => {
  it('is read and changed by oneself; the others’ do not exist', async () => {
    const member = await app.signIn('Member');
    const own = app.account('Member').id;
    expect(await app.call(users.get, { params: { id: own } }, member)).toMatchObject({ role: 'Member' });
    expect(await update(own, { name: 'Pema', phone: '17998877' }, member)).toMatchObject({
      name: 'Pema',
      phone: '+97517998877',
    });
    expect((await app.call(auth.me, {}, member)).name).toBe('Pema');
    for (const id of [app.account('Auditor').id, unknown]) {
      await expect(app.call(users.get, { params: { id } }, member)).rejects.toMatchObject({ status: 404 });
      await expect(update(id, { name: 'Mine now' }, member)).rejects.toMatchObject({ status: 404 });
    }
  });

  it.each([{ email: 'mine@example.bt' }, { status: 'disabled' }, { roleId: 'Administrator' }])(
    'does not let oneself change %j',
    async (body) => {
      const change = 'roleId' in body ? { roleId: roleId('Administrator') } : body;
      for (const role of ['Member', 'Auditor'] as const) {
        const token = await app.signIn(role);
        await expect(update(app.account(role).id, change, token)).rejects.toMatchObject({ status: 403 });
      }
    },
  );

  it('takes back what a form was given', async () => {
    const auditor = await app.signIn('Auditor');
    const { email, roleId, status, name, phone } = await app.call(
      users.get,
      { params: { id: app.account('Auditor').id } },
      auditor,
    );
    const body = { email, roleId, status, name, phone };
    expect(await update(app.account('Auditor').id, body, auditor)).toMatchObject({ name });
  });

  it('keeps its role and status even for an administrator', async () => {
    const { id } = app.account('Administrator');
    for (const body of [{ roleId: roleId('Member') }, { status: 'disabled' as const }]) {
      await expect(update(id, body)).rejects.toMatchObject({ status: 403 });
    }
    await expect(app.call(users.remove, { params: { id } }, administrator)).rejects.toMatchObject({
      status: 403,
    });
    expect(await update(id, { email: 'chief@example.bt' })).toMatchObject({ email: 'chief@example.bt' });
    await update(id, { email: app.account('Administrator').email });
  });
});

describe('changing', () => {
  it('goes up one version each time, and refuses an old one', async () => {
    const user = await newUser();
    const renamed = await update(user.id, { name: 'Second', version: 1 });
    expect(renamed.version).toBe(2);
    await expect(update(user.id, { name: 'Third', version: 1 })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'stale_version' },
    });
    expect(await update(user.id, { name: 'Third' })).toMatchObject({ name: 'Third', version: 3 });
    expect(await update(user.id, { phone: null })).toMatchObject({ version: 3 });
  });

  it('tells the audit what was and what is', async () => {
    const user = await newUser();
    await update(user.id, { name: 'Other', roleId: roleId('Auditor') });
    const entry = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', user.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actorId: app.account('Administrator').id,
      entity: 'User',
      label: 'Other',
      before: { name: user.name, role: 'Treasurer' },
      after: { name: 'Other', role: 'Auditor' },
    });
  });

  it('asks a member who joins the staff for a longer password', async () => {
    const user = await newUser({ roleId: roleId('Member'), password: 'short phrase' });
    await update(user.id, { roleId: roleId('Auditor') });
    const login = await app.call(auth.login, { body: { username: user.email, password: 'short phrase' } });
    expect(login.userData.mustChangePassword).toBe(true);
    await expect(app.call(users.list, {}, login.accessToken)).rejects.toMatchObject({
      status: 403,
      problem: { code: 'password_change_required' },
    });
    const body = { currentPassword: 'short phrase', newPassword: password, confirmPassword: password };
    await app.call(auth.changePassword, { params: { id: user.id }, body }, login.accessToken);
    expect((await app.call(auth.me, {}, login.accessToken)).mustChangePassword).toBe(false);
    await app.call(users.list, {}, login.accessToken);
  });
});

describe('removing', () => {
  it('hides the user, frees the address, and keeps the record', async () => {
    const user = await newUser({ phone: '17445566' });
    await app.call(users.remove, { params: { id: user.id } }, administrator);
    await expect(app.call(users.get, { params: { id: user.id } }, administrator)).rejects.toMatchObject({
      status: 404,
    });
    await expect(app.call(users.remove, { params: { id: user.id } }, administrator)).rejects.toMatchObject({
      status: 404,
    });
    await newUser({ email: user.email, phone: '17445566' });
    const row = await app.db
      .selectFrom('users')
      .select('deletedAt')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row?.deletedAt).toBeInstanceOf(Date);
  });

  it('can be undone, with the role they had, unless somebody has their address meanwhile', async () => {
    const user = await newUser({ phone: '17445577' });
    const restore = () => app.call(users.restore, { params: { id: user.id } }, administrator);
    await expect(restore(), 'never removed').rejects.toMatchObject({ status: 404 });
    await app.call(users.remove, { params: { id: user.id } }, administrator);
    const removedNow = async () =>
      (await app.call(users.list, { query: { isRemoved: true, q: user.email } }, administrator)).data;
    expect((await removedNow()).map(({ id }) => id)).toEqual([user.id]);

    // Somebody else has the address meanwhile: the field is named, and nothing changes.
    const other = await newUser({ email: user.email });
    await expect(restore()).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ property: 'email' }] },
    });
    await app.call(users.remove, { params: { id: other.id } }, administrator);
    expect(await restore()).toMatchObject({ id: user.id, email: user.email, roleId: user.roleId });
    expect((await removedNow()).map(({ id }) => id)).toEqual([other.id]);
    expect(await app.call(users.get, { params: { id: user.id } }, administrator)).toMatchObject({
      status: user.status,
    });
  });
});

describe('nobody gives or touches more than they hold', () => {
  it('holds for a helper who manages users', async () => {
    const all = await app.call(permissions.all, {}, administrator);
    const permissionIds = all.filter(({ subject }) => subject === 'User').map(({ id }) => id);
    const helperRole = await app.call(
      roles.create,
      { body: { name: 'User helper', roleType: 'admin', permissionIds } },
      administrator,
    );
    const helper = await newUser({ roleId: helperRole.id });
    const other = await newUser({ roleId: helperRole.id });
    const { accessToken } = await app.call(auth.login, { body: { username: helper.email, password } });
    const chief = app.account('Administrator').id;
    const formerChief = await newUser({ roleId: roleId('Administrator') });
    await app.call(users.remove, { params: { id: formerChief.id } }, administrator);
    const newPassword = 'nine prayer flags above';
    const pair = { newPassword, confirmPassword: newPassword };
    const body = { name: 'Puppet', email: 'puppet@example.bt', password };
    const refused = [
      () => app.call(users.create, { body: { ...body, roleId: roleId('Administrator') } }, accessToken),
      () => app.call(users.create, { body: { ...body, roleId: roleId('Treasurer') } }, accessToken),
      () => update(other.id, { roleId: roleId('Administrator') }, accessToken),
      () => update(helper.id, { roleId: roleId('Administrator') }, accessToken),
      () => update(chief, { email: 'puppet@example.bt' }, accessToken),
      () => update(chief, { name: 'Puppet' }, accessToken),
      () => update(chief, { status: 'disabled' }, accessToken),
      () => app.call(users.remove, { params: { id: chief } }, accessToken),
      () => app.call(users.restore, { params: { id: formerChief.id } }, accessToken),
      () => app.call(users.removePhoto, { params: { id: chief } }, accessToken),
      () => app.call(auth.resetByAdministrator, { body: { id: chief, ...pair } }, accessToken),
      () =>
        app.call(
          auth.changePassword,
          { params: { id: chief }, body: { currentPassword: password, ...pair } },
          accessToken,
        ),
      () =>
        app.call(
          roles.create,
          { body: { name: 'Ladder', roleType: 'admin', permissionIds: all.map(({ id }) => id) } },
          accessToken,
        ),
      () =>
        app.call(roles.update, { params: { id: helperRole.id }, body: { permissionIds: [] } }, accessToken),
      () => app.call(roles.remove, { params: { id: roleId('Member') } }, accessToken),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ status: 403 });
    await update(other.id, { name: 'Renamed by a peer' }, accessToken);
    await app.call(users.create, { body: { ...body, roleId: helperRole.id } }, accessToken);
  });
});
