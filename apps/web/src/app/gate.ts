import { isAllowed, type UserData } from '@kathok/contract';
import type { ScreenAccess } from '../lib/route.ts';
import { homeOf } from './navigation.ts';

export const loginPath = '/login';
export const notAuthorizedPath = '/misc/not-authorized';
export const passwordPath = '/user/password-reset';
const signInPath = '/user/sign-in';

type Question = {
  access: ScreenAccess;
  path: string;
  user: Pick<UserData, 'roleType' | 'ability' | 'mustChangePassword' | 'mustAddSecondFactor'> | null;
  /** Where the person was when asked to sign in. */
  from: string | undefined;
};

/** Where to go instead of the screen, or nothing when it may be shown. */
export function detour({ access, path, user, from }: Question): string | undefined {
  if (access === 'public') return undefined;
  if (!user) return access === 'guestOnly' ? undefined : loginPath;
  if (user.mustChangePassword) return path === passwordPath ? undefined : passwordPath;
  if (user.mustAddSecondFactor) return path === signInPath ? undefined : signInPath;
  if (access === 'guestOnly') return from ?? homeOf(user);
  if (access === 'signedIn' || isAllowed(user.ability, ...access)) return undefined;
  return notAuthorizedPath;
}
