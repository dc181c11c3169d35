import type { Ability } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { requireMayManageAccount } from './require-may-manage.ts';

const officer = { id: 'a', ability: [{ action: 'manage', subject: 'User' }] } as unknown as Actor;
const everything: Ability = [{ action: 'manage', subject: 'all' }];

describe('requireMayManageAccount', () => {
  it('lets nobody touch an account that may do more', () => {
    expect(() => requireMayManageAccount(officer, { id: 'b', ability: everything })).toThrow(
      expect.objectContaining({ code: 'not_allowed' }),
    );
  });

  it('lets them touch one that may do as much or less, and their own', () => {
    const reader: Ability = [{ action: 'read', subject: 'User' }];
    for (const account of [
      { id: 'b', ability: reader },
      { id: 'c', ability: [] },
      { id: 'a', ability: everything },
    ]) {
      expect(() => requireMayManageAccount(officer, account)).not.toThrow();
    }
  });
});
