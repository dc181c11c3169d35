import { can, endpoint, ownOr } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { bearerToken, requireAccess } from './authorization.ts';

const actor: Actor = {
  id: '1',
  name: 'Dorji',
  role: 'Auditor',
  roleType: 'admin',
  ability: [{ action: 'read', subject: 'User' }],
  sessionId: '2',
  memberId: null,
  mustChangePassword: false,
  mustAddSecondFactor: false,
};
const base = { method: 'GET', path: '/x', summary: '' } as const;
const refusal = (check: () => void) => {
  try {
    check();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'let through';
};

describe('requireAccess', () => {
  it.each([
    ['public' as const, null, 'let through'],
    ['signedIn' as const, null, 'not_signed_in'],
    ['signedIn' as const, actor, 'let through'],
    [can('read', 'User'), null, 'not_signed_in'],
    [can('read', 'User'), actor, 'let through'],
    [can('update', 'User'), actor, 'not_allowed'],
    [ownOr('update', 'User'), null, 'not_signed_in'],
    [ownOr('update', 'User'), actor, 'not_allowed'],
    [ownOr('update', 'User'), { ...actor, memberId: '3' }, 'let through'],
    [ownOr('read', 'User'), actor, 'let through'],
    [can('read', 'User'), { ...actor, mustChangePassword: true }, 'password_change_required'],
    ['public' as const, { ...actor, mustChangePassword: true }, 'let through'],
    ['signedIn' as const, { ...actor, mustAddSecondFactor: true }, 'second_factor_setup_required'],
  ])('%j', (access, who, expected) => {
    expect(refusal(() => requireAccess(endpoint({ ...base, access }), who))).toBe(expected);
  });

  it('lets the service decide whose it is where something is named', () => {
    const one = { ...base, path: '/x/:id', access: ownOr('update', 'User') };
    const write = { ...base, method: 'POST', access: ownOr('update', 'User') } as const;
    for (const named of [one, write])
      expect(refusal(() => requireAccess(endpoint(named as typeof write), actor))).toBe('let through');
  });

  it('lets somebody with a one-time password do what leads to a new one', () => {
    const change = endpoint({ ...base, access: 'signedIn', beforePasswordChange: true });
    expect(refusal(() => requireAccess(change, { ...actor, mustChangePassword: true }))).toBe('let through');
  });
});

describe('bearerToken', () => {
  it.each([
    ['Bearer abc.def-_~+/=', 'abc.def-_~+/='],
    ['bearer abc', 'abc'],
    ['Bearer', undefined],
    ['Bearer ', undefined],
    ['Bearer a b', undefined],
    ['Basic abc', undefined],
    ['Bearer a,Bearer b', undefined],
    [`Bearer ${'a'.repeat(5000)}`, undefined],
    [undefined, undefined],
  ])('%s', (header, expected) => {
    expect(bearerToken(header)).toBe(expected);
  });
});
