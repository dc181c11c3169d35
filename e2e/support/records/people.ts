import { randomUUID } from 'node:crypto';
import { type Action, permissions, roles, type Subject, type User, users } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';

/** Long enough for anybody. */
export const goodPassword = 'juniper smoke at the pass';

/** Every journey brings its own people, so that none disturbs another. */
export const newEmail = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@example.bt`;

/** Staff always have an e-mail address. */
type Person = User & { email: string; password: string };

/** Somebody with a role of their own, which has these rights and no others. */
export async function addPersonWithRights(
  name: string,
  rights: readonly (readonly [Action, Subject])[],
): Promise<Person> {
  const token = await tokenOf('Administrator');
  const all = await ask(permissions.all, {}, token);
  const permissionIds = all
    .filter((one) => rights.some(([action, subject]) => one.action === action && one.subject === subject))
    .map(({ id }) => id);
  const role = `${name} ${randomUUID().slice(0, 8)}`;
  await ask(roles.create, { body: { name: role, roleType: 'admin', permissionIds } }, token);
  return addPerson(name, role);
}

/** Somebody of a role who can sign in. */
export async function addPerson(name: string, role: string): Promise<Person> {
  const token = await tokenOf('Administrator');
  const { data } = await ask(roles.list, { query: { takeAll: 'true' } }, token);
  const roleId = data.find((candidate) => candidate.name === role)?.id;
  if (!roleId) throw new Error(`There is no role ${role}.`);
  const body = { name, email: newEmail(name), roleId, password: goodPassword };
  return { ...(await ask(users.create, { body }, token)), password: goodPassword };
}

let serial = Math.floor(Math.random() * 90_000_000);

/** A CID of Paro that nobody has yet. */
export const newCid = (): string => `108${String(++serial % 100_000_000).padStart(8, '0')}`;
