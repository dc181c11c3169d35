import { describe, expect, test } from 'vitest';
import { differenceTo, mayMatch, type Proposal } from './difference.ts';

const fee: Proposal = {
  paymentId: 'p',
  dueKind: 'fee',
  dueId: 'f',
  sort: 'renewal',
  payerName: 'Namgay Pem',
  membershipCode: 'KM-0008458',
  title: 'General',
  amount: '350.00',
  status: 'pending',
  paidOn: '2026-10-20',
  journalNumber: '48726655',
  reference: null,
  hasSlip: true,
  receiptNumber: null,
  pledgeId: null,
  owed: '300.00',
  evidence: { journal: 'same', reference: 'absent', amount: 'same', daysLater: 0, sender: 'fits' },
  approvedFor: null,
  isMeanwhile: false,
};
const donation: Proposal = { ...fee, dueKind: 'donation', sort: 'donation', owed: null };

describe('what waits', () => {
  test('more than is due of a fee asks what the rest is for', () => {
    expect(differenceTo('350.00', fee)).toEqual({
      kind: 'over',
      isApproved: false,
      due: '300.00',
      by: '50.00',
      asksPurpose: true,
    });
  });

  test('less leaves the fee open, and a donation is whatever was given', () => {
    expect(differenceTo('250.00', fee)).toMatchObject({ kind: 'short', by: '50.00', asksPurpose: false });
    expect(differenceTo('400.00', donation)).toMatchObject({ kind: 'over', by: '50.00', asksPurpose: false });
  });

  test('where nothing is owed any more the money is held', () => {
    expect(differenceTo('350.00', { ...fee, owed: null })).toMatchObject({
      kind: 'held',
      asksPurpose: false,
    });
  });
});

describe('what was approved meanwhile', () => {
  const approved = { approvedFor: '300.00', status: 'paid' as const, owed: null };

  test('keeps its line with the difference', () => {
    const over = differenceTo('350.00', { ...fee, ...approved });
    expect(over).toMatchObject({ kind: 'over', isApproved: true, by: '50.00', asksPurpose: true });
    expect(mayMatch(over)).toBe(true);
  });

  test('is not offered where less came in than was approved', () => {
    expect(mayMatch(differenceTo('250.00', { ...fee, ...approved }))).toBe(false);
    expect(mayMatch(differenceTo('250.00', fee))).toBe(true);
  });
});
