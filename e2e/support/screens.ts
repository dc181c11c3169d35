import { roles, users } from '@kathok/contract';
import { ask, tokenOf } from './api.ts';

/** Every screen there is, as its visitor reaches it: what must hold everywhere is checked on all of them. */
export const guestScreens = [
  '/login',
  '/forgot-password',
  '/reset-password#token=not-a-real-one',
  '/nowhere',
];

export async function officeScreens(): Promise<string[]> {
  const token = await tokenOf('Administrator');
  const [user] = (await ask(users.list, { query: { q: 'member' } }, token)).data;
  const [role] = (await ask(roles.list, { query: {} }, token)).data;
  return [
    '/dashboard',
    '/apps/user/list',
    `/apps/user/list/view/${user!.id}`,
    `/apps/user/list/${user!.id}/password-reset`,
    '/apps/user/view',
    '/user/password-reset',
    '/roles',
    '/roles/add',
    `/roles/view/${role!.id}/edit`,
    '/apps/permissions',
    '/audit',
    '/misc/not-authorized',
    '/nowhere',
  ];
}
