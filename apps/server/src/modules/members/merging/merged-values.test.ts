import { expect, test } from 'vitest';
import type { MemberRecord } from '../member.repository.ts';
import { mergedValues, valuesToPutBack } from './merged-values.ts';

const record = (values: object) =>
  ({
    name: 'Pema Lhamo',
    phone: null,
    email: null,
    identityType: null,
    identityNumber: null,
    photoFileId: null,
    joinedOn: '2024-05-01',
    remarks: null,
    endReason: null,
    endedOn: null,
    endNote: null,
    ...values,
  }) as unknown as MemberRecord;

test('the kept record speaks; where it is silent the other one does', () => {
  const kept = record({ phone: '+97517000001', identityType: null });
  const other = record({
    name: 'Pema Lham',
    phone: '+97577000002',
    email: 'p@example.bt',
    identityType: 'cid',
    identityNumber: '11410001234',
  });
  expect(mergedValues(kept, other)).toMatchObject({
    person: {
      name: 'Pema Lhamo',
      phone: '+97517000001',
      email: 'p@example.bt',
      identityType: 'cid',
      identityNumber: '11410001234',
    },
  });
});

test('a choice counts more, and a number comes with its kind', () => {
  const kept = record({ identityType: 'passport', identityNumber: 'G123456' });
  const other = record({ name: 'Pema Lham', identityType: 'cid', identityNumber: '11410001234' });
  expect(mergedValues(kept, other, { name: 'other', identityNumber: 'other' }).person).toMatchObject({
    name: 'Pema Lham',
    identityType: 'cid',
    identityNumber: '11410001234',
  });
});

const isClaimed = (...given: Parameters<typeof mergedValues>) =>
  mergedValues(...given).person.isContactClaimed;

test('a contact that staff have not confirmed stays unconfirmed where it is taken over', () => {
  const claimed = record({ phone: '+97577000002', email: 'p@example.bt', isContactClaimed: true });
  const confirmed = record({ phone: '+97517000001', email: 'own@example.bt', isContactClaimed: false });
  expect(isClaimed(confirmed, claimed)).toBe(false);
  expect(isClaimed(confirmed, claimed, { email: 'other' })).toBe(true);
  expect(isClaimed(record({ isContactClaimed: false }), claimed)).toBe(true);
  expect(isClaimed(claimed, confirmed)).toBe(true);
});

test('the earlier joining counts and both remarks stay', () => {
  const merged = mergedValues(
    record({ remarks: 'Sings' }),
    record({ joinedOn: '2020-01-01', remarks: 'Cooks' }),
  );
  expect(merged.member).toMatchObject({ joinedOn: '2020-01-01', remarks: 'Sings\nCooks' });
});

test('an end is taken over only when that was chosen', () => {
  const other = record({ endReason: 'deceased', endedOn: '2025-01-01' });
  expect(mergedValues(record({}), other).member.endReason).toBeNull();
  expect(mergedValues(record({}), other, { endReason: 'other' }).member).toMatchObject({
    endReason: 'deceased',
    endedOn: '2025-01-01',
  });
});

test('taking a merge back leaves later corrections alone', () => {
  const before = { phone: null, email: null, name: 'A' };
  const written = { phone: '+1', email: 'x@y.bt', name: 'A' };
  expect(valuesToPutBack(before, written, { phone: '+1', email: 'new@y.bt', name: 'B' })).toEqual({
    phone: null,
  });
});
