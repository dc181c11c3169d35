import { accountChanges, auth, permissions, roles, users } from '@kathok/contract';
import { nextNumber, type Office, samplePhoto, type Writes } from './office.ts';

const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };

export function userWrites(office: Office): Writes {
  async function newUser(extra: { password?: string } = { password }) {
    const count = nextNumber();
    const { roleId } = await office.app.call(
      users.get,
      { params: { id: office.app.account('Auditor').id } },
      office.administrator,
    );
    const body = { name: `Person ${count}`, email: `person${count}@example.bt`, roleId, ...extra };
    return office.app.call(users.create, { body }, office.administrator);
  }

  async function newRole() {
    const count = nextNumber();
    const [permission] = await office.app.call(permissions.all, {}, office.administrator);
    const permissionIds = permission ? [permission.id] : [];
    return office.app.call(
      roles.create,
      { body: { name: `Role ${count}`, roleType: 'admin', permissionIds } },
      office.administrator,
    );
  }

  return {
    async 'auth.login'() {
      const user = await newUser();
      await office.app.call(auth.login, { body: { username: user.email, password } });
      return { actorId: user.id, entityId: user.id };
    },
    async 'auth.logout'() {
      const user = await newUser();
      const { accessToken } = await office.app.call(auth.login, { body: { username: user.email, password } });
      await office.app.call(auth.logout, {}, accessToken);
      return { actorId: user.id, entityId: user.id };
    },
    async 'auth.resetByAdministrator'() {
      const { id } = await newUser();
      await office.app.call(auth.resetByAdministrator, { body: { id, ...pair } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'users.invitationLink'() {
      const { id } = await newUser({});
      await office.app.call(users.invitationLink, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'accountChanges.undo'() {
      const { id, email } = await newUser();
      const change = { params: { id }, body: { email: `other.${email}` } };
      await office.app.call(users.update, change, office.administrator);
      const told = (await office.app.outbox()).find(({ recipient }) => recipient === email);
      const token = /this-was-not-me#token=([\w-]+)/.exec(told?.body ?? '')?.[1] ?? '';
      await office.app.call(accountChanges.undo, { body: { token } });
      return { actorId: id, entityId: id };
    },
    async 'auth.forgotPassword'() {
      const user = await newUser();
      await office.app.call(auth.forgotPassword, { body: { username: user.email } });
      await office.app.jobs.runDue();
      return { actorId: null, entityId: user.id };
    },
    async 'auth.resetPassword'() {
      const user = await newUser({});
      const mail = (await office.app.outbox()).find(({ recipient }) => recipient === user.email);
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
      await office.app.call(auth.resetPassword, { body: { token, ...pair } });
      return { actorId: user.id, entityId: user.id };
    },
    async 'auth.changePassword'() {
      const user = await newUser();
      const { accessToken } = await office.app.call(auth.login, { body: { username: user.email, password } });
      const body = { currentPassword: password, ...pair };
      await office.app.call(auth.changePassword, { params: { id: user.id }, body }, accessToken);
      return { actorId: user.id, entityId: user.id };
    },
    async 'users.create'() {
      return { actorId: office.chief, entityId: (await newUser()).id };
    },
    async 'users.update'() {
      const { id } = await newUser();
      await office.app.call(
        users.update,
        { params: { id }, body: { name: 'Renamed' } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async 'users.remove'() {
      const { id } = await newUser();
      await office.app.call(users.remove, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'users.restore'() {
      const { id } = await newUser();
      await office.app.call(users.remove, { params: { id } }, office.administrator);
      await office.app.call(users.restore, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'users.setPhoto'() {
      const { id } = await newUser();
      await office.app.call(
        users.setPhoto,
        { params: { id }, body: { photo: await samplePhoto() } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async 'users.removePhoto'() {
      const { id } = await newUser();
      await office.app.call(
        users.setPhoto,
        { params: { id }, body: { photo: await samplePhoto() } },
        office.administrator,
      );
      await office.app.call(users.removePhoto, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'roles.create'() {
      return { actorId: office.chief, entityId: (await newRole()).id };
    },
    async 'roles.update'() {
      const { id } = await newRole();
      await office.app.call(
        roles.update,
        { params: { id }, body: { description: 'Changed' } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async 'roles.remove'() {
      const { id } = await newRole();
      await office.app.call(roles.remove, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
  };
}
