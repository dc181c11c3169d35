import type { UserData } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { redirectFor as detourOf, ownerOf } from './redirects.ts';
import { homeOf } from './navigation.ts';

const staff = {
  id: 'u1',
  roleType: 'admin',
  ability: [{ action: 'read', subject: 'User' }],
  mustChangePassword: false,
  mustAddSecondFactor: false,
} as const;
const member = {
  id: 'u2',
  roleType: 'user',
  ability: [{ action: 'manage', subject: 'MemberProfile' }],
  mustChangePassword: false,
  mustAddSecondFactor: false,
} as const;
const asked = { path: '/apps/user/list', from: undefined, access: ['read', 'User'] } as const;
type Question = Parameters<typeof detourOf>[0];
const redirectFor = (question: Omit<Question, 'owner'>) => detourOf({ ...question, owner: undefined });
const user = (kind: typeof staff | typeof member) => ({ ...kind, ability: [...kind.ability] });

describe('the gate', () => {
  it('sends a guest to the sign-in page, except to what is public', () => {
    expect(redirectFor({ ...asked, user: null })).toBe('/login');
    expect(redirectFor({ ...asked, access: 'signedIn', user: null })).toBe('/login');
    expect(redirectFor({ ...asked, access: 'public', user: null })).toBeUndefined();
    expect(redirectFor({ ...asked, access: 'guestOnly', user: null })).toBeUndefined();
  });

  it('shows a screen to whom the ability allows it, and nobody else', () => {
    expect(redirectFor({ ...asked, user: user(staff) })).toBeUndefined();
    expect(redirectFor({ ...asked, access: ['manage', 'User'], user: user(staff) })).toBe(
      '/misc/not-authorized',
    );
    expect(redirectFor({ ...asked, user: user(member) })).toBe('/misc/not-authorized');
    expect(redirectFor({ ...asked, access: 'signedIn', user: user(member) })).toBeUndefined();
  });

  it('leads from the sign-in page back to where one was, else to the home of the role', () => {
    const login = { path: '/login', access: 'guestOnly' } as const;
    expect(redirectFor({ ...login, user: user(staff), from: '/audit?page=2' })).toBe('/audit?page=2');
    expect(redirectFor({ ...login, user: user(staff), from: undefined })).toBe('/apps/user/list');
    expect(redirectFor({ ...login, user: user(member), from: undefined })).toBe('/membership-details/view');
    const everything = { ...user(staff), ability: [{ action: 'manage' as const, subject: 'all' as const }] };
    expect(homeOf(everything)).toBe('/dashboard');
    expect(homeOf({ roleType: 'admin', ability: [] })).toBe('/apps/user/view');
    expect(homeOf(null)).toBe('/home');
  });

  it('keeps a user with a one-time password at choosing a new one, whatever the ability', () => {
    const fresh = { ...user(member), mustChangePassword: true };
    expect(redirectFor({ ...asked, user: fresh })).toBe('/user/password-reset');
    expect(
      redirectFor({
        path: '/user/password-reset',
        access: ['read', 'Password'],
        from: undefined,
        user: fresh,
      }),
    ).toBeUndefined();
    expect(redirectFor({ ...asked, access: 'public', user: fresh })).toBeUndefined();
  });

  it('keeps a user whose role requires a second step at adding one, after the password', () => {
    const bare = { ...user(staff), mustAddSecondFactor: true };
    expect(redirectFor({ ...asked, user: bare })).toBe('/user/sign-in');
    expect(redirectFor({ path: '/login', access: 'guestOnly', from: '/audit', user: bare })).toBe(
      '/user/sign-in',
    );
    expect(
      redirectFor({ path: '/user/sign-in', access: 'signedIn', from: undefined, user: bare }),
    ).toBeUndefined();
    expect(redirectFor({ ...asked, user: { ...bare, mustChangePassword: true } })).toBe(
      '/user/password-reset',
    );
  });

  it('leads somebody else than was there before to their own home, from whatever page', () => {
    const home = '/membership-details/view';
    const login = { path: '/login', access: 'guestOnly', from: '/audit?page=2' } as const;
    expect(detourOf({ ...login, user: user(staff), owner: 'u1' })).toBe('/audit?page=2');
    expect(detourOf({ ...login, user: user(member), owner: 'u1' })).toBe(home);
    // The other person was not seen to log out: this tab was asleep.
    const open = { path: '/membership-list/view/7', access: 'signedIn', from: undefined } as const;
    expect(detourOf({ ...open, user: user(member), owner: 'u1' })).toBe(home);
    expect(detourOf({ ...open, path: home, user: user(member), owner: 'u1' })).toBeUndefined();
  });

  it('knows whose page it is until somebody else has left it', () => {
    const next = user(member) as unknown as UserData;
    expect(ownerOf('u1', null, '/login')).toBe('u1');
    expect(ownerOf('u1', next, '/login')).toBe('u1');
    expect(ownerOf('u1', next, '/membership-details/view')).toBe('u2');
    expect(ownerOf(undefined, next, '/audit')).toBe('u2');
  });
});
