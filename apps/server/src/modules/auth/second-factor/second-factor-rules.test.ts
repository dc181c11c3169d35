import { expect, it } from 'vitest';
import { mayTrustDevice, mustAddSecondFactor, needsSecondFactor } from './second-factor-rules.ts';

const none = { hasAuthenticator: false, hasPasskey: false };
const app = { hasAuthenticator: true, hasPasskey: false };
const passkey = { hasAuthenticator: false, hasPasskey: true };

it('staff with an app or a passkey need it beside the password', () => {
  expect(needsSecondFactor({ roleType: 'admin', ...none })).toBe(false);
  expect(needsSecondFactor({ roleType: 'admin', ...app })).toBe(true);
  expect(needsSecondFactor({ roleType: 'admin', ...passkey })).toBe(true);
});

it('to a member a passkey is one more way in, and the password goes on working', () => {
  expect(needsSecondFactor({ roleType: 'user', ...passkey })).toBe(false);
});

it('somebody whose role requires one has to add it, once', () => {
  const required = { roleType: 'admin', requiresSecondFactor: true } as const;
  expect(mustAddSecondFactor({ ...required, ...none })).toBe(true);
  expect(mustAddSecondFactor({ ...required, ...app })).toBe(false);
  expect(mustAddSecondFactor({ ...required, ...passkey })).toBe(false);
  expect(mustAddSecondFactor({ ...required, ...none, requiresSecondFactor: false })).toBe(false);
});

it('a device is trusted by staff who showed a code or a passkey, unless their role is asked each time', () => {
  const staff = { roleType: 'admin', secondFactorEachTime: false, ...app } as const;
  expect(mayTrustDevice(staff, 'code')).toBe(true);
  expect(mayTrustDevice({ ...staff, ...passkey }, 'passkey')).toBe(true);
  expect(mayTrustDevice(staff, 'recovery_code')).toBe(false);
  expect(mayTrustDevice({ ...staff, secondFactorEachTime: true }, 'code')).toBe(false);
  expect(mayTrustDevice({ ...staff, ...passkey, roleType: 'user' }, 'passkey')).toBe(false);
});
