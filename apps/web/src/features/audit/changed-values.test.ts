import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

it('shows both sides of every field, in words', () => {
  const before = { status: 'active', phone: null };
  const after = { status: 'disabled', phone: '+97517123456' };
  expect(changedValues({ before, after })).toEqual([
    { field: 'Status', before: 'Active', after: 'Disabled' },
    { field: 'Phone', before: 'nothing', after: '+97517123456' },
  ]);
});

it('shows what a new record began with', () => {
  expect(changedValues({ before: null, after: { photo: 'f3…', isActive: true } })).toEqual([
    { field: 'Photo', before: 'nothing', after: 'a photo' },
    { field: 'isActive', before: 'nothing', after: 'yes' },
  ]);
});

it('says what a role may do', () => {
  const [change] = changedValues({ before: { permissions: [] }, after: { permissions: ['read User'] } });
  expect(change).toEqual({ field: 'May', before: 'nothing', after: 'see users' });
});
