import { isAllowed, type UserData } from '@kathok/contract';
import { notAuthorizedPath, type ScreenAccess } from '../lib/route.ts';
import { homeOf } from './navigation.ts';

export const loginPath = '/login';
export const passwordPath = '/user/password-reset';
const signInPath = '/user/sign-in';

type Question = {
  access: ScreenAccess;
  path: string;
  user: Pick<UserData, 'id' | 'roleType' | 'ability' | 'mustChangePassword' | 'mustAddSecondFactor'> | null;
  /** Where the person was when asked to sign in. */
  from: string | undefined;
  /** Whose page this tab shows, or showed when somebody logged out. */
  owner: string | undefined;
};

const isOfAnother = (owner: string | undefined, user: { id: string }) =>
  owner !== undefined && owner !== user.id;

/** Whose page it is from now on. That of somebody else is left first. */
export const ownerOf = (owner: string | undefined, user: UserData | null, path: string): string | undefined =>
  user && (!isOfAnother(owner, user) || path === homeOf(user)) ? user.id : owner;

/** Where to go instead of the screen, or nothing when it may be shown. */
export function redirectFor({ access, path, user, from, owner }: Question): string | undefined {
  if (user && isOfAnother(owner, user) && path !== homeOf(user)) return homeOf(user);
  if (access === 'public') return undefined;
  if (!user) return access === 'guestOnly' ? undefined : loginPath;
  if (user.mustChangePassword) return path === passwordPath ? undefined : passwordPath;
  if (user.mustAddSecondFactor) return path === signInPath ? undefined : signInPath;
  if (access === 'guestOnly') return from ?? homeOf(user);
  if (access === 'signedIn' || isAllowed(user.ability, ...access)) return undefined;
  return notAuthorizedPath;
}
