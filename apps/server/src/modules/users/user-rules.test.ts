import { describe, expect, it } from 'vitest';
import type { AppError } from '../../base/app-error.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  differences,
  endsSessions,
  needsLongerPassword,
  requireOwnChangeAllowed,
  type UserChange,
} from './user-rules.ts';

const karma = {
  name: 'Karma',
  email: 'karma@example.bt',
  phone: null,
  roleId: 'r1',
  status: 'active',
} as const;

it('sees only what would change', () => {
  expect(differences(karma, { ...karma })).toEqual({});
  expect(differences(karma, { name: 'Karma', phone: '+97517123456', roleId: undefined })).toEqual({
    phone: '+97517123456',
  });
  expect(differences({ ...karma, phone: '+97517123456' }, { phone: null })).toEqual({ phone: null });
});

describe('of oneself', () => {
  const member = { ability: [{ action: 'manage', subject: 'MemberProfile' }] } as unknown as Actor;
  const administrator = { ability: [{ action: 'manage', subject: 'all' }] } as unknown as Actor;

  it.each<[string, UserChange, string | null, string | null]>([
    ['the name', { name: 'Karma W' }, null, null],
    ['the phone', { phone: null }, null, null],
    ['the e-mail', { email: 'k@example.bt' }, 'not_allowed', null],
    ['the role', { roleId: 'r2' }, 'not_allowed', 'not_allowed'],
    ['the status', { status: 'disabled' }, 'not_allowed', 'not_allowed'],
  ])('%s', (_what, change, byMember, byAdministrator) => {
    const refusalOf = (actor: Actor) => {
      try {
        requireOwnChangeAllowed(actor, change);
        return null;
      } catch (error) {
        return (error as AppError).code;
      }
    };
    expect([refusalOf(member), refusalOf(administrator)]).toEqual([byMember, byAdministrator]);
  });
});

it('ends sessions with another role or status only', () => {
  expect(endsSessions({ name: 'K', phone: null, email: 'k@example.bt' })).toBe(false);
  expect(endsSessions({ roleId: 'r2' })).toBe(true);
  expect(endsSessions({ status: 'active' })).toBe(true);
});

it('asks a longer password of a member who joins the staff', () => {
  expect(needsLongerPassword('user', 'admin')).toBe(true);
  expect(needsLongerPassword('user', 'user')).toBe(false);
  expect(needsLongerPassword('admin', 'user')).toBe(false);
});
