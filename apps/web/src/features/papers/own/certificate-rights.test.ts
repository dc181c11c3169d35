import { type Ability, isAllowed } from '@kathok/contract';
import { expect, it } from 'vitest';
import { certificateRights } from './certificate-rights.ts';

const rightsOf = (memberId: string | null, ability: Ability) =>
  certificateRights('m1', { memberId }, (...asked) => isAllowed(ability, ...asked));

it('lets members open and see their own certificates, and nobody else by that right', () => {
  const ability: Ability = [{ action: 'manage', subject: 'MemberProfile' }];
  expect(rightsOf('m1', ability)).toEqual({ mayIssue: true, mayRead: true });
  expect(rightsOf('m2', ability)).toEqual({ mayIssue: false, mayRead: false });
  expect(rightsOf(null, ability)).toEqual({ mayIssue: false, mayRead: false });
});

it('lets staff issue who may change donations, and see who may read reports', () => {
  const donations = { action: 'update', subject: 'Donation' } as const;
  const reports = { action: 'read', subject: 'Report' } as const;
  expect(rightsOf(null, [donations])).toEqual({ mayIssue: true, mayRead: false });
  expect(rightsOf(null, [reports])).toEqual({ mayIssue: false, mayRead: true });
  expect(rightsOf(null, [{ action: 'manage', subject: 'all' }])).toEqual({ mayIssue: true, mayRead: true });
});
