import { createHash } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Statement } from '../../gateways/card-gateway.ts';

const openRefund = sql<boolean>`exists (select from card_refunds
  where card_refunds.payment_id = payments.id and state in ('requested', 'unknown'))`.as('hasOpenRefund');

/** A payment by card, and how far asking about it has got. */
function attempts(db: Db | Tx) {
  return db
    .selectFrom('payments')
    .innerJoin('cardAttempts', 'cardAttempts.paymentId', 'payments.id')
    .selectAll('payments')
    .select([
      'cardAttempts.rounds',
      'cardAttempts.timesAsked',
      'cardAttempts.lastAskedAt',
      'cardAttempts.nextAskAt',
      'cardAttempts.gatewayWords',
      'cardAttempts.doubt',
    ])
    .select(openRefund);
}
export type CardAttemptRecord = Awaited<ReturnType<typeof findAttempt>> & {};

export function findAttempt(db: Db | Tx, id: string) {
  return attempts(db).where('payments.id', '=', id).executeTakeFirst();
}

export function findByOrderId(db: Db | Tx, orderId: string) {
  return attempts(db).where('payments.gatewayOrderId', '=', orderId).executeTakeFirst();
}

/** Nobody else changes it until this transaction ends. */
export async function lockAttempt(tx: Tx, id: string) {
  await tx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute();
  return findAttempt(tx, id);
}

/** Those whose time to be asked about has come, the longest waiting first. */
export function findToAsk(db: Db | Tx, gateway: string, now: Date, limit: number) {
  return attempts(db)
    .where('payments.gateway', '=', gateway)
    .where('cardAttempts.nextAskAt', '<=', now)
    .orderBy('cardAttempts.nextAskAt')
    .limit(limit)
    .execute();
}

export async function isGatewayReferenceUsed(tx: Tx, gateway: string, reference: string): Promise<boolean> {
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where('gatewayReference', '=', reference)
    .executeTakeFirst();
  return other !== undefined;
}

export async function insertAttempt(tx: Tx, attempt: Insertable<Schema['cardAttempts']>): Promise<void> {
  await tx.insertInto('cardAttempts').values(attempt).execute();
}

type Progress = Pick<
  Updateable<Schema['cardAttempts']>,
  'rounds' | 'lastAskedAt' | 'nextAskAt' | 'gatewayWords' | 'doubt'
>;

export async function updateAttempt(tx: Tx, paymentId: string, progress: Progress): Promise<void> {
  await tx
    .updateTable('cardAttempts')
    .set((row) => ({ ...progress, timesAsked: row('timesAsked', '+', 1) }))
    .where('paymentId', '=', paymentId)
    .execute();
}

export async function setNextAsk(tx: Tx, paymentId: string, nextAskAt: Date | null): Promise<void> {
  await tx.updateTable('cardAttempts').set({ nextAskAt }).where('paymentId', '=', paymentId).execute();
}

/** A person has looked at it, whatever state it is in. */
export async function markDecided(tx: Tx, paymentId: string, decided: Decided): Promise<void> {
  await tx.updateTable('payments').set(decided).where('id', '=', paymentId).execute();
  await setNextAsk(tx, paymentId, null);
}
type Decided = Required<
  Pick<Updateable<Schema['payments']>, 'reason' | 'verifiedAt' | 'verifiedBy' | 'updatedAt'>
>;

/** What the bank says now is not what a person had closed: somebody has to look again. */
export async function reopen(tx: Tx, paymentId: string): Promise<void> {
  await tx.updateTable('payments').set({ verifiedBy: null }).where('id', '=', paymentId).execute();
}

/** Every different thing that was said about a payment, once. */
export async function keepEvent(
  tx: Tx,
  paymentId: string,
  source: 'return' | 'enquiry',
  { outcome, raw, description }: Statement,
  receivedAt: Date,
): Promise<void> {
  const message = JSON.stringify(Object.keys(raw).length > 0 ? raw : { description });
  const fingerprint = createHash('sha256').update(`${outcome} ${message}`).digest('hex');
  await tx
    .insertInto('gatewayEvents')
    .values({ paymentId, source, outcome, message, fingerprint, receivedAt })
    .onConflict((conflict) => conflict.columns(['paymentId', 'source', 'fingerprint']).doNothing())
    .execute();
}

/** How the payer quotes it. */
export async function referenceOf(
  db: Db | Tx,
  table: 'membershipFees' | 'donations',
  id: string,
): Promise<string> {
  const { reference } = await db
    .selectFrom(table)
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reference;
}
