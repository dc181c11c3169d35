import {
  balanceOf,
  type Day,
  formatAmount,
  type MembershipFee,
  type MembershipFeeRow,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { type FeeRow, findFeeRow, findRenewalIdOf } from './fee.repository.ts';
import { words } from './words.en.ts';
import { presentPayments } from '../payments/index.ts';
import type { ReceiptFacts } from '../receipts/index.ts';

/** Nothing is open any more of a fee that was waived or cancelled. */
const openBalance = (fee: Pick<FeeRow, 'status' | 'amount' | 'amountPaid'>) =>
  fee.status === 'open' ? balanceOf(fee) : 0;

export function dueFields(row: FeeRow) {
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

export async function toFee(
  db: Db | Tx,
  row: FeeRow,
  audience: { isForPayer?: boolean } = {},
): Promise<MembershipFee> {
  return {
    ...toFeeRow(row),
    renewalId: await findRenewalIdOf(db, row.id),
    payments: await presentPayments(db, { column: 'feeId' }, row.id, audience),
  };
}

interface FeeOfMember {
  id: string;
  memberId: string;
  kind: 'registration' | 'renewal';
  periodFrom: Day;
  periodTo: Day | null;
  name: string;
  email: string | null;
  membershipCode: string;
  membershipType: string;
  reference: string | null;
  isTaxDeductible: boolean;
}

/** What a receipt tells of a fee. */
export function feeFacts(fee: FeeOfMember): ReceiptFacts {
  return {
    payer: {
      name: fee.name,
      membershipCode: fee.membershipCode,
      email: fee.email,
    },
    title: words.title[fee.kind](fee.membershipType),
    period: { from: fee.periodFrom, to: fee.periodTo },
    reference: fee.reference,
    isTaxDeductible: fee.isTaxDeductible,
    statusPath: `/member/${fee.memberId}/renew/${fee.id}/payment-status`,
  };
}

export async function wholeFee(db: Db | Tx, id: string): Promise<MembershipFee> {
  return toFee(db, orNotFound(await findFeeRow(db, id)));
}
