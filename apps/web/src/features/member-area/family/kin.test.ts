import type { KeptMember } from '@kathok/contract';
import { expect, test } from 'vitest';
import { chosenOf, kinOf, payableOf, sumOf } from './kin.ts';

const member = (id: string, more: Partial<KeptMember> = {}): KeptMember => ({
  id,
  name: id,
  membershipCode: 'KM-0000018',
  membershipType: 'General',
  standing: 'current',
  paidUntil: '2026-12-31',
  isLifetime: false,
  due: null,
  renewal: null,
  card: '',
  receipts: [],
  ...more,
});
const option = {
  membershipTypeId: 'type',
  membershipType: 'General',
  isCurrent: true,
  paymentFrequencyId: 'yearly',
  paymentFrequency: 'Yearly',
  months: 12,
  periodTo: '2027-12-31',
  amount: '1200.00',
  currency: 'BTN',
};
const renewable = { renewal: { from: '2027-01-01', options: [option] } };
const due = {
  feeId: 'fee',
  amount: '600.00',
  currency: 'BTN',
  periodTo: '2027-12-31',
  paymentStatus: 'unpaid' as const,
};

test('what is owed comes before what may be renewed, and what is being checked is not paid twice', () => {
  expect(payableOf(member('a', { ...renewable, due }))).toMatchObject({ kind: 'pay', feeId: 'fee' });
  expect(payableOf(member('a', renewable))).toMatchObject({ kind: 'pay', amount: '1200.00', feeId: null });
  const waiting = { due: { ...due, paymentStatus: 'pending' as const } };
  expect(payableOf(member('a', waiting))).toEqual({ kind: 'checking' });
  expect(payableOf(member('a', { isLifetime: true }))).toEqual({ kind: 'life' });
  expect(payableOf(member('a'))).toEqual({ kind: 'nothing' });
});

test('those who are ticked and due make one sum', () => {
  const kin = kinOf(member('a', renewable), []);
  const chosen = chosenOf(
    [...kin, { member: member('b', { due }), link: null, payable: payableOf(member('b', { due })) }],
    new Set(['a', 'b', 'c']),
  );
  expect(chosen.map(({ item }) => item)).toEqual([{ memberId: 'a' }, { feeId: 'fee' }]);
  expect(sumOf(chosen)).toEqual({ minor: 180_000, currency: 'BTN' });
  expect(sumOf([])).toBeNull();
  expect(sumOf([...chosen, { ...chosen[0]!, currency: 'USD' }])).toBeNull();
});
