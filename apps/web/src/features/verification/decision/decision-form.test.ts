import type { Payment } from '@kathok/contract';
import { expect, test } from 'vitest';
import { approval, asSaid, decisionSchema } from './decision-form.ts';
import { donationKind } from '../donation.kind.ts';
import { feeKind } from '../fee.kind.ts';
import type { Waiting } from '../kind.ts';

const payment: Payment = {
  id: 'payment',
  method: 'mobile_transfer',
  amount: '1200.00',
  currency: 'BTN',
  status: 'pending',
  bank: 'Bank of Bhutan',
  journalNumber: '48291157',
  paidOn: '2026-05-01',
  slip: null,
  slipType: null,
  gatewayOrderId: null,
  gatewayReference: null,
  submittedAt: '2026-05-01T06:00:00.000Z',
  submittedBy: null,
  verifiedBy: null,
  verifiedAt: null,
  reason: null,
  remarks: null,
  isSurplus: false,
  isSimulated: false,
  refund: null,
  receipt: null,
  version: 1,
};
const item: Waiting = {
  kind: feeKind,
  id: 'fee',
  name: 'Karma Choden',
  code: 'KM-0000018',
  page: '/membership-list/view/1',
  matter: 'Renewal',
  due: '1200.00',
  currency: 'BTN',
  reference: 'R3M8-47',
  facts: [],
  payment,
  jointPaymentId: null,
  doubts: [],
  ageDays: 0,
  isFirstFee: false,
  lookedAtBy: [],
  payerContact: { email: null, phone: null, isMailed: false, isSwitchedOff: false },
};

test('an approval says only what differs from what the payer said', () => {
  expect(approval(payment, asSaid(item))).toEqual({ decision: 'approve' });
  expect(approval(payment, { ...asSaid(item), amountReceived: '1200' })).toEqual({ decision: 'approve' });
  expect(approval(payment, { ...asSaid(item), amountReceived: '1000', bank: 'BNB' })).toEqual({
    decision: 'approve',
    amountReceived: '1000',
    bank: 'BNB',
  });
});

test('what is left over of a fee needs a purpose; of a donation there is nothing left over', () => {
  const more = { ...asSaid(item), amountReceived: '1,500' };
  expect(
    decisionSchema(item)
      .safeParse(more)
      .error?.issues.map(({ path }) => path),
  ).toEqual([['excessPurposeId']]);
  expect(decisionSchema(item).safeParse({ ...more, excessPurposeId: 'lamps' }).data).toMatchObject({
    amountReceived: '1500',
  });
  expect(decisionSchema({ ...item, kind: donationKind }).safeParse(more).success).toBe(true);
});

test('the number of the transfer is corrected, never emptied', () => {
  const { success } = decisionSchema(item).safeParse({ ...asSaid(item), journalNumber: ' ' });
  expect(success).toBe(false);
  const without = { ...item, payment: { ...payment, journalNumber: null } };
  expect(decisionSchema(without).safeParse(asSaid(without)).success).toBe(true);
});
