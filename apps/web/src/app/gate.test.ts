import { describe, expect, it } from 'vitest';
import { detour } from './gate.ts';
import { homeOf } from './navigation.ts';

const staff = {
  roleType: 'admin',
  ability: [{ action: 'read', subject: 'User' }],
  mustChangePassword: false,
  mustAddSecondFactor: false,
} as const;
const member = {
  roleType: 'user',
  ability: [{ action: 'manage', subject: 'MemberProfile' }],
  mustChangePassword: false,
  mustAddSecondFactor: false,
} as const;
const asked = { path: '/apps/user/list', from: undefined, access: ['read', 'User'] } as const;
const user = (kind: typeof staff | typeof member) => ({ ...kind, ability: [...kind.ability] });

describe('the gate', () => {
  it('sends a guest to the sign-in page, except to what is public', () => {
    expect(detour({ ...asked, user: null })).toBe('/login');
    expect(detour({ ...asked, access: 'signedIn', user: null })).toBe('/login');
    expect(detour({ ...asked, access: 'public', user: null })).toBeUndefined();
    expect(detour({ ...asked, access: 'guestOnly', user: null })).toBeUndefined();
  });

  it('shows a screen to whom the ability allows it, and nobody else', () => {
    expect(detour({ ...asked, user: user(staff) })).toBeUndefined();
    expect(detour({ ...asked, access: ['manage', 'User'], user: user(staff) })).toBe('/misc/not-authorized');
    expect(detour({ ...asked, user: user(member) })).toBe('/misc/not-authorized');
    expect(detour({ ...asked, access: 'signedIn', user: user(member) })).toBeUndefined();
  });

  it('leads from the sign-in page back to where one was, else to the home of the role', () => {
    const login = { path: '/login', access: 'guestOnly' } as const;
    expect(detour({ ...login, user: user(staff), from: '/audit?page=2' })).toBe('/audit?page=2');
    expect(detour({ ...login, user: user(staff), from: undefined })).toBe('/apps/user/list');
    expect(detour({ ...login, user: user(member), from: undefined })).toBe('/membership-details/view');
    const everything = { ...user(staff), ability: [{ action: 'manage' as const, subject: 'all' as const }] };
    expect(homeOf(everything)).toBe('/dashboard');
    expect(homeOf({ roleType: 'admin', ability: [] })).toBe('/apps/user/view');
    expect(homeOf(null)).toBe('/home');
  });

  it('keeps a user with a one-time password at choosing a new one, whatever the ability', () => {
    const fresh = { ...user(member), mustChangePassword: true };
    expect(detour({ ...asked, user: fresh })).toBe('/user/password-reset');
    expect(
      detour({ path: '/user/password-reset', access: ['read', 'Password'], from: undefined, user: fresh }),
    ).toBeUndefined();
    expect(detour({ ...asked, access: 'public', user: fresh })).toBeUndefined();
  });

  it('keeps a user whose role requires a second step at adding one, after the password', () => {
    const bare = { ...user(staff), mustAddSecondFactor: true };
    expect(detour({ ...asked, user: bare })).toBe('/user/sign-in');
    expect(detour({ path: '/login', access: 'guestOnly', from: '/audit', user: bare })).toBe('/user/sign-in');
    expect(
      detour({ path: '/user/sign-in', access: 'signedIn', from: undefined, user: bare }),
    ).toBeUndefined();
    expect(detour({ ...asked, user: { ...bare, mustChangePassword: true } })).toBe('/user/password-reset');
  });
});
