import { type FamilyLink, familyStates, keptMember, type KeptMember } from '@kathok/contract';
import { describe, expect, test } from 'vitest';
import type { FoundLink } from './family-link.repository.ts';
import type { Side } from './link-rules.ts';
import { isListed, keptMemberOf, presentLink, type RegisterRow } from './present-family.ts';

const at = new Date('2026-11-19T06:00:00Z');
const secrets = {
  identityNumber: '11410000001',
  phone: '+97517000001',
  email: 'secret@example.bt',
  village: 'Secret village',
  dzongkhag: 'Secret valley',
  gewog: 'Secret gewog',
  nameDzongkha: 'གསང་བ',
  photoFileId: 'secret-photo',
  gender: 'male',
  country: 'Secretland',
};
const row = {
  ...secrets,
  id: 'kept-id',
  personId: 'secret-person',
  name: 'Sangay Penjor',
  membershipCode: 'KM-0000026',
  membershipTypeId: 'type',
  membershipType: 'General',
  paymentFrequencyId: 'yearly',
  paymentFrequency: 'Yearly',
  paidUntil: '2026-12-31',
  isLifetime: false,
  endReason: null,
  endedOn: null,
  joinedOn: '2020-01-01',
  graceDays: 30,
  renewalWindowDays: 60,
  countryCurrency: 'BTN',
  version: 1,
} as unknown as RegisterRow;
const beside = { fee: undefined, prices: [], receipts: [], today: '2026-11-19' };
const kept = keptMemberOf(row, beside);

test('a keeper sees of a kept member the list of the specification, and no field more', () => {
  expect(Object.keys(kept).toSorted()).toEqual(
    [
      'id',
      'name',
      'membershipCode',
      'membershipType',
      'standing',
      'paidUntil',
      'isLifetime',
      'due',
      'renewal',
      'card',
      'receipts',
    ].toSorted(),
  );
  expect(Object.keys(keptMember.shape).toSorted()).toEqual(Object.keys(kept).toSorted());
  const text = JSON.stringify(kept);
  for (const secret of [...Object.values(secrets), 'secret-person']) expect(text).not.toContain(secret);
});

test('what is due is what is still open of the fee', () => {
  const fee = {
    id: 'fee',
    memberId: 'kept-id',
    amount: 120_000,
    amountPaid: 20_000,
    currency: 'BTN',
    periodTo: '2027-12-31',
    paymentStatus: 'unpaid' as const,
  };
  expect(keptMemberOf(row, { ...beside, fee }).due).toEqual({
    feeId: 'fee',
    amount: '1000.00',
    currency: 'BTN',
    periodTo: '2027-12-31',
    paymentStatus: 'unpaid',
  });
});

const linkIn = (state: FoundLink['state']): FoundLink => ({
  id: 'link',
  keeperId: 'keeper-id',
  memberId: 'kept-id',
  askedCode: 'KM-0000026',
  relation: 'parent',
  state,
  askedBy: 'member',
  consent: state === 'accepted' ? 'own' : null,
  note: 'secret note',
  answerHash: 'secret hash',
  answerUntil: at,
  askedAt: at,
  askedUser: 'secret user',
  answeredAt: at,
  answeredUser: 'secret user',
  endedAt: state === 'ended' ? at : null,
  endedUser: null,
  keeperCode: 'KM-0000018',
  keeperName: 'Karma Choden',
});

/** Which of the fields that not everybody sees are there. */
function seen(state: FoundLink['state'], side: Side): (keyof FamilyLink)[] {
  const link = presentLink(linkIn(state), side, { kept: kept as KeptMember, paymentsMade: 2 });
  expect(JSON.stringify(link)).not.toMatch(/secret (hash|user)/);
  return (['memberId', 'note', 'kept', 'keeper', 'paymentsMade'] as const).filter(
    (field) => link[field] !== null,
  );
}

const listed = (side: Side) => familyStates.filter((state) => isListed({ state }, side));

describe('each state from each side', () => {
  const expected: Record<Side, Record<(typeof familyStates)[number], (keyof FamilyLink)[]>> = {
    keeper: { asked: [], accepted: ['memberId', 'kept'], declined: [], ended: [] },
    kept: {
      asked: ['memberId', 'keeper'],
      accepted: ['memberId', 'keeper', 'paymentsMade'],
      declined: ['memberId', 'keeper'],
      ended: ['memberId', 'keeper'],
    },
    staff: {
      asked: ['memberId', 'note', 'keeper'],
      accepted: ['memberId', 'note', 'kept', 'keeper', 'paymentsMade'],
      declined: ['memberId', 'note', 'keeper'],
      ended: ['memberId', 'note', 'keeper'],
    },
  };
  for (const side of ['keeper', 'kept', 'staff'] as const)
    test.each([...familyStates])(`${side}, %s`, (state) => {
      expect(seen(state, side)).toEqual(expected[side][state]);
    });

  test('what has ended is in nobody’s list but the office’s', () => {
    expect(listed('keeper')).toEqual(['asked', 'accepted', 'declined']);
    expect(listed('kept')).toEqual(['asked', 'accepted']);
    expect(listed('staff')).toEqual([...familyStates]);
  });

  test('a request that found nobody looks to the keeper like one that waits', () => {
    const told = { kept: null, paymentsMade: 0 };
    const waiting = presentLink(linkIn('asked'), 'keeper', { kept, paymentsMade: 2 });
    expect(presentLink({ ...linkIn('asked'), memberId: null }, 'keeper', told)).toEqual(waiting);
  });
});
