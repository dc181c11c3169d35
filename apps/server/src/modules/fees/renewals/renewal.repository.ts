import type { Db, Tx } from '../../../db/open-database.ts';
import type { Channel, ChosenTerms } from './renewable.ts';
import { isSimulatedDue } from '../../ledger/index.ts';

/** Renewals with what their fee says. */
export function renewalRows(db: Db | Tx) {
  return db
    .selectFrom('membershipRenewals as renewal')
    .innerJoin('membershipFees as fee', 'fee.id', 'renewal.feeId')
    .innerJoin('members', 'members.id', 'renewal.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.paymentId', '=', 'fee.decidingPaymentId').on('receipts.voidedAt', 'is', null),
    )
    .where('renewal.deletedAt', 'is', null)
    .selectAll('renewal')
    .select(['people.name as memberName', 'members.membershipCode'])
    .select([
      'fee.membershipTypeId',
      'fee.paymentFrequencyId',
      'fee.periods',
      'fee.periodFrom',
      'fee.periodTo',
    ])
    .select(['fee.amount', 'fee.currency', 'fee.reference', 'fee.paymentStatus', 'receipts.receiptNumber'])
    .select(['type.name as membershipType', 'frequency.name as paymentFrequency'])
    .select(isSimulatedDue('fee_id', 'fee.id', 'fee.deciding_payment_id').as('isSimulated'));
}
export type RenewalRow = Awaited<ReturnType<ReturnType<typeof renewalRows>['execute']>>[number];

export function findRenewal(db: Db | Tx, id: string): Promise<RenewalRow | undefined> {
  return renewalRows(db).where('renewal.id', '=', id).executeTakeFirst();
}

export function findRenewalsOfMember(db: Db | Tx, memberId: string): Promise<RenewalRow[]> {
  return renewalRows(db)
    .where('renewal.memberId', '=', memberId)
    .orderBy('renewal.createdAt', 'desc')
    .orderBy('renewal.id')
    .execute();
}

interface NewRenewal extends ChosenTerms {
  memberId: string;
  feeId: string;
  channel: Channel;
  now: Date;
}

export function insertRenewal(tx: Tx, { now, ...renewal }: NewRenewal) {
  return tx
    .insertInto('membershipRenewals')
    .values({ ...renewal, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function touchRenewal(
  tx: Tx,
  id: string,
  values: Partial<ChosenTerms>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('membershipRenewals')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function keepTermsOf(tx: Tx, id: string, chosen: ChosenTerms): Promise<void> {
  await tx.updateTable('membershipRenewals').set(chosen).where('id', '=', id).execute();
}
