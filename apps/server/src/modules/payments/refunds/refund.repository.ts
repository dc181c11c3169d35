import { isOpenRefund, refundStates } from '@kathok/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

export type RefundRecord = Selectable<Schema['cardRefunds']>;

const openStates = refundStates.filter((state) => isOpenRefund({ state }));

/** What the bank was asked and has not answered clearly; nobody else changes it until this transaction ends. */
export function lockOpenRefund(tx: Tx, paymentId: string): Promise<RefundRecord | undefined> {
  return tx
    .selectFrom('cardRefunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasOpenRefund(tx: Tx, paymentId: string): Promise<boolean> {
  return (await lockOpenRefund(tx, paymentId)) !== undefined;
}

export async function findRefusedCalls(tx: Tx, paymentId: string) {
  const refused = await tx
    .selectFrom('cardRefunds')
    .select('call')
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'refused')
    .execute();
  return refused.map(({ call }) => call);
}

export function insertRefund(tx: Tx, refund: Insertable<Schema['cardRefunds']>): Promise<RefundRecord> {
  return tx.insertInto('cardRefunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

export async function updateRefund(
  tx: Tx,
  id: string,
  values: Updateable<Schema['cardRefunds']>,
): Promise<void> {
  await tx.updateTable('cardRefunds').set(values).where('id', '=', id).execute();
}

/** The latest request for each of these payments. */
export function findLatestRefunds(db: Db | Tx, paymentIds: readonly string[]) {
  return db
    .selectFrom('cardRefunds as refund')
    .leftJoin('users as requester', 'requester.id', 'refund.requestedBy')
    .distinctOn('refund.paymentId')
    .selectAll('refund')
    .select('requester.name as requesterName')
    .where('refund.paymentId', 'in', [...paymentIds])
    .orderBy('refund.paymentId')
    .orderBy('refund.requestedAt', 'desc')
    .execute();
}
