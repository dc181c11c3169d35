import {
  formatAmount,
  maskName,
  type MembershipFee,
  type MembershipFeeRow,
  type PayerView,
} from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import { whyClosed } from './fee-closed.ts';
import { type FeeRow, findRenewalIdOf } from './fee-rows.repository.ts';
import { words } from './words.en.ts';
import { nameForVisitors } from '../members/index.ts';
import { balanceOf, presentKeptApart, presentPayments, waysToPay } from '../payments/index.ts';

/** Of what was waived or cancelled nothing is open any more. */
const openBalance = (fee: Pick<FeeRow, 'status' | 'amount' | 'amountPaid'>) =>
  fee.status === 'open' ? balanceOf(fee) : 0;

/** For somebody who wants to pay: nothing, too, where the member has died or left. */
const payableBalance = (row: FeeRow) => (whyClosed(row) === null ? balanceOf(row) : 0);

function dueFields(row: FeeRow) {
  return {
    amount: formatAmount(row.amount),
    currency: row.currency,
    amountPaid: formatAmount(row.amountPaid),
    balance: formatAmount(openBalance(row)),
    reference: row.reference,
    paymentStatus: row.paymentStatus,
    method: row.method,
    paidOn: row.paidOn,
    receiptNumber: row.receiptNumber,
    isSimulated: row.isSimulated,
  };
}

export function toFeeRow(row: FeeRow): MembershipFeeRow {
  return {
    id: row.id,
    feeNumber: row.feeNumber,
    memberId: row.memberId,
    memberName: row.memberName,
    membershipCode: row.membershipCode,
    kind: row.kind,
    membershipTypeId: row.membershipTypeId,
    membershipType: row.membershipType,
    paymentFrequencyId: row.paymentFrequencyId,
    paymentFrequency: row.paymentFrequency,
    periods: row.periods,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    status: row.status,
    ...dueFields(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

export async function toFee(db: Db | Tx, row: FeeRow): Promise<MembershipFee> {
  return {
    ...toFeeRow(row),
    renewalId: await findRenewalIdOf(db, row.id),
    payments: await presentPayments(db, { column: 'feeId' }, row.id),
  };
}

/** What somebody who has the link gets to see: enough to pay, and to know what came of it. */
export async function toPayerView(db: Db | Tx, row: FeeRow, cards: CardPayments): Promise<PayerView> {
  const isCancelled = row.status === 'cancelled' && row.paymentStatus === 'unpaid';
  const due = { balance: payableBalance(row), currency: row.currency, reference: row.reference };
  const ways = await waysToPay(db, due, cards);
  return {
    id: row.id,
    kind: 'fee',
    title: words.title[row.kind](row.membershipType),
    maskedName: maskName(await nameForVisitors(db, row.memberId, row.memberName)),
    memberId: row.memberId,
    ...dueFields(row),
    balance: formatAmount(due.balance),
    ...(isCancelled && { paymentStatus: 'cancelled' as const }),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    purpose: null,
    reason: row.paymentStatus === 'rejected' ? row.reason : null,
    keptApart: await presentKeptApart(db, { column: 'feeId' }, row.id),
    waysToPay: due.balance > 0 ? ways : { accounts: [], card: { ...ways.card, isAvailable: false } },
  };
}
