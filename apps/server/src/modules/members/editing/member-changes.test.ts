import { expect, test } from 'vitest';
import { differences, requireOwnChangeAllowed, split } from './member-changes.ts';
import type { MemberRecord } from '../member.repository.ts';

const record = {
  name: 'Pema Lhamo',
  phone: '+97517000001',
  email: null,
  remarks: null,
  endReason: 'resigned',
  endedOn: '2026-01-01',
  endNote: null,
} as unknown as MemberRecord;

test('what a form sends back unchanged is no change', () => {
  expect(differences(record, { name: 'Pema Lhamo', phone: '+97517000001', email: null })).toEqual({});
  expect(differences(record, { name: 'Pema Lhamu', phone: '+97517000001' })).toEqual({ name: 'Pema Lhamu' });
});

test('an end is one thing: its day is corrected together with its reason', () => {
  expect(differences(record, { endReason: 'resigned', endedOn: '2026-01-01' })).toEqual({});
  expect(differences(record, { endReason: 'resigned', endedOn: '2026-02-01' })).toEqual({
    endReason: 'resigned',
    endedOn: '2026-02-01',
  });
});

test('members change how they are reached, and nothing else', () => {
  expect(() => requireOwnChangeAllowed({ phone: '+97517000002', village: 'Tang' })).not.toThrow();
  expect(() => requireOwnChangeAllowed({ phone: '+97517000002', name: 'X', remarks: 'y' })).toThrow(
    expect.objectContaining({ code: 'not_allowed', message: expect.stringContaining('name, remarks') }),
  );
  expect(() => requireOwnChangeAllowed({ reinstate: true })).toThrow(/end of the membership/);
});

test('a change is split between the person and the membership', () => {
  expect(split({ name: 'X', remarks: 'y', endReason: 'deceased', endedOn: '2026-05-05' })).toEqual({
    person: { name: 'X' },
    member: { remarks: 'y', endReason: 'deceased', endedOn: '2026-05-05', endNote: null },
  });
  expect(split({ reinstate: true, reinstateNote: 'Came back' }).member).toEqual({
    endReason: null,
    endedOn: null,
    endNote: null,
  });
});
