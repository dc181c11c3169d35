import { auth, roles, users } from '@kathok/contract';
import type { endpointClient } from './endpoint-client.ts';

export const shippedRoles = [
  'Administrator',
  'Membership officer',
  'Treasurer',
  'Auditor',
  'Member',
  'Reader',
] as const;
export type ShippedRole = (typeof shippedRoles)[number];

export interface Account {
  id: string;
  email: string;
  password: string;
}

export const administrator = { email: 'administrator@example.bt', password: 'butter lamps at first light' };

/** One account per shipped role, made by the Administrator through the API. */
export async function makeAccounts({
  call,
}: ReturnType<typeof endpointClient>): Promise<Map<string, Account>> {
  const { email: username, password } = administrator;
  const { accessToken, userData } = await call(auth.login, { body: { username, password } });
  const accounts = new Map<string, Account>([['Administrator', { id: userData.id, ...administrator }]]);
  const { data } = await call(roles.list, { query: { takeAll: 'true' } }, accessToken);
  for (const { id: roleId, name } of data.filter((role) => !accounts.has(role.name))) {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.bt`;
    const body = { name: `The ${name}`, email, roleId, password };
    const { id } = await call(users.create, { body }, accessToken);
    accounts.set(name, { id, email, password });
  }
  return accounts;
}
