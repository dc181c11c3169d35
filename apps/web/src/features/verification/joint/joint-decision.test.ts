import type { JointItem, JointPayment } from '@kathok/contract';
import { expect, test } from 'vitest';
import { ApiProblem } from '../../../lib/problem.ts';
import {
  allChosen,
  chosenSchema,
  fieldInForm,
  jointApproval,
  newReceipts,
  refusedInForm,
  sumOfChosen,
  waitingItems,
} from './joint-decision.ts';

const item = (id: string, amount: string, more: Partial<JointItem> = {}): JointItem => ({
  id,
  feeId: `fee of ${id}`,
  donationId: null,
  memberId: `member ${id}`,
  name: id,
  title: 'Renewal, General',
  amount,
  currency: 'BTN',
  amountPaid: '0.00',
  balance: amount,
  periodFrom: null,
  periodTo: null,
  paymentStatus: 'pending',
  receiptNumber: null,
  paymentId: `payment of ${id}`,
  ...more,
});
const waiting = [
  item('karma', '1200.00'),
  item('dechen', '600.00'),
  item('lamps', '300.00', { feeId: null, donationId: 'donation' }),
];
const all = () => allChosen(waiting);
/** All of it, with what differs at its place. */
const chosen = (...changes: Partial<ReturnType<typeof all>['items'][number]>[]) => ({
  ...all(),
  items: all().items.map((one, place) => ({ ...one, ...changes[place] })),
});
const refused = (values: ReturnType<typeof all>) =>
  chosenSchema(waiting)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.'));

test('all of it is approved without naming anything', () => {
  expect(jointApproval(waiting, all())).toEqual({ decision: 'approve' });
  expect(jointApproval(waiting, chosen({ amount: '1,200' }))).toEqual({ decision: 'approve' });
});

test('what is not chosen stays due, and the others go with their amounts', () => {
  const part = chosen({}, { isChosen: false }, { amount: '250.5' });
  expect(jointApproval(waiting, part)).toEqual({
    decision: 'approve',
    items: [
      { id: 'karma', amount: '1200.00' },
      { id: 'lamps', amount: '250.50' },
    ],
  });
  expect(sumOfChosen(part)).toBe(145_050);
});

test('what is beyond a fee needs a purpose; a donation may be more', () => {
  const more = chosen({ amount: '1500' });
  expect(refused(more)).toEqual(['excessPurposeId']);
  const said = { ...more, excessPurposeId: 'lamps' };
  expect(refused(said)).toBeUndefined();
  expect(jointApproval(waiting, said)).toMatchObject({ excessPurposeId: 'lamps' });
  expect(refused(chosen({}, {}, { amount: '500' }))).toBeUndefined();
  // Chosen while it was more, and then no more.
  expect(jointApproval(waiting, { ...all(), excessPurposeId: 'lamps' })).toEqual({ decision: 'approve' });
});

test('something has to be chosen, and only what is chosen needs a sum', () => {
  const none = { isChosen: false };
  expect(refused(chosen(none, none, none))).toEqual(['items.0.isChosen']);
  expect(refused(chosen({}, { amount: 'six' }))).toEqual(['items.1.amount']);
  expect(refused(chosen({}, { amount: 'six', isChosen: false }))).toBeUndefined();
});

test('what the server refuses is told at the line of the form', () => {
  const part = chosen({}, { isChosen: false });
  expect(fieldInForm('items.1.id', part)).toBe('items.2.amount');
  expect(fieldInForm('items', part)).toBe('items');
  expect(fieldInForm('journalNumber', part)).toBe('journalNumber');
  const problem = { type: 'about:blank', title: 'Not valid', status: 422, code: 'not_valid', requestId: '1' };
  const errors = [{ property: 'items.1.id', constraints: { exists: 'does not wait' } }];
  expect(refusedInForm(new ApiProblem({ ...problem, errors }), part)).toMatchObject({
    problem: { errors: [{ property: 'items.2.amount' }] },
  });
});

test('what waits is asked for, and its receipts are told', () => {
  const paid = item('paid', '500.00', { paymentStatus: 'paid', receiptNumber: 'R-1' });
  const joint = { items: [...waiting, paid] } as JointPayment;
  expect(waitingItems(joint, [])).toEqual(waiting);
  // Paid in another way meanwhile; what was sent for it still waits.
  expect(waitingItems(joint, ['payment of paid'])).toHaveLength(4);
  const after = { items: joint.items.map((one) => ({ ...one, receiptNumber: one.receiptNumber ?? 'R-2' })) };
  expect(newReceipts(joint, after as JointPayment)).toEqual(['R-2', 'R-2', 'R-2']);
});
