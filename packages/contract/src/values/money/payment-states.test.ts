import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextPaymentState,
  type PaymentEvent,
  paymentEvents,
  type PaymentState,
  paymentStates,
  type PaymentStatus,
  paymentStatuses,
  statesBefore,
  summariseDue,
} from './payment-states.ts';

/** The drawing of the domain, arrow by arrow. Whatever is not here can't happen. */
const arrows: [PaymentStatus, PaymentEvent, PaymentState][] = [
  ['unpaid', 'slipSent', 'pending'],
  ['unpaid', 'cardStarted', 'processing'],
  ['unpaid', 'recordedPaid', 'paid'],
  ['unpaid', 'recordedPending', 'pending'],
  ['pending', 'approved', 'paid'],
  ['pending', 'rejected', 'rejected'],
  ['processing', 'gatewayYes', 'paid'],
  ['processing', 'gatewayNo', 'failed'],
  ['processing', 'gatewayCancelled', 'cancelled'],
  ['processing', 'givenUp', 'failed'],
  ['failed', 'gatewayYes', 'paid'],
  ['cancelled', 'gatewayYes', 'paid'],
  ['paid', 'reversed', 'reversed'],
];

test.each(paymentStatuses.flatMap((state) => paymentEvents.map((event) => ({ state, event }))))(
  '$event when $state',
  ({ state, event }) => {
    const arrow = arrows.find(([from, by]) => from === state && by === event);
    expect(nextPaymentState(state, event)).toBe(arrow?.[2] ?? null);
  },
);

test.each(paymentEvents)('%s starts from exactly the states that it leads out of', (event) => {
  const before = arrows.flatMap(([from, by]) => (by === event && from !== 'unpaid' ? [from] : []));
  expect(statesBefore(event).toSorted()).toEqual(before.toSorted());
});

const ways = (state: PaymentStatus) => paymentEvents.filter((event) => nextPaymentState(state, event));

test('nothing leads out of rejected and reversed, and only a reversal out of paid', () => {
  expect([ways('rejected'), ways('reversed'), ways('paid')]).toEqual([[], [], ['reversed']]);
});

const attempt = (status: PaymentState, amount = 100, isSurplus = false) => ({ status, amount, isSurplus });

test.each([
  ['nobody tried', [], 'unpaid', 0],
  ['paid in full', [attempt('paid')], 'paid', 100],
  ['a part is paid', [attempt('paid', 40)], 'unpaid', 40],
  ['in two parts', [attempt('paid', 60), attempt('paid', 40)], 'paid', 100],
  ['a part is paid, the rest waits', [attempt('pending', 60), attempt('paid', 40)], 'pending', 40],
  ['rejected, then sent again', [attempt('pending'), attempt('rejected')], 'pending', 0],
  ['rejected', [attempt('rejected'), attempt('failed')], 'rejected', 0],
  ['a late failure after the money came', [attempt('failed'), attempt('paid')], 'paid', 100],
  ['reversed', [attempt('reversed')], 'reversed', 0],
  [
    'corrected downwards',
    [
      { ...attempt('paid', 40), splitOf: 'wrong' },
      { ...attempt('reversed'), id: 'wrong' },
    ],
    'unpaid',
    40,
  ],
  ['paid twice', [attempt('paid', 100, true), attempt('paid')], 'paid', 100],
  ['a slip waits while a card is tried', [attempt('processing'), attempt('pending')], 'pending', 0],
] as const)('%s', (_, payments, paymentStatus, amountPaid) => {
  expect(summariseDue(100, payments)).toMatchObject({ paymentStatus, amountPaid });
});

test('paid is what is paid in full, by payments that are paid', () => {
  const attempts = fc.array(
    fc.record({
      status: fc.constantFrom(...paymentStates),
      amount: fc.integer({ min: 1, max: 200 }),
      isSurplus: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), attempts, (amount, payments) => {
      const { paymentStatus, amountPaid, deciding } = summariseDue(amount, payments);
      const counted = payments.filter(({ status, isSurplus }) => status === 'paid' && !isSurplus);
      expect(amountPaid).toBe(counted.reduce((sum, payment) => sum + payment.amount, 0));
      expect(paymentStatus === 'paid').toBe(counted.length > 0 && amountPaid >= amount);
      expect(paymentStatus === 'unpaid' || deciding?.status === paymentStatus).toBe(true);
    }),
  );
});
