import type { Day } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { newReference } from '../../platform/payment-reference.repository.ts';
import { codeAtEnd, nameAtEnd } from '../../db/at-end/index.ts';
import { wasEverPaid } from '../payments/index.ts';

interface NewFee {
  memberId: string;
  kind: 'registration' | 'renewal';
  membershipTypeId: string;
  paymentFrequencyId: string;
  periods: number;
  periodFrom: Day;
  /** Null: for life. */
  periodTo: Day | null;
  amount: number;
  currency: string;
  status?: 'open' | 'waived';
  /** Paid, it brings the member a link to an account. */
  wantsAccount?: boolean;
}

/** What is owed for joining or staying, with a reference to quote in a transfer. */
export async function insertFee(tx: Tx, fee: NewFee, now: Date) {
  const reference = await newReference(tx);
  const feeNumber = await codeAtEnd(tx, 'fee_number', 'F');
  const inserted = await tx
    .insertInto('membershipFees')
    .values({ ...fee, feeNumber, reference, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  nameAtEnd(tx, 'membershipFees', 'feeNumber', { id: inserted.id, code: feeNumber });
  return inserted;
}

/** What a member still owes for joining; nobody else changes it until this transaction ends. */
export function lockOpenRegistrations(tx: Tx, memberId: string) {
  return tx
    .selectFrom('membershipFees')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('kind', '=', 'registration')
    .where('status', '=', 'open')
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
}

export function repriceFee(
  tx: Tx,
  id: string,
  terms: Pick<NewFee, 'membershipTypeId' | 'paymentFrequencyId' | 'periodTo' | 'amount' | 'currency'>,
  now: Date,
) {
  return tx
    .updateTable('membershipFees')
    .set((row) => ({ ...terms, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface FeeOfType {
  id: string;
  membershipTypeId: string;
}

/** What the books say was paid for General stays General, also where that was taken back. */
export async function keepsTypeOfReceipts(
  tx: Tx,
  fee: FeeOfType,
  membershipTypeId: string,
): Promise<boolean> {
  return membershipTypeId === fee.membershipTypeId || !(await wasEverPaid(tx, { column: 'feeId' }, fee.id));
}
