import {
  cardPayments,
  donations,
  type Endpoint,
  fees,
  type InputOf,
  receipts,
  renewals,
  toTakeBack,
} from '@kathok/contract';
import { AppError, orNotFound } from '../base/app-error.ts';
import type { Tx } from '../db/open-database.ts';
import type { HeldAct, Hold } from '../modules/approvals/index.ts';
import { type DueKind, type DueKinds, paymentWords } from '../modules/payments/index.ts';
import { findFeeOfRenewal, findKindOfFee, findPaidByReceipt, findPaidFor } from './held-act.repository.ts';
import { actOnMoney, lockMoney, statusChange, sumChange } from './money-of-due.ts';

/** Ties the input of an endpoint to what describes it. */
export function holdOf<E extends Endpoint>(
  hold: Omit<Hold, 'endpoint' | 'describe'> & {
    endpoint: E;
    describe(tx: Tx, input: InputOf<E>): Promise<HeldAct | null>;
  },
): Hold {
  return { ...hold, describe: (tx, _, input) => hold.describe(tx, input as InputOf<E>) };
}

/** Verifying, reversing, refunding, and what else happens to a payment as it is. */
export const paymentActs = (dues: DueKinds): Hold[] => [
  ...verifying(dues),
  ...takingBack(dues),
  holdOf({
    act: 'waive',
    endpoint: fees.waive,
    async describe(tx, { params, body }) {
      const money = await lockMoney(tx, dues.fee, params.id);
      const { amount, amountPaid } = money.due;
      const changes = [sumChange(amount - amountPaid, 0), statusChange('unpaid', 'waived')];
      return actOnMoney(tx, money, { amount: amount - amountPaid, changes, reason: body.reason });
    },
  }),
  holdOf({
    act: 'write_off',
    endpoint: fees.remove,
    async describe(tx, { params }) {
      // A renewal that nobody wants any more is owed by nobody; what joining costs is.
      if ((await findKindOfFee(tx, params.id))?.kind !== 'registration') return null;
      const money = await lockMoney(tx, dues.fee, params.id);
      const { amount, amountPaid } = money.due;
      const changes = [sumChange(amount - amountPaid, 0), statusChange('unpaid', 'cancelled')];
      return actOnMoney(tx, money, { amount: amount - amountPaid, changes });
    },
  }),
  holdOf({
    act: 'write_off',
    endpoint: cardPayments.close,
    async describe(tx, { params, body }) {
      const payment = orNotFound(await findPaidFor(tx, params.id));
      const money = await lockMoney(tx, ...dueOf(dues, payment));
      const changes = [statusChange('processing', 'cancelled')];
      return actOnMoney(tx, money, { amount: payment.amount, changes, reason: body.reason });
    },
  }),
];

const dueOf = (
  dues: DueKinds,
  { feeId, donationId }: { feeId: string | null; donationId: string | null },
): [DueKind, string] => [feeId ? dues.fee : dues.donation, feeId ?? donationId ?? ''];

type Decision = InputOf<typeof donations.decide>['body'];

/**
 * Another sum than the payer named, and a slip that came without anybody logging in: the person who verifies it might have
 * sent it, too. With a line of the bank's statement one verifier is enough, since that shows that the money came.
 */
async function describeApproval(tx: Tx, kind: DueKind, dueId: string, decision: Decision) {
  if (decision.decision !== 'approve') return null;
  const money = await lockMoney(tx, kind, dueId);
  const payment = money.payments.find(({ status }) => status === 'pending');
  if (!payment) return null;
  const { amount } = payment;
  const received = decision.amountReceived ?? amount;
  if (received === amount && payment.submittedBy !== null) return null;
  const changes = [
    ...(received === amount ? [] : [sumChange(amount, received)]),
    statusChange('pending', 'paid'),
  ];
  return actOnMoney(tx, money, { amount: received, changes, reason: decision.reason });
}

function verifying(dues: DueKinds): Hold[] {
  const verify = { act: 'approve_payment', isSecondedByCalling: true } as const;
  return [
    holdOf({
      ...verify,
      endpoint: fees.decide,
      describe: (tx, { params, body }) => describeApproval(tx, dues.fee, params.id, body),
    }),
    holdOf({
      ...verify,
      endpoint: donations.decide,
      describe: (tx, { params, body }) => describeApproval(tx, dues.donation, params.id, body),
    }),
    holdOf({
      ...verify,
      endpoint: renewals.decide,
      async describe(tx, { params, body }) {
        const { feeId } = orNotFound(await findFeeOfRenewal(tx, params.id));
        return describeApproval(tx, dues.fee, feeId, body);
      },
    }),
  ];
}

interface TakeBack {
  reason: string;
  paymentId?: string | undefined;
}

/** A paid payment leaves the books. */
export async function describeReversal(
  tx: Tx,
  kind: DueKind,
  dueId: string,
  { reason, paymentId }: TakeBack,
): Promise<HeldAct> {
  const money = await lockMoney(tx, kind, dueId);
  const payment = toTakeBack(money.payments.filter(({ id }) => id === (paymentId ?? id)));
  if (!payment) throw new AppError('wrong_state', { detail: paymentWords.notPaid });
  const { amount } = payment;
  const changes = [sumChange(amount, 0), statusChange('paid', 'reversed')];
  return actOnMoney(tx, money, { amount, changes, reason });
}

/** Through the bank or by hand, or as a receipt that becomes void. */
function takingBack(dues: DueKinds): Hold[] {
  const refund = { act: 'refund', asksOutside: true } as const;
  return [
    holdOf({
      act: 'reverse',
      endpoint: fees.reverse,
      describe: (tx, { params, body }) => describeReversal(tx, dues.fee, params.id, body),
    }),
    holdOf({
      act: 'reverse',
      endpoint: donations.reverse,
      describe: (tx, { params, body }) => describeReversal(tx, dues.donation, params.id, body),
    }),
    holdOf({
      act: 'reverse',
      endpoint: receipts.void,
      async describe(tx, { params, body }) {
        const payment = orNotFound(await findPaidByReceipt(tx, params.id));
        return describeReversal(tx, ...dueOf(dues, payment), { ...body, paymentId: payment.id });
      },
    }),
    holdOf({
      ...refund,
      endpoint: cardPayments.refundFee,
      describe: (tx, { params, body }) => describeReversal(tx, dues.fee, params.id, body),
    }),
    holdOf({
      ...refund,
      endpoint: cardPayments.refundDonation,
      describe: (tx, { params, body }) => describeReversal(tx, dues.donation, params.id, body),
    }),
  ];
}
